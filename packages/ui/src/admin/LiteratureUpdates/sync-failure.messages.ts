import type { LiteratureUpdatesStatus } from '@footnote/domain';
import { defineMessages, type Translate } from '../../messages/define-messages.ts';

/** Why a sync stopped, and what a person can do, by the code of the failure. */
const messages = defineMessages({
  'sync/unreachable': {
    defaultMessage: 'The server of PubMed files could not be reached. Check the network, then try again.',
    description: 'Why a sync stopped',
  },
  'sync/timed-out': {
    defaultMessage: 'The server of PubMed files stopped answering. It may be busy; try again later.',
    description: 'Why a sync stopped',
  },
  'sync/refused': {
    defaultMessage: 'The server of PubMed files refused {file, select, none {its list} other {{name}}}.',
    description: 'Why a sync stopped',
  },
  'sync/not-found': {
    defaultMessage: '{file, select, none {The list of files} other {{name}}} is not on the server.',
    description: 'Why a sync stopped',
  },
  'sync/not-a-listing': {
    defaultMessage: 'The server did not show its list of files. A proxy or sign-in page may stand between.',
    description: 'Why a sync stopped',
  },
  'sync/missing-file': {
    defaultMessage: 'A file is missing on the server between others, and files apply in order only. Try again later.',
    description: 'Why a sync stopped',
  },
  'sync/web-page': {
    defaultMessage: 'Instead of {name} came a web page. A proxy or sign-in page may stand between.',
    description: 'Why a sync stopped',
  },
  'sync/truncated': {
    defaultMessage: '{name} came only in part. The next try goes on from there.',
    description: 'Why a sync stopped',
  },
  'sync/no-checksum': {
    defaultMessage: 'The server has no checksum for {name} yet. Try again later.',
    description: 'Why a sync stopped',
  },
  'sync/wrong-checksum': {
    defaultMessage: '{name} came with a wrong checksum twice, and nothing of it was applied.',
    description: 'Why a sync stopped',
  },
  'sync/damaged': {
    defaultMessage: '{name} is damaged on the server, and nothing of it was applied.',
    description: 'Why a sync stopped',
  },
  'sync/disk-full': {
    defaultMessage: 'The disk is full. Free some space, then try again.',
    description: 'Why a sync stopped',
  },
  'sync/unwritable': {
    defaultMessage: 'The folder for downloads cannot be used. Check its permissions, then try again.',
    description: 'Why a sync stopped',
  },
});

function isKnown(code: string): code is keyof typeof messages {
  return Object.hasOwn(messages, code);
}

/** Why a sync stopped, and what a person can do; the server's own sentence where the reason is a rare one. */
export function failureMessage(
  t: Translate,
  { code, file, message }: NonNullable<LiteratureUpdatesStatus['failure']>,
): string {
  if (!isKnown(code)) return message;
  return t(messages[code], { file: file === '' ? 'none' : 'one', name: file });
}
