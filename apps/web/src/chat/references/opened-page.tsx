import { useSnapshot } from 'valtio';
import { DocumentViewer } from '../../platform/viewer/document-viewer.tsx';
import { chat } from '../conversation/chat.store.ts';

/** The page of a document that a reference led to, above the chat. */
export function OpenedPage() {
  const { page: opened } = useSnapshot(chat);
  if (opened === null) return null;
  const { document, page, boxes, words, sentence, isRecognised } = opened;
  return (
    <DocumentViewer
      key={`${document.documentId} ${page}`}
      document={document}
      page={page}
      boxes={boxes}
      passage={words}
      sentence={sentence}
      isRecognised={isRecognised}
      onClose={() => (chat.page = null)}
    />
  );
}
