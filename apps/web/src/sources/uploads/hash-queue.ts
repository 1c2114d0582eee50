import { documentTone } from '@footnote/domain';
import { documentOf, keptOf, signal, waitingWorks, type UploadWorks, type Work } from './upload-work.ts';
import { uploads } from './uploads.store.ts';

/** How the browser names a file that was changed or taken away after it was chosen. */
const UNREADABLE: ReadonlySet<string> = new Set(['NotReadableError', 'NotFoundError']);

/** True for what reading a file fails with that is not as it was when it was chosen. */
export function isUnreadable(cause: unknown): boolean {
  return cause instanceof Error && UNREADABLE.has(cause.name);
}

const isUnhashed = ({ file }: Work) => file.status === 'preparing' || (file.status === 'hashing' && file.hash === null);

/** Files whose hash is still to be found. */
export function unhashedWorks(all: UploadWorks): Work[] {
  return waitingWorks(all, isUnhashed);
}

/** Reads a file for its hash, and finds out whether another of the same upload has the same content. */
export async function hashNext(all: UploadWorks, work: Work): Promise<void> {
  const { file, content } = work;
  if (content === null) return;
  const controller = new AbortController();
  all.controllers.set(file.id, controller);
  signal(all, work, 'hashing_began');
  try {
    const onProgress = (bytes: number) => void (file.bytesHashed = bytes);
    const hash = await all.ports.hash(content, { signal: controller.signal, onProgress });
    if (!controller.signal.aborted) takeHash(all, work, hash);
  } catch (cause) {
    if (!controller.signal.aborted) signal(all, work, isUnreadable(cause) ? 'file_unreadable' : 'broke');
  } finally {
    all.controllers.release(file.id, controller);
  }
}

function takeHash(all: UploadWorks, work: Work, hash: string): void {
  const { file, upload, announcedHash } = work;
  const isKnown = upload.files.some(
    (other) => other.id !== file.id && other.hash === hash && documentTone(other.status) !== 'failed',
  );
  file.bytesHashed = file.size;
  // Whoever chose a file again may have chosen another one of this name.
  if (file.documentId !== null && hash !== announcedHash) {
    const document = documentOf(work);
    if (document !== null) uploads.abandoned.push(document);
    file.documentId = null;
  }
  work.announcedHash = null;
  if (isKnown) {
    signal(all, work, 'content_known');
    return;
  }
  file.hash = hash;
  if (file.documentId !== null) signal(all, work, 'upload_began');
  all.ports.kept.change(keptOf(work));
}
