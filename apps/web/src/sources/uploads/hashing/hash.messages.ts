/** What a worker is asked for. */
export interface HashOrder {
  file: Blob;
}

/** What a worker tells. */
export type HashAnswer =
  | { kind: 'progress'; bytes: number }
  | { kind: 'hashed'; hash: string }
  /** `name` is that of the error: NotReadableError for a file that was changed or taken away. */
  | { kind: 'failed'; name: string; message: string };
