import { isBusyUploading } from '@footnote/domain';
import { subscribe } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { BEAT } from './connection.ts';
import { HASHERS, hashInWorker } from './hashing/hash-pool.ts';
import { createKeptUploads } from './kept-uploads.ts';
import { createUploadEngine } from './upload-engine.ts';
import type { Actor } from './upload.ports.ts';
import { uploadCalls } from './uploads.client.ts';
import { uploads } from './uploads.store.ts';

function actor(): Actor | null {
  const { stage, profile } = account;
  if (stage !== 'signedIn' || profile === null || actingFor.id === null) return null;
  return { accountId: profile.id, organizationId: actingFor.id };
}

/** What uploads for this page, from the first file on and whatever page is shown. */
export const browserUploads = createUploadEngine({
  calls: uploadCalls,
  hash: hashInWorker,
  hashers: HASHERS,
  kept: createKeptUploads(crypto.getRandomValues(new Uint32Array(4)).join('-')),
  actor,
  isOnline: () => navigator.onLine,
  now: Date.now,
  newId: newIds(),
});

/** Ids that no other page has, so that uploads taken over from one fit in. */
function newIds(): () => string {
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let count = 0;
  return () => {
    count += 1;
    return `${page}-${count}`;
  };
}

/** Milliseconds for which an upload that has ended is shown. */
const SHOWN_AFTER_END = 5_000;

let beats: ReturnType<typeof setInterval> | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Looks at the queues every two seconds while there is something to do. */
function keepBeating(isNeeded: boolean): void {
  if (isNeeded === (beats !== undefined)) return;
  clearInterval(beats);
  beats = isNeeded ? setInterval(() => browserUploads.beat(), BEAT) : undefined;
}

/** Shows an upload on every page and warns of leaving them, until some seconds after its end. */
function followBusiness(): void {
  const busy = uploads.uploads.find(({ stage, files }) => stage === 'running' && isBusyUploading(files));
  keepBeating(busy !== undefined || uploads.abandoned.length > 0);
  if (busy !== undefined) {
    clearTimeout(end);
    end = undefined;
    uploads.shown = busy.source.id;
    addEventListener('beforeunload', warn);
  } else if (uploads.shown !== null && end === undefined) {
    removeEventListener('beforeunload', warn);
    end = setTimeout(() => {
      end = undefined;
      uploads.shown = null;
    }, SHOWN_AFTER_END);
  }
}

subscribe(uploads, followBusiness);
for (const who of [account, actingFor]) subscribe(who, () => browserUploads.actorChanged(account.ended));
addEventListener('online', () => browserUploads.connectionBack());
