import type { Result, SourceDocument } from '@footnote/domain';
import type { ApiError } from '../../platform/api/api.client.ts';
import { outcomeOf } from './call-outcome.ts';
import { isUnreadable } from './hash-queue.ts';
import {
  cancelUpload,
  documentOf,
  giveUp,
  signal,
  takeStatus,
  waitingWorks,
  type UploadWorks,
  type Work,
} from './upload-work.ts';

/** Times a file is sent anew that the server did not take, or had no answer for although it gave others. */
const MOST_REFUSALS = 5;
/** Milliseconds that an address has to last for an upload to begin with it. */
const LEAST_TIME = 30_000;

/** Files that wait to be sent. */
export function unsentWorks(all: UploadWorks): Work[] {
  return waitingWorks(all, ({ file }) => file.status === 'uploading');
}

/** What came of a step: `null` for going on with the next, an error, or the document as it has become. */
type Step = Result<SourceDocument | null, ApiError>;

/** Sends a file and has it verified. What fails for want of a connection is tried again on a later beat. */
export async function sendNext(all: UploadWorks, work: Work): Promise<void> {
  const { file } = work;
  const controller = new AbortController();
  all.controllers.set(file.id, controller);
  try {
    const step = await sendOnce(all, work, controller.signal);
    if (controller.signal.aborted) return;
    if (!step.ok) await takeFailure(all, work, step.error);
    else if (step.value !== null) {
      all.connection.worked();
      file.bytesSent = file.size;
      takeStatus(all, work, step.value.status);
    }
  } catch (cause) {
    if (!controller.signal.aborted) throw cause;
  } finally {
    all.controllers.release(file.id, controller);
  }
}

async function sendOnce(all: UploadWorks, work: Work, stop: AbortSignal): Promise<Step> {
  const { calls } = all.ports;
  const { content, file } = work;
  const document = documentOf(work);
  if (document === null || content === null) return { ok: true, value: null };
  if (work.link === null || Date.parse(work.link.expiresAt) - all.ports.now() < LEAST_TIME) {
    const renewed = await calls.renew(document);
    if (!renewed.ok) {
      // It may have arrived, although the answer that said so did not.
      return renewed.error.code === 'source/upload-over' ? calls.verify(document) : renewed;
    }
    work.link = renewed.value;
    if (stop.aborted) return { ok: true, value: null };
  }
  file.bytesSent = 0;
  const onProgress = (bytes: number) => {
    file.bytesSent = Math.min(bytes, file.size);
    all.connection.flows();
  };
  const sent = await calls.send(work.link, content, { signal: stop, onProgress });
  if (!sent.ok && outcomeOf(sent.error) !== 'refused') return sent;
  // A store refuses an address that was used, too: by a request whose answer was lost.
  const verified = await calls.verify(document);
  return !sent.ok && !verified.ok && verified.error.code === 'source/upload-missing' ? sent : verified;
}

async function takeFailure(all: UploadWorks, work: Work, error: ApiError): Promise<void> {
  const { file, upload, content } = work;
  file.bytesSent = 0;
  if (error.status === 0 && content !== null && !(await isReadable(content))) {
    giveUp(all, work);
    signal(all, work, 'hash_refused');
    return;
  }
  const outcome = outcomeOf(error);
  if (outcome === 'access-lost') {
    cancelUpload(all, upload, 'access-lost');
    return;
  }
  if (outcome === 'try-again') {
    const isAlone = all.connection.failed();
    // A server that is gone takes nothing from anybody; one that answers others may never take this file.
    if (isAlone && error.status >= 500) work.refusals += 1;
  } else {
    // Whatever was wrong with the address, the next one is new.
    work.link = null;
    work.refusals += 1;
  }
  if (work.refusals < MOST_REFUSALS && error.code !== 'source/document-not-found') return;
  giveUp(all, work);
  signal(all, work, error.code === 'source/upload-differs' ? 'size_differs' : 'broke');
}

/** False for a file that was changed or taken away since it was chosen: its upload breaks off as a connection does. */
async function isReadable(content: Blob): Promise<boolean> {
  try {
    await content.slice(0, 1).arrayBuffer();
    return true;
  } catch (cause) {
    return !isUnreadable(cause);
  }
}
