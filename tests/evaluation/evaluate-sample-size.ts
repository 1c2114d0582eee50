import { readFileSync } from 'node:fs';
import type { Article } from '@footnote/domain';
import { starterCollection, withEvidence } from '@footnote/literature';
import { share } from './ask-pipeline.ts';

/** Sizes that somebody read out of abstracts of the held-out half, empty where none is stated. */
const READ = new URL('sample-sizes.tsv', import.meta.url);

interface Comparison {
  drawn: number | null;
  stated: number | null;
}

/** Prints how often the sample size is right, against sizes read by hand and those of the starter collection. */
export async function evaluateSampleSize(articles: ReadonlyMap<string, Article>): Promise<void> {
  const [, ...lines] = readFileSync(READ, 'utf8').trimEnd().split('\n');
  const read = lines.flatMap((line): Comparison[] => {
    const [pmid = '', size = ''] = line.split('\t');
    const article = articles.get(pmid);
    if (article === undefined) return [];
    return [{ drawn: article.sampleSize, stated: size === '' ? null : Number(size) }];
  });
  report('sample size, read by hand from the held-out half', read);
  const starter: Comparison[] = [];
  for await (const article of starterCollection())
    starter.push({ drawn: withEvidence(article).sampleSize, stated: article.sampleSize });
  report('sample size, starter collection', starter);
}

function report(name: string, found: readonly Comparison[]): void {
  const count = (holds: (comparison: Comparison) => boolean) => share(found.filter(holds).length, found.length);
  console.log(`\n${name}`);
  console.log(`right                ${count(({ drawn, stated }) => drawn === stated)}`);
  console.log(`stated but not drawn ${count(({ drawn, stated }) => drawn === null && stated !== null)}`);
  console.log(`wrong                ${count(({ drawn, stated }) => drawn !== null && drawn !== stated)}`);
}
