import { defineMessages } from '../../messages/define-messages.ts';

/** What DocumentsTable says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Documents', description: 'Names the table of documents of a source' },
  document: { defaultMessage: 'Document', description: 'Heading of a column' },
  status: { defaultMessage: 'Status', description: 'Heading of a column: state of a document' },
  size: { defaultMessage: 'Size', description: 'Heading of a column: size of a file' },
  pages: { defaultMessage: 'Pages', description: 'Heading of a column: number of pages' },
  uploader: { defaultMessage: 'Uploaded by', description: 'Heading of a column' },
  created: { defaultMessage: 'Added', description: 'Heading of a column: when a document was added' },
  selectAll: { defaultMessage: 'Select all documents', description: 'Names the box that does' },
  loading: { defaultMessage: 'Documents are loading', description: 'While the documents of a source load' },
  recent: {
    defaultMessage: 'Show recent ({count, number})',
    description: 'Shows only the documents that were added last; how many there are',
  },
  all: { defaultMessage: 'Show all documents', description: 'Shows not only those that were added last any more' },
  preview: { defaultMessage: 'Preview', description: 'Shows the pages of a document' },
  previewLater: {
    defaultMessage: 'Preview (once it is read)',
    description: 'Where the pages of a document cannot be shown yet',
  },
  noPreview: {
    defaultMessage: 'No preview (it could not be processed)',
    description: 'Where the pages of a document cannot be shown, as it failed',
  },
  delete: { defaultMessage: 'Delete', description: 'Deletes a document; a question follows' },
  deleteInProgress: {
    defaultMessage: 'Delete (once it is read)',
    description: 'Where a document cannot be deleted yet',
  },
  deleteForbidden: { defaultMessage: 'Delete (not permitted)', description: 'Where a user may not delete a document' },
  deleteSelected: {
    defaultMessage: 'Delete {count, plural, one {# document} other {# documents}}',
    description: 'Deletes the selected documents; a question follows',
  },
  deleteFailed: {
    defaultMessage: 'Delete {count, number} failed',
    description: 'Deletes all documents that could not be taken in; a question follows',
  },
  confirmTitle: {
    defaultMessage: 'Delete {count, plural, one {# document} other {# documents}}?',
    description: 'The question before documents are deleted',
  },
  confirmText: {
    defaultMessage:
      '{count, plural, one {“{name}” will no longer be available for chat. This cannot be undone.} other {They will no longer be available for chat. This cannot be undone.}}',
    description: 'What follows from deleting documents',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Answer to the question before documents are deleted' },
  emptyTitle: { defaultMessage: 'No documents yet', description: 'Of a source' },
  emptyText: {
    defaultMessage: 'Upload PDFs to ask about them and to cite them page by page.',
    description: 'Said where a source has no documents',
  },
  upload: { defaultMessage: 'Upload documents', description: 'To a source' },
  errorTitle: { defaultMessage: 'Error loading documents', description: 'Of a source' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
});
