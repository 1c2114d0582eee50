import type { UnreadReason } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a part of a file could not be taken in. */
export const unreadMessages: Record<UnreadReason, MessageDescriptor> = defineMessages({
  'not-a-record': {
    defaultMessage: 'This stands in no reference.',
    description: 'Why a part of an imported file was not taken in',
  },
  'nothing-to-know-it-by': {
    defaultMessage: 'This reference has no title, DOI or PMID.',
    description: 'Why a part of an imported file was not taken in',
  },
  'not-well-formed': {
    defaultMessage: 'This is damaged or of another format.',
    description: 'Why a part of an imported file was not taken in',
  },
  'too-long': {
    defaultMessage: 'A field of this reference is too long.',
    description: 'Why a part of an imported file was not taken in',
  },
  'not-a-pmid': { defaultMessage: 'This is no PMID.', description: 'Why a part of an imported file was not taken in' },
  'unknown-pmid': {
    defaultMessage: 'This article is not in the literature index.',
    description: 'Why a part of an imported file was not taken in',
  },
  'too-many': {
    defaultMessage: 'The file has more references than can be read at once.',
    description: 'Why a part of an imported file was not taken in',
  },
  'no-room': {
    defaultMessage: 'There is no room in your library.',
    description: 'Why a part of an imported file was not taken in',
  },
});
