import { isBusyUploading, isUploading, type DocumentStatus, type UploadRefusal } from '@footnote/domain';
import { useMemo } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** Where files are uploaded to. */
export interface UploadSource {
  id: string;
  name: string;
}

/** A file on its way to a source. */
export interface UploadFile {
  /** Stable key on this page; no other file has it. */
  id: string;
  /** Id of the document it becomes; null until the server knows of it. */
  documentId: string | null;
  name: string;
  /** Bytes. */
  size: number;
  bytesHashed: number;
  bytesSent: number;
  /** SHA-256 in hexadecimal; null until the file has been read. */
  hash: string | null;
  status: DocumentStatus;
  isPaused: boolean;
  /** True after a reload where the browser no longer has the file: it has to be chosen again. */
  isMissing: boolean;
}

/** What keeps an upload from beginning, or ended it (specification §5, §8). */
export type UploadProblem = 'no-valid-files' | 'too-many-files' | 'access-lost' | 'quota-exceeded' | 'batch-failed';

/** The files that go to one source. */
export interface SourceUpload {
  source: UploadSource;
  /** `chosen` until the upload is begun; files that are given later join it. */
  stage: 'chosen' | 'running';
  /** The organization it is made for, and the account that makes it. */
  organizationId: string;
  accountId: string;
  files: UploadFile[];
  /** The files given last that were not taken. */
  refused: { name: string; reason: UploadRefusal }[];
  problem: UploadProblem | null;
}

/** What a user is told, wherever they are. */
export interface UploadNews {
  problem: UploadProblem;
  sourceName: string;
}

/** A document, and the organization that is acted for. */
export interface WhichDocument {
  organizationId: string;
  sourceId: string;
  documentId: string;
}

export interface UploadsState {
  uploads: SourceUpload[];
  /** True while there is no connection, or the server has no time: everything goes on by itself. */
  isWaiting: boolean;
  /** What a user has still to be told; replaced as a whole. */
  news: readonly UploadNews[];
  /** Id of the source whose upload every page shows: it is under way, or has just ended. */
  shown: string | null;
  /** Id of the source whose dialog is open, where its upload is followed more closely. */
  opened: string | null;
  /** Documents whose uploads are given up and whose server has not heard of it. */
  abandoned: WhichDocument[];
}

/** Everything this page uploads: what is chosen, under way, or has ended. */
export const uploads = proxy<UploadsState>({
  uploads: [],
  isWaiting: false,
  news: [],
  shown: null,
  opened: null,
  abandoned: [],
});

/** The upload to a source; undefined where there is none. */
export function findUpload(sourceId: string): SourceUpload | undefined {
  return uploads.uploads.find(({ source }) => source.id === sourceId);
}

/** The upload to a source as a screen shows it. */
export interface UploadView {
  /** Files in the order they were given. Those with a `documentId` are documents of the source, too. */
  files: readonly UploadFile[];
  /** True while this page prepares, hashes or sends files of the source. */
  isBusy: boolean;
}

const NOTHING: UploadView = { files: [], isBusy: false };

/** Files of an upload that was begun, or have ended: what is chosen and not begun is no business of other screens. */
function viewOf({ stage, files }: Pick<UploadView, 'files'> & Pick<SourceUpload, 'stage'>): UploadView {
  if (stage === 'running') return { files, isBusy: isBusyUploading(files) };
  return { files: files.filter(({ status }) => !isUploading(status)), isBusy: false };
}

/** Follows the upload to a source. */
export function useUploads(sourceId: string): UploadView {
  const { uploads: all } = useSnapshot(uploads);
  const upload = all.find(({ source }) => source.id === sourceId);
  return useMemo(() => (upload === undefined ? NOTHING : viewOf(upload)), [upload]);
}
