import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { abstractText } from '@footnote/domain';
import { openDocumentIndex } from '../../../apps/api/src/sources/index/open-document-index.ts';
import type { IndexedDocument } from '../../../apps/api/src/sources/index/document-index.ports.ts';
import { percentile } from '../measure-streams.ts';
import { questionTexts } from '../search/query-sets.ts';
import { Random } from '../search/random.ts';
import type { RealLiterature } from '../search/real-articles.ts';

/** Milliseconds of a search in a source with so many documents, one after the other: on the clock, and of the processor. */
export interface SearchingBench {
  documents: number;
  passages: number;
  searches: number;
  p50: number;
  p99: number;
  cpuP50: number;
  cpuP99: number;
  putSeconds: number;
}

const PASSAGES_A_DOCUMENT = 10;
/** As many as are put together while they are read. */
const PUT_TOGETHER = 8;
const SEARCHES = 300;
const SHOWN = 20;
const SEED = 11;

/** Fills a source with documents whose passages are abstracts, and asks it questions. */
export async function measureSearching(real: RealLiterature, documents: number): Promise<SearchingBench> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-bench-'));
  const index = openDocumentIndex({ folder });
  const random = new Random(SEED);
  try {
    const started = performance.now();
    for (let number = 0; number < documents; number += PUT_TOGETHER) {
      const together = Array.from({ length: Math.min(PUT_TOGETHER, documents - number) }, (_, at) => number + at);
      await Promise.all(together.map((one) => index.put(recombined(real, random, one))));
    }
    const putSeconds = Math.round((performance.now() - started) / 1_000);
    const questions = questionTexts();
    const times: number[] = [];
    const cpuTimes: number[] = [];
    for (let search = 0; search < SEARCHES; search += 1) {
      const question = random.of(questions);
      const before = process.cpuUsage();
      const asked = performance.now();
      await index.search({ sourceId: 'bench', question, limit: SHOWN });
      times.push(performance.now() - asked);
      const { user, system } = process.cpuUsage(before);
      cpuTimes.push((user + system) / 1_000);
    }
    // What is read in by the first searches is there for the rest.
    const warm = times.slice(SEARCHES / 10);
    const cpu = cpuTimes.slice(SEARCHES / 10);
    const { passages } = await index.stats('bench');
    return {
      documents,
      passages,
      searches: warm.length,
      p50: percentile(warm, 0.5) ?? 0,
      p99: percentile(warm, 0.99) ?? 0,
      cpuP50: percentile(cpu, 0.5) ?? 0,
      cpuP99: percentile(cpu, 0.99) ?? 0,
      putSeconds,
    };
  } finally {
    await index.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function recombined({ articles }: RealLiterature, random: Random, number: number): IndexedDocument {
  const passages = Array.from({ length: PASSAGES_A_DOCUMENT }, (_, at) => {
    const text = abstractText(random.of(articles).abstract).slice(0, 700);
    const boxes = [{ left: 60, top: 100, width: 480, height: 120 }];
    return { page: at + 1, start: 0, end: text.length, text, boxes };
  });
  const { title } = random.of(articles);
  return { sourceId: 'bench', documentId: `document-${number}`, name: `${number}.pdf`, read: { title, passages } };
}
