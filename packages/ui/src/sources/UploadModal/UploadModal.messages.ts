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
  background: {
    defaultMessage: 'The upload goes on while this is closed. Stay on this website until it ends.',
    description: 'Said while files are being sent',
  },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
