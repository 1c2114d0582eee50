import { browserUploads } from './browser-uploads.ts';
import { uploadsBegun } from './uploads-begun.ts';
import type { UploadSource } from './uploads.store.ts';

/** Takes files for a source and begins to upload those that fit; the others are named in its `UploadDialog`. */
export function startUpload(source: UploadSource, files: readonly File[]): void {
  uploadsBegun.isBegun = true;
  browserUploads.give(source, files);
  browserUploads.start(source.id);
}
