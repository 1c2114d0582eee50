import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname;
const FOLDER = `${DATA}/screening`;

/** A finished review of the public test data: its records, and which were included in the end. */
export interface ScreenedTopic {
  name: string;
  texts: string[];
  relevant: boolean[];
}

/** The drug reviews of Cohen et al. (2006); none where the public test data is not beside the project. */
export function screenedTopics(): ScreenedTopic[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.csv.gz'))
    .toSorted()
    .map((name) => topicOf(name.replace('.csv.gz', ''), gunzipSync(readFileSync(`${FOLDER}/${name}`)).toString()));
}

function topicOf(name: string, csv: string): ScreenedTopic {
  const [header = [], ...rows] = rowsOf(csv);
  const column = (title: string) => header.indexOf(title);
  const [title, abstract, included] = [column('title'), column('abstract'), column('label_included')];
  return {
    name,
    texts: rows.map((row) => `${row[title] ?? ''} ${row[abstract] ?? ''}`),
    relevant: rows.map((row) => row[included] === '1'),
  };
}

/** Rows of a table whose cells may be quoted (RFC 4180). */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
