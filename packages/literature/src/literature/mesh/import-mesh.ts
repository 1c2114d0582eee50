import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { err, ok, type Result } from '@footnote/domain';
import type { MeshRecord, MeshSource, MeshSummary, MeshVocabulary } from '../../search/mesh-vocabulary.ports.ts';
import { damageReason } from '../files/read-literature-file.ts';
import { MeshRefusal } from './mesh-refusal.ts';
import { readMeshFile } from './read-mesh-file.ts';

/** Raised when the files are read in another way, so that an import that would find more is not taken for done. */
const READER = 1;

export interface MeshImport extends MeshSummary {
  /** True where the same files had been imported before and nothing was done. */
  unchanged: boolean;
}

/** Why nothing was imported. */
export interface MeshImportFailure {
  /** '' where it is about all files together. */
  file: string;
  reason: string;
}

/**
 * Replaces the vocabulary by what the files hold together; they must hold descriptors. Nothing is replaced when one of
 * them is refused. Rejects with the signal's reason when aborted, and as the vocabulary does.
 */
export async function importMesh(
  mesh: MeshVocabulary,
  { files, signal }: { files: readonly string[]; signal?: AbortSignal },
): Promise<Result<MeshImport, MeshImportFailure>> {
  const reading = { file: '' };
  try {
    const digest = await digestOf(files, reading);
    const held = await mesh.summary();
    if (held?.digest === digest) return ok({ ...held, unchanged: true });
    const summary = await mesh.replace(recordsOf({ files, digest, reading, signal }));
    return ok({ ...summary, unchanged: false });
  } catch (error) {
    if (error instanceof MeshRefusal) return err({ file: reading.file, reason: error.message });
    throw error;
  }
}

async function digestOf(files: readonly string[], reading: { file: string }): Promise<string> {
  const digests: string[] = [];
  for (const file of files) {
    reading.file = file;
    const hash = createHash('sha256');
    try {
      const bytes: AsyncIterable<Uint8Array> = createReadStream(file);
      for await (const chunk of bytes) hash.update(chunk);
    } catch (error) {
      throw new MeshRefusal(damageReason(error), { cause: error });
    }
    digests.push(hash.digest('hex'));
  }
  return createHash('sha256')
    .update([READER, ...digests.toSorted()].join(' '))
    .digest('hex');
}

interface Reading {
  files: readonly string[];
  digest: string;
  reading: { file: string };
  signal: AbortSignal | undefined;
}

async function* recordsOf({
  files,
  digest,
  reading,
  signal,
}: Reading): AsyncGenerator<readonly MeshRecord[], MeshSource> {
  const years = new Set<number>();
  let hasDescriptors = false;
  for (const file of files) {
    reading.file = file;
    const records = readMeshFile(file);
    let step = await records.next();
    for (; step.done !== true; step = await records.next()) {
      signal?.throwIfAborted();
      hasDescriptors ||= step.value.some(({ kind }) => kind === 'descriptor');
      yield step.value;
    }
    if (step.value !== null) years.add(step.value);
  }
  reading.file = '';
  const [year, other] = [...years].toSorted((left, right) => left - right);
  if (other !== undefined) throw new MeshRefusal(`the files are of different years, ${year} and ${other}`);
  if (!hasDescriptors)
    throw new MeshRefusal('there are no descriptors among the files; an import replaces the whole vocabulary');
  return { year: year ?? null, digest };
}
