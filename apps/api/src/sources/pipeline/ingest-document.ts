import {
  documentTone,
  isTerminal,
  moveDocument,
  type DocumentProblem,
  type DocumentSignal,
  type DocumentStatus,
} from '@footnote/domain';
import type { ObjectStore } from '../store/object-store.ports.ts';
import type { DocumentFacts } from '../sources.ports.ts';
import type { PassageEmbedder } from '../embedding/embed-passages.ts';
import type { DocumentIndex, PassageEmbeddings } from '../index/document-index.ports.ts';
import type { DocumentReader, ReadDocument } from '../reading/pdf-reader.ports.ts';
import type { MalwareScanner } from './malware-scanner.ts';
import type { ReadingDocument, WaitingDocuments } from './pipeline.ports.ts';

export interface IngestDeps {
  documents: WaitingDocuments;
  store: Pick<ObjectStore, 'localCopy'>;
  reader: Pick<DocumentReader, 'read'>;
  index: Pick<DocumentIndex, 'put' | 'remove' | 'removeSource'>;
  /** Embeds passages; left out where no model is set, or the index keeps no vectors. */
  embedding?: IngestEmbedding;
  /** Looks at each file before it is read; left out where none is. */
  scanner?: MalwareScanner;
}

export interface IngestEmbedding {
  passages: Pick<PassageEmbedder, 'embed'>;
  embeddings: Pick<PassageEmbeddings, 'count'>;
  /** Told why a document is found by its words alone. */
  onError: (error: unknown) => void;
  /**
   * Milliseconds that embedding a document takes at most, with all that is waited, before it is found by its words alone.
   * @default 30000
   */
  patience?: number;
}

const PATIENCE = 30_000;

/** What moves a document on from each status it may be found in. */
const NEXT: Partial<Record<DocumentStatus, DocumentSignal>> = {
  uploaded: 'slicing_began',
  slicing_started: 'queueing_began',
  queueing_started: 'queueing_ended',
  queueing_finished: 'parsing_began',
  parsing_started: 'parsing_ended',
  parsing_finished: 'embedding_began',
  embedding_started: 'embedding_ended',
  embedding_finished: 'saving_began',
  upsert_started: 'saving_ended',
};

/** The document was deleted, or somebody else reads it now. */
class DocumentGone extends Error {}

/** Where a document is; every step is saved before the next begins. */
class Progress {
  status: DocumentStatus;
  readonly #documents: WaitingDocuments;
  readonly #id: string;
  readonly #reader: string;

  constructor(documents: WaitingDocuments, { id, reader, status }: ReadingDocument) {
    this.#documents = documents;
    this.#id = id;
    this.#reader = reader;
    this.status = status;
  }

