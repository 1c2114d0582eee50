import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Article } from '@footnote/domain';
import { starterCollection, withEvidence } from '@footnote/literature';
import { z } from 'zod';
import { share } from './ask-pipeline.ts';
import { importedTexts } from './imported-texts.ts';

/** Sizes that somebody read out of abstracts of the held-out half, empty where none is stated. */
const READ = new URL('sample-sizes.tsv', import.meta.url);
/** The same of abstracts of many kinds, reviews and laboratory work among them. */
const READ_OF_ABSTRACTS = new URL('sample-sizes-of-abstracts.tsv', import.meta.url);
const ABSTRACTS = `${process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname}/abstracts/abstracts_dev.jsonl.gz`;

interface Comparison {
  drawn: number | null;
  stated: number | null;
}

/** Prints how often the sample size is right, against sizes read by hand and those of the starter collection. */
export async function evaluateSampleSize(articles: ReadonlyMap<string, Article>): Promise<void> {
  report('sample size, read by hand from the held-out half', compared(sizesOf(READ), articles));
  const sizes = sizesOf(READ_OF_ABSTRACTS);
  report('sample size, read by hand from abstracts of many kinds', compared(sizes, await abstractsOf(sizes)));
  const starter: Comparison[] = [];
  for await (const article of starterCollection())
    starter.push({ drawn: withEvidence(article).sampleSize, stated: article.sampleSize });
  report('sample size, starter collection', starter);
}

const abstractSchema = z.object({ pmid: z.string(), title: z.string(), abstract: z.string() });

function sizesOf(file: URL): Map<string, number | null> {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [pmid = '', size = ''] = line.split('\t');
      return [pmid, size === '' ? null : Number(size)];
    }),
  );
}

async function abstractsOf(sizes: ReadonlyMap<string, unknown>): Promise<Map<string, Article>> {
  if (!existsSync(ABSTRACTS)) return new Map();
  const lines = gunzipSync(readFileSync(ABSTRACTS)).toString('utf8').trimEnd().split('\n');
  const texts = lines.map((line) => abstractSchema.parse(JSON.parse(line))).filter(({ pmid }) => sizes.has(pmid));
  return importedTexts(texts);
}

function compared(sizes: ReadonlyMap<string, number | null>, articles: ReadonlyMap<string, Article>): Comparison[] {
  return [...sizes].flatMap(([pmid, stated]) => {
    const article = articles.get(pmid);
    return article === undefined ? [] : [{ drawn: article.sampleSize, stated }];
  });
}

function report(name: string, found: readonly Comparison[]): void {
  const count = (holds: (comparison: Comparison) => boolean) => share(found.filter(holds).length, found.length);
  console.log(`\n${name}`);
  console.log(`right                ${count(({ drawn, stated }) => drawn === stated)}`);
  console.log(`stated but not drawn ${count(({ drawn, stated }) => drawn === null && stated !== null)}`);
  console.log(`wrong                ${count(({ drawn, stated }) => drawn !== null && drawn !== stated)}`);
}
