import { BATCH_FILE_LIMIT, type NewUploadBatch, type UploadBatch } from '@footnote/domain';
import { tellAbandoned } from './abandoned-documents.ts';
import { outcomeOf } from './call-outcome.ts';
import {
  cancelUpload,
  keptOf,
  mayGoOn,
  signal,
  takeStatus,
  tell,
  waitingWorks,
  type UploadWorks,
  type Work,
} from './upload-work.ts';
import { uploads, type SourceUpload } from './uploads.store.ts';

/** The longest name that is announced, in characters. */
const LONGEST_NAME = 255;
const ENDING = '.pdf';

const isReady = ({ file }: Work) => file.status === 'hashing' && file.hash !== null;

/** Sources that are being told of a batch, so that each is told of one at a time. */
const announcing = new WeakSet<SourceUpload>();

/** Announces the files whose hash is known, those of each source in one batch; false where there were none. */
export async function announceFiles(all: UploadWorks): Promise<boolean> {
  const ready = Map.groupBy(waitingWorks(all, isReady), ({ upload }) => upload);
  await Promise.all([...ready].map(([upload, works]) => announceTo(all, upload, works.slice(0, BATCH_FILE_LIMIT))));
  return ready.size > 0;
}

async function announceTo(all: UploadWorks, upload: SourceUpload, works: readonly Work[]): Promise<void> {
  if (announcing.has(upload)) return;
  announcing.add(upload);
  try {
    // What is given up would stand in the way of a file of the same name.
    await tellAbandoned(all);
    if (uploads.abandoned.some(({ sourceId }) => sourceId === upload.source.id)) return;
    const which = { organizationId: upload.organizationId, sourceId: upload.source.id };
    const created = await all.ports.calls.createBatch(which, works.map(announcement));
    if (created.ok) {
      all.connection.worked();
      takeBatch(all, works, created.value);
      return;
    }
    const outcome = outcomeOf(created.error);
    if (outcome === 'try-again') all.connection.failed();
    else if (outcome === 'access-lost') cancelUpload(all, upload, 'access-lost');
    else {
      for (const work of works) signal(all, work, 'batch_refused');
      tell(upload, 'batch-failed');
    }
  } finally {
    announcing.delete(upload);
  }
}

function announcement({ file: { name, size, hash } }: Work, batchIndex: number): NewUploadBatch['files'][number] {
  const fitting = name.length <= LONGEST_NAME ? name : name.slice(0, LONGEST_NAME - ENDING.length) + ENDING;
  return { batchIndex, name: fitting, type: 'application/pdf', size, hash: hash ?? '' };
}

function takeBatch(all: UploadWorks, works: readonly Work[], { documents }: UploadBatch): void {
  let isFull = false;
  for (const { batchIndex, id, status, upload: link } of documents) {
    const work = works[batchIndex];
    if (work === undefined) continue;
    work.file.documentId = id;
    if (work.file.status === 'hashing' && mayGoOn(all, work.upload)) {
      takeStatus(all, work, status);
      work.link = link;
      if (status === 'uploading') all.ports.kept.change(keptOf(work));
    } else if (status === 'uploading') {
      // Given up while it was announced.
      const { organizationId, source } = work.upload;
      uploads.abandoned.push({ organizationId, sourceId: source.id, documentId: id });
    }
    isFull ||= status === 'quota_exceeded';
  }
  const [first] = works;
  if (isFull && first !== undefined) cancelUpload(all, first.upload, 'quota-exceeded');
}
