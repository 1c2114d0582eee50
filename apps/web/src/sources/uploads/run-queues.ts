import { UPLOADS_AT_ONCE } from '@footnote/domain';
import { announceFiles } from './announce-files.ts';
import { tellAbandoned } from './abandoned-documents.ts';
import { hashNext, unhashedWorks } from './hash-queue.ts';
import { sendNext, unsentWorks } from './send-queue.ts';
import type { UploadWorks } from './upload-work.ts';

/** Fills both queues: what ends makes room for the next at once, and a beat finds what had to wait. */
export function fillQueues(all: UploadWorks): void {
  const { hashers } = all.ports;
  for (const work of unhashedWorks(all).slice(0, Math.max(0, hashers - countIn(all, 'hashing')))) {
    void hashNext(all, work).then(() => goOn(all));
  }
  if (!all.connection.isOpen()) return;
  void tellAbandoned(all);
  for (const work of unsentWorks(all).slice(0, Math.max(0, UPLOADS_AT_ONCE - countIn(all, 'uploading')))) {
    void sendNext(all, work).then(() => fillQueues(all));
  }
}

/** While others are hashed, the beat announces together what has been hashed since the last. */
function goOn(all: UploadWorks): void {
  fillQueues(all);
  if (countIn(all, 'hashing') === 0) announce(all);
}

function countIn({ controllers, works }: UploadWorks, status: 'hashing' | 'uploading'): number {
  return controllers.ids().filter((id) => works.get(id)?.file.status === status).length;
}

/** What happens every two seconds: both queues are looked at, and hashed files are announced. */
export function beat(all: UploadWorks): void {
  fillQueues(all);
  announce(all);
}

function announce(all: UploadWorks): void {
  if (all.connection.isOpen()) void announceFiles(all).then((isAnnounced) => isAnnounced && fillQueues(all));
}
