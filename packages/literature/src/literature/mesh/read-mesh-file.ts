import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { MeshRecord } from '../../search/mesh-vocabulary.ports.ts';
import { decodeText } from '../files/decode-text.ts';
import { readLines } from '../files/read-lines.ts';
import { damageReason, maybeGunzipped, regrouped } from '../files/read-literature-file.ts';
import { MeshRefusal } from './mesh-refusal.ts';
import { MeshAsciiReader, NEW_RECORD } from './read-mesh-ascii.ts';
import { MeshTableReader } from './read-mesh-table.ts';
import { MeshXmlReader } from './read-mesh-xml.ts';

const CHUNK = 256 * 1024;
const LONGEST_LINE = 1_000_000;
const NAMED_YEAR = /(?:desc|qual|supp|mesh|[dqc])(\d{4})(?!\d)/i;

/**
 * Reads one file of MeSH, gzipped or not, in bounded memory: NLM's XML, its ASCII form, or a table, told apart by content.
 * Returns the year of the edition, null where neither file nor name tells; throws a {@link MeshRefusal}.
 */
export async function* readMeshFile(file: string): AsyncGenerator<readonly MeshRecord[], number | null> {
  const named = Number(NAMED_YEAR.exec(basename(file))?.[1] ?? Number.NaN) || null;
  try {
    return (yield* readMeshBytes(createReadStream(file, { highWaterMark: CHUNK }))) ?? named;
  } catch (error) {
    throw error instanceof MeshRefusal ? error : new MeshRefusal(damageReason(error), { cause: error });
  }
}

/** Reads the bytes of a file; see {@link readMeshFile}. */
export async function* readMeshBytes(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly MeshRecord[], number | null> {
  const rest = decodeText(maybeGunzipped(bytes))[Symbol.asyncIterator]();
  let start = '';
  while (start.trim().length < NEW_RECORD.length && start.length < LONGEST_LINE) {
    const step = await rest.next();
    if (step.done === true) break;
    start += step.value;
  }
  if (start.trim() === '') throw new MeshRefusal('the file is empty');
  const whole = regrouped(start.trimStart(), rest);
  if (start.trimStart().startsWith('<')) return yield* readXml(whole);
  yield* readRows(whole, start.trimStart().startsWith(NEW_RECORD));
  return null;
}

async function* readXml(text: AsyncIterable<string>): AsyncGenerator<readonly MeshRecord[], number | null> {
  const reader = new MeshXmlReader();
  for await (const chunk of text) {
    const records = reader.push(chunk);
    if (records.length > 0) yield records;
  }
  const last = reader.end();
  if (last.length > 0) yield last;
  return reader.year;
}

const BATCH = 1_000;

async function* readRows(text: AsyncIterable<string>, isAscii: boolean): AsyncGenerator<readonly MeshRecord[]> {
  let reader: MeshAsciiReader | MeshTableReader | null = isAscii ? new MeshAsciiReader() : null;
  let batch: MeshRecord[] = [];
  for await (const { line, text: row } of readLines(text, LONGEST_LINE)) {
    if (row === null) throw new MeshRefusal(`line ${line} is too long`);
    const record: MeshRecord | null = reader?.push(row) ?? null;
    reader ??= new MeshTableReader(row);
    if (record !== null) batch.push(record);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  const last = reader instanceof MeshAsciiReader ? reader.end() : null;
  if (last !== null) batch.push(last);
  if (batch.length > 0) yield batch;
}
