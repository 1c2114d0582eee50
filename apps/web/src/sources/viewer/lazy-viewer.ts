import { lazy } from 'react';

/** The viewer of documents, with all that reads PDFs: fetched when the first is opened. */
export const DocumentViewer = lazy(async () => ({ default: (await import('./document-viewer.tsx')).DocumentViewer }));
