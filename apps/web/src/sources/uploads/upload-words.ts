import { BATCH_FILE_LIMIT } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';
import type { UploadProblem } from './uploads.store.ts';

const messages = defineMessages({
  'no-valid-files': {
    defaultMessage: 'No valid files to upload',
    description: 'None of the files that were given is a PDF under 500 MB',
  },
  'too-many-files': {
    defaultMessage: 'At most {limit, number} files are uploaded at once. The others were left out.',
    description: 'Said where more files were given',
  },
  'access-lost': {
    defaultMessage: 'The connection to the documents of “{source}” was lost, so the upload was canceled.',
    description: 'Said when a user may upload to a source no longer: it is gone, or they act for somebody else',
  },
  'quota-exceeded': {
    defaultMessage: 'The page quota of “{source}” is exceeded, so the upload was canceled.',
    description: 'Said when a source takes no more pages',
  },
  'batch-failed': {
    defaultMessage: 'The server did not take the files for “{source}”. Try again.',
    description: 'Said when files could not be announced to the server',
  },
});

/** Says what keeps an upload to a source from beginning, or ended it. */
export function uploadProblemText(t: Translate, problem: UploadProblem, source: string): string {
  return t(messages[problem], { source, limit: BATCH_FILE_LIMIT });
}
