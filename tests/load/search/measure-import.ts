import { importLiterature, openLiteratureIndex } from '@footnote/literature';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { DATA } from './real-articles.ts';

const SAMPLE = join(DATA, 'pubmed_xml/fatcat/pubmedsample_2019.xml.gz');
const COPIES = 170;
const FIRST_PMID = 50_000_000;

/** Records a second. */
export interface ImportMeasure {
  records: number;
  cores: number;
  bare: number;
  imported: number;
  ratio: number;
  /** Milliseconds of processor time a record, of all threads; steadier than the rates where others use the machine. */
  processor: { bare: number; imported: number };
}

/** As many records as a file of NLM’s baseline has (30,000): the records of a real one again and again, with PMIDs of their own. */
function largeFile(path: string): number {
  const text = gunzipSync(readFileSync(SAMPLE)).toString('utf8');
  const [start, end] = [text.indexOf('<PubmedArticle>'), text.lastIndexOf('</PubmedArticleSet>')];
  let pmid = FIRST_PMID;
  const copies = Array.from({ length: COPIES }, () =>
    text.slice(start, end).replaceAll(/(<MedlineCitation[^>]*>\s*<PMID[^>]*>)\d+/g, (_, before: string) => {
      pmid += 1;
      return `${before}${pmid}`;
    }),
  );
  writeFileSync(path, gzipSync(text.slice(0, start) + copies.join('') + text.slice(end)));
  return pmid - FIRST_PMID;
}

/** What any importer has to do at least: inflate and parse, and throw away. */
async function parseOnly(path: string): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let events = 0;
  parser.on('opentag', () => (events += 1));
  parser.on('text', () => (events += 1));
  const decoder = new TextDecoder();
  for await (const chunk of createReadStream(path).pipe(createGunzip()))
    parser.write(decoder.decode(chunk, { stream: true }));
  parser.close();
}

/** Seconds on the clock and of processors. */
async function timed(work: () => Promise<unknown>): Promise<{ clock: number; processor: number }> {
  const began = performance.now();
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  return { clock: (performance.now() - began) / 1000, processor: (user + system) / 1e6 };
}

const directory = mkdtempSync(join(tmpdir(), 'footnote-import-'));
try {
  const file = join(directory, 'large.xml.gz');
  const records = largeFile(file);
  await parseOnly(file);
  const bare = await timed(() => parseOnly(file));
  const index = await openLiteratureIndex({ path: join(directory, 'literature.sqlite') });
  const imported = await timed(() => importLiterature({ index, files: [file] }));
  await index.close();
  const each = (spent: number) => Math.round((spent / records) * 1e6) / 1000;
  const measure: ImportMeasure = {
    records,
    cores: availableParallelism(),
    bare: Math.round(records / bare.clock),
    imported: Math.round(records / imported.clock),
    ratio: Math.round((bare.clock / imported.clock) * 1000) / 1000,
    processor: { bare: each(bare.processor), imported: each(imported.processor) },
  };
  process.stdout.write(`${JSON.stringify(measure)}\n`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
