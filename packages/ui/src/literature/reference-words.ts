import type { ReferenceWords } from '@footnote/domain';
import type { Translate } from '../messages/define-messages.ts';
import { evidenceMessages } from './evidence.messages.ts';
import { referenceMessages } from './reference.messages.ts';

/** What a list of references says, in the language of its reader. */
export function referenceWords(t: Translate): ReferenceWords {
  return {
    retracted: t(evidenceMessages.retracted),
    concern: t(evidenceMessages.concern),
    corrected: t(evidenceMessages.corrected),
    page: (page) => t(referenceMessages.page, { page }),
  };
}
