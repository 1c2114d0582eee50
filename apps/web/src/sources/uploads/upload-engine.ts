import { isUploading } from '@footnote/domain';
import { createConnection } from './connection.ts';
import { beat, fillQueues } from './run-queues.ts';
import { createUploadControllers } from './upload-controllers.ts';
import type { UploadPorts } from './upload.ports.ts';
import { abort, give, leave, pause, retry, start, takeUp, tidy } from './upload-list.ts';
import type { UploadWorks, Work } from './upload-work.ts';
import { uploads, type UploadSource } from './uploads.store.ts';

/** Uploads files of a page, whatever is on the screen. */
export interface UploadEngine {
  /** Takes the files for a source that fit; others are named on its list. */
  give(source: UploadSource, files: readonly File[]): void;
  /** Begins to upload what was taken for a source. */
  start(sourceId: string): void;
  /** Pauses or resumes one file, or all of a source. */
  pause(which: WhichFiles, isPaused: boolean): void;
  /** Takes a file off the list, or stops its upload. */
  abort(which: WhichFiles): void;
  /** Uploads anew what failed. */
  retry(which: WhichFiles): void;
  /** Takes what has ended well, and what was chosen and never begun, off the list of a source. */
  tidy(sourceId: string): void;
  /** Looks at the queues. */
  beat(): void;
  /** Goes on with what pages before this one have left. */
  restore(): Promise<void>;
  /** Cancels what the user of the page may not upload any more; `isOver` where their session only ended, and is waited for. */
  actorChanged(isOver: boolean): void;
  /** Tries at once what waits for a connection. */
  connectionBack(): void;
}

/** A file, or all files of a source. */
export interface WhichFiles {
  sourceId: string;
  /** All where it is left out. */
  id?: string;
}

/** An engine with queues of its own; files and how far they are is kept in `uploads`. */
export function createUploadEngine(ports: UploadPorts): UploadEngine {
  const all: UploadWorks = {
    ports,
    connection: createConnection(ports),
    controllers: createUploadControllers(),
    works: new Map(),
    telling: null,
  };
  const each = (which: WhichFiles, change: (work: Work) => unknown) => {
    for (const work of worksOf(all, which)) change(work);
    fillQueues(all);
  };
  return {
    give(source, files) {
      give(all, source, files);
      fillQueues(all);
    },
    start(sourceId) {
      start(all, sourceId);
      fillQueues(all);
    },
    pause: (which, isPaused) => each(which, (work) => pause(all, work, isPaused)),
    abort(which) {
      // Who stops all means what is under way, not the list of what has ended.
      each(which, (work) => (which.id !== undefined || isUploading(work.file.status)) && abort(all, work));
      beat(all);
    },
    retry: (which) => each(which, (work) => retry(all, work)),
    tidy: (sourceId) => tidy(all, sourceId),
    beat: () => beat(all),
    async restore() {
      for (const { upload, file } of await ports.kept.adopt()) takeUp(all, upload, file);
      fillQueues(all);
    },
    actorChanged(isOver) {
      const actor = ports.actor();
      for (const upload of uploads.uploads.slice()) {
        const isTheirs = actor?.accountId === upload.accountId && actor.organizationId === upload.organizationId;
        if (!isTheirs && !isOver) leave(all, upload);
      }
      beat(all);
    },
    connectionBack() {
      all.connection.tryNow();
      beat(all);
    },
  };
}

function worksOf({ works }: UploadWorks, { sourceId, id }: WhichFiles): Work[] {
  const ofSource = [...works.values()].filter(({ upload }) => upload.source.id === sourceId);
  return id === undefined ? ofSource : ofSource.filter(({ file }) => file.id === id);
}
