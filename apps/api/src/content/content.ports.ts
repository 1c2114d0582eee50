import type { Post, PostEntry, PostKind } from '@footnote/domain';

/** Names of pictures that are handed on: no path, and no drawing that could hold a script. */
export const PICTURE_NAME = /^[\w-][\w.-]{0,150}\.(?:png|jpe?g|webp|gif|avif)$/i;

/** Keeps guides and posts. Both calls reject where the other side does not answer. */
export interface PostStore {
  /** All of a kind, in no order. */
  list(kind: PostKind): Promise<readonly PostEntry[]>;
  /** One with its text; null where there is none of this id. */
  find(kind: PostKind, id: string): Promise<Post | null>;
  /** A picture of theirs by the name of its file; null where there is none. Files in the repository show those of the web app. */
  picture(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Says what could not be read, for the log. */
export type OnPostProblem = (problem: string) => void;
