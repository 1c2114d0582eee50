import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { claimStems } from '@footnote/domain';
import { z } from 'zod';
import { ABSTRACTS, hasPublicData } from './public-questions.ts';

const FILE = new URL('../../packages/domain/src/chat/claims/frequent-stems.ts', import.meta.url);
const STEPS = 24;
/** A word of fewer abstracts is as rare as one of none. */
const FEWEST = 4;

const articleSchema = z.object({ title: z.string(), abstract: z.string() });

/** Counts in how many public abstracts each folded word stands, and writes how rare it is where claims are weighed. */
export async function trainWordRarity(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const counts = new Map<string, number>();
  let articles = 0;
  for (const line of gunzipSync(readFileSync(ABSTRACTS)).toString('utf8').split('\n')) {
    if (line === '') continue;
    const { title, abstract } = articleSchema.parse(JSON.parse(line));
    articles += 1;
    for (const stem of new Set(claimStems(`${title} ${abstract}`))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const steps = Array.from({ length: STEPS }, (): string[] => []);
  for (const [stem, count] of counts) {
    if (count < FEWEST || !/^[\p{L}\p{N}-]+$/u.test(stem)) continue;
    const rarity = Math.log((articles + 1) / (count + 0.5)) / Math.log(2 * (articles + 1));
    steps[Math.min(STEPS - 1, Math.max(0, Math.round(rarity * STEPS)))]?.push(stem);
  }
  const lines = steps.map((stems) => stems.toSorted().join(' ')).join(String.raw`\n`);
  writeFileSync(
    FILE,
    `/** Written by \`npm run train -- word-rarity\`: single folded words of abstracts by inverse document frequency, a step a line, the commonest first. */
export const RARITY_STEPS = ${STEPS};
export const FREQUENT_STEMS =
  '${lines}';
`,
  );
  return true;
}