  /** Throws DocumentGone where the document is gone, or this reader's no more. */
  async signal(signal: DocumentSignal, facts: DocumentFacts = {}): Promise<void> {
    const to = moveDocument(this.status, signal);
    if (to === this.status) throw new Error(`${signal} is not legal in ${this.status}.`);
    const move = { from: this.status, to, facts, reader: this.#reader };
    if (!(await this.#documents.move(this.#id, move))) throw new DocumentGone();
    this.status = to;
  }

  /** Goes on to what follows. */
  next(facts: DocumentFacts = {}): Promise<void> {
    const signal = NEXT[this.status];
    if (signal === undefined) throw new Error(`Nothing follows ${this.status} here.`);
    return this.signal(signal, facts);
  }

  /** Ends it in the failure of the step it is in; between two steps, of the one that would follow. */
  async fail(problem: DocumentProblem | null): Promise<void> {
    while (moveDocument(this.status, 'broke') === this.status) await this.next();
    await this.signal('broke', { problem });
  }
}

/**
 * Brings a document from whatever status it is in to ready or failed. Every step can be done again, so that whoever was
 * stopped in the middle begins here anew, and is told when the file is read. Gives false where somebody else began to read it meanwhile. Rejects for what is
 * not the file’s fault, and when it is aborted.
 */
export async function ingestDocument(
  deps: IngestDeps,
  {
    document,
    signal,
    onRead,
  }: { document: ReadingDocument; signal: AbortSignal; onRead: (read: ReadDocument) => void },
): Promise<boolean> {
  const progress = new Progress(deps.documents, document);
  try {
    if (progress.status === 'uploaded') await progress.next();
    const read = await readFile(deps, { document, signal, progress });
    if (read === null) return true;
    onRead(read);
    while (!isTerminal(progress.status)) await step(deps, { document, read, progress, signal });
    return true;
  } catch (error) {
    if (!(error instanceof DocumentGone)) throw error;
    const status = await deps.documents.statusOf(document.id);
    if (status !== null && documentTone(status) !== 'failed') return false;
    await forget(deps, document);
    return true;
  }
}

/** Ends a document on which the server failed time and again. */
export async function giveUpDocument(
  deps: Pick<IngestDeps, 'documents' | 'index'>,
  document: ReadingDocument,
): Promise<void> {
  try {
    await new Progress(deps.documents, document).fail(null);
    // It may have been put there before the server failed.
    await forget(deps, document);
  } catch (error) {
    if (!(error instanceof DocumentGone)) throw error;
  }
}

async function readFile(
  { store, reader, scanner }: IngestDeps,
  { document, signal, progress }: { document: ReadingDocument; signal: AbortSignal; progress: Progress },
): Promise<ReadDocument | null> {
  const copy = await store.localCopy(document.objectName);
  if (copy === null) {
    await progress.fail('damaged');
    return null;
  }
  try {
    if ((await scanner?.finds(copy.path, signal)) === true) {
      await progress.fail('malware');
      return null;
    }
    const read = await reader.read(copy.path, { signal });
    signal.throwIfAborted();
    if (read.ok) return read.value;
    await progress.fail(read.error.code);
    return null;
  } finally {
    await copy.release();
  }
}

async function step(
  { documents, index, embedding }: IngestDeps,
  {
    document,
    read,
    progress,
    signal,
  }: { document: ReadingDocument; read: ReadDocument; progress: Progress; signal: AbortSignal },
): Promise<void> {
  const pageCount = read.pages.length;
  switch (progress.status) {
    case 'parsing_started': {
      const { title, pmid } = read;
      const facts = { title, dois: [...read.dois], pmid, authors: [...read.authors], pageCount };
      return documents.withRoom(document, pageCount, (hasRoom) =>
        hasRoom ? progress.next(facts) : progress.signal('quota_used_up', { pageCount }),
      );
    }
    case 'embedding_started': {
      if (embedding === undefined) return progress.next();
      // Vectors are kept beside their passages. Nobody finds these before the document is ready.
      await index.put({ sourceId: document.sourceId, documentId: document.id, name: document.name, read });
      return progress.next({ problem: (await isEmbedded(embedding, document, signal)) ? null : 'not-embedded' });
    }
    case 'upsert_started':
      await index.put({ sourceId: document.sourceId, documentId: document.id, name: document.name, read });
      return progress.next();
    default:
      return progress.next();
  }
}

/** Whether all of a document is found by its meaning. What a model fails at or refuses keeps no document from being found by its words. */
async function isEmbedded(
  { passages, embeddings, onError, patience = PATIENCE }: IngestEmbedding,
  { id: documentId, sourceId }: ReadingDocument,
  signal: AbortSignal,
): Promise<boolean> {
  const place = { sourceId, documentId };
  // Others wait for their turn, and nobody can delete it until it is ready.
  const late = AbortSignal.timeout(patience);
  const failed = (why: string) => {
    onError(new Error(`A document is found by its words alone: ${why}`));
    return false;
  };
  try {
    const model = await passages.embed({ place, patience }, AbortSignal.any([signal, late]));
    if (model.ok) return (await embeddings.count(place, model.value)).refused === 0;
    return failed(model.error.message);
  } catch (error) {
    signal.throwIfAborted();
    if (!late.aborted) throw error;
    return failed(`The embedding model took more than ${patience / 1_000} s.`);
  }
}

/** Takes out of the index what was put there while somebody deleted it, or another reader gave it up. */
async function forget(
  { documents, index }: Pick<IngestDeps, 'documents' | 'index'>,
  { id, sourceId }: ReadingDocument,
): Promise<void> {
  if (await documents.hasSource(sourceId)) await index.remove({ sourceId, documentId: id });
  else await index.removeSource(sourceId);
}
