import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { err, ok, type Result } from '@footnote/domain';
import { z } from 'zod';

const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname;

/** Claims of the public test data, each with an article and what that says of it. */
export const CLAIMS = join(DATA, 'claims/scifact_train.jsonl.gz');

export const CLAIM_LABELS = ['support', 'contradict', 'not enough information'] as const;
export type ClaimLabel = (typeof CLAIM_LABELS)[number];

const sampleSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  claim: z.string(),
  doc: z.union([z.string(), z.number()]).transform(String),
  title: z.string(),
  sentences: z.array(z.string()),
  label: z.enum(CLAIM_LABELS),
  /** Places of the sentences that decide, from 0; not every file of this form has them. */
  evidence_sentences: z.array(z.number().int()).default([]),
});
/** A written sentence, the article it is held against, and what experts found. */
export type ClaimSample = z.output<typeof sampleSchema>;

export const CLAIM_HALVES = ['tuned', 'held-out'] as const;
export type ClaimHalf = (typeof CLAIM_HALVES)[number];

/** True where the public claims lie beside the project. */
export function hasClaims(): boolean {
  return existsSync(CLAIMS);
}

/** The samples of a file with one JSON object a line, packed or not; a sentence where it cannot be read as such. */
export function readClaimSamples(file: string): Result<ClaimSample[], string> {
  if (!existsSync(file)) return err(`${file} is not there.`);
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const samples: ClaimSample[] = [];
  for (const [index, line] of (isPacked ? gunzipSync(bytes) : bytes).toString('utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const sample = sampleSchema.safeParse(parsed(line));
    if (!sample.success) return err(`${file}, line ${index + 1}: ${z.prettifyError(sample.error)}`);
    samples.push(sample.data);
  }
  return ok(samples);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Groups of samples that share neither a claim nor an article with another group, named by their least key. */
export function claimGroups(samples: readonly ClaimSample[]): string[] {
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    let root = key;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  for (const { id, doc } of samples) {
    const [first, second] = [rootOf(`claim ${id}`), rootOf(`doc ${doc}`)].toSorted();
    if (first !== undefined && second !== undefined && first !== second) parents.set(second, first);
  }
  return samples.map(({ doc }) => rootOf(`doc ${doc}`));
}

/** An even spread of groups over `parts` parts, the same on every machine (FNV-1a). */
export function partOf(group: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < group.length; index += 1) hash = Math.imul(hash ^ group.charCodeAt(index), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % parts;
}

/** The samples of one half: rules and weights are made from `tuned` alone. */
export function claimHalf(samples: readonly ClaimSample[], half: ClaimHalf): ClaimSample[] {
  const groups = claimGroups(samples);
  const part = CLAIM_HALVES.indexOf(half);
  return samples.filter((_sample, index) => partOf(groups[index] ?? '', CLAIM_HALVES.length) === part);
}
