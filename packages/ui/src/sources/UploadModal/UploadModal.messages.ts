import { defineMessages } from '../../messages/define-messages.ts';

/** What UploadModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Upload documents', description: 'Heading of a dialog' },
  description: {
    defaultMessage: 'They become part of “{source}” and can be asked about once they are read.',
    description: 'Of documents that are uploaded',
  },
  hint: { defaultMessage: 'PDF only, under 500 MB each', description: 'Which files can be uploaded' },
  files: { defaultMessage: 'Files', description: 'Names the list of files of an upload' },
  sent: { defaultMessage: '{sent} of {size}', description: 'How much of a file has been sent ("31 MB of 48 MB")' },
  sending: { defaultMessage: 'Upload of {name}', description: 'Names the bar of a file that is being sent' },
  remove: { defaultMessage: 'Take {name} off the list', description: 'Of a file that waits for its upload' },
  stop: { defaultMessage: 'Stop the upload of {name}', description: 'Of a file that is being sent' },
  pause: { defaultMessage: 'Pause the upload of {name}', description: 'Of a file that is being sent' },
  resume: { defaultMessage: 'Resume the upload of {name}', description: 'Of a file whose upload is paused' },
  retry: { defaultMessage: 'Upload {name} again', description: 'Of a file whose upload failed' },
  paused: { defaultMessage: 'Paused', description: 'State of a file whose upload is paused' },
  again: { defaultMessage: 'Choose it again', description: 'State of a file that the browser no longer has' },
  refused: {
    defaultMessage: '{count, plural, one {# file was} other {# files were}} not taken',
    description: 'Heading above reasons',
  },
  more: {
    defaultMessage: 'and {count, number} more',
    description: 'Files that were not taken, after the first that are named',
  },
  start: {
    defaultMessage: '{count, plural, =0 {Upload} one {Upload # file} other {Upload # files}}',
    description: 'Begins an upload',
  },
  stopAll: { defaultMessage: 'Stop all', description: 'Stops the upload of all files' },
  pauseAll: { defaultMessage: 'Pause all', description: 'Pauses the upload of all files' },
  resumeAll: { defaultMessage: 'Resume all', description: 'Resumes the upload of all files' },
  retryAll: {
    defaultMessage: '{count, plural, one {Upload # failed file again} other {Upload # failed files again}}',
    description: 'Begins anew with the files whose upload failed',
  },
  waiting: {
    defaultMessage: 'The server cannot be reached at present. The upload goes on by itself once it can.',
    description: 'Said while an upload waits for the connection',
  },
  missing: {
    defaultMessage:
      '{count, plural, one {# file has} other {# files have}} to be chosen again: this page was loaded anew, and the browser did not keep {count, plural, one {it} other {them}}. What was sent already is not sent twice.',
    description: 'Said after a reload in the middle of an upload',
  },
  background: {
    defaultMessage: 'The upload goes on while this is closed. Stay on this website until it ends.',
    description: 'Said while files are being sent',
  },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
