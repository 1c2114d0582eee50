import { DIMENSIONS, type TrainingState } from './train-vectors.ts';
import { readVectorFile, writeVectorFile } from './vector-file.ts';
import { asBytes } from './word-vectors.ts';

/** Where a run keeps how far it came. */
export function statePath(path: string): string {
  return `${path}.learning`;
}

/** Keeps how far learning came; whole or not at all. */
export function saveState(path: string, digest: string, { step, vectors, moved }: TrainingState): void {
  const header = { kind: 'learning', step, words: moved.length, digest } as const;
  writeVectorFile(statePath(path), { header, payload: Buffer.concat([asBytes(vectors), asBytes(moved)]) });
}

/** How far a run on the same articles came; null where there was none, or what it left cannot be used. */
export function keptState(path: string, digest: string): TrainingState | null {
  const file = readVectorFile(statePath(path));
  if (!file.ok) return null;
  const { header, payload } = file.value;
  if (header.kind !== 'learning' || header.digest !== digest) return null;
  const { step, words } = header;
  const numbers = new Float32Array(payload.slice().buffer);
  return { step, vectors: numbers.slice(0, words * DIMENSIONS), moved: numbers.slice(words * DIMENSIONS) };
}
