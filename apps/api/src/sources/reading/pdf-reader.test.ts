import { openPdfReader } from './open-pdf-reader.ts';
import { pdfReaderContract } from './pdf-reader.contract.ts';

pdfReaderContract('PDFium in a process of its own', () => openPdfReader({ processes: 1 }));
