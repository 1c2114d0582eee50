import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { openLiteratureIndex } from '@footnote/literature';
import { afterEach, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { deleteDirectory, preparedDataDirectory, runProgram, type Program } from '../../app/server-process.fixtures.ts';

/** Enough for many batches after the one that the kill waits for. */
const RECORDS = 8_000;
/** Records the importer commits at once. */
const BATCH = 500;
/** Bytes an index takes only when it holds some of the records. */
const SOME_HELD = 2 * 1024 * 1024;

const directories: string[] = [];
const programs: Program[] = [];

afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.splice(0).map(({ ended }) => ended));
  for (const directory of directories.splice(0)) deleteDirectory(directory);
});

function run(entry: string, args: readonly string[], data: string): Program {
  const program = runProgram(entry, args, { FOOTNOTE_DATA_DIR: data });
  programs.push(program);
  return program;
}

function record(number: number): string {
  return `<PubmedArticle><MedlineCitation><PMID Version="1">${50_000_000 + number}</PMID>
    <Article><Journal><JournalIssue><PubDate><Year>2020</Year></PubDate></JournalIssue><Title>The Journal of Walks</Title></Journal>
    <ArticleTitle>Walking group ${number} and blood pressure</ArticleTitle>
    <Abstract><AbstractText>Group ${number} walked daily and its pressure fell by ${number % 17} mm Hg.</AbstractText></Abstract>
    <PublicationTypeList><PublicationType>Journal Article</PublicationType></PublicationTypeList></Article></MedlineCitation></PubmedArticle>`;
}

function largeFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'footnote-large-'));
  directories.push(directory);
  const file = join(directory, 'large.xml.gz');
  const records = Array.from({ length: RECORDS }, (_, number) => record(number));
  writeFileSync(file, gzipSync(`<PubmedArticleSet>\n${records.join('\n')}\n</PubmedArticleSet>\n`));
  return file;
}

function bytesHeld(data: string): number {
  const files = ['literature.sqlite', 'literature.sqlite-wal'].map((name) => join(data, name));
  return files.filter((file) => existsSync(file)).reduce((sum, file) => sum + statSync(file).size, 0);
}

async function untilSomeIsHeld(data: string, program: Program): Promise<void> {
  const before = bytesHeld(data);
  while (bytesHeld(data) < before + SOME_HELD && program.child.exitCode === null) await pause(5);
}

async function articlesHeld(data: string): Promise<number> {
  const index = await openLiteratureIndex({ path: join(data, 'literature.sqlite') });
  const { articles, starter } = await index.stats();
  await index.close();
  return articles - starter;
}

async function importAgain(file: string, data: string): Promise<unknown> {
  const { code, stdout } = await run('cli/literature.ts', ['import', file, '--json'], data).ended;
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

/** What was committed must be there whole, and importing again must add the rest and then nothing. */
async function expectCompletion(file: string, data: string): Promise<void> {
  const held = await articlesHeld(data);
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThan(RECORDS);
  expect(held % BATCH).toBe(0);
  const nothing = { updated: 0, deleted: 0, failed: [] };
  const rest = { ...nothing, read: RECORDS, added: RECORDS - held, unchanged: held };
  expect(await importAgain(file, data)).toEqual(rest);
  expect(await articlesHeld(data)).toBe(RECORDS);
  expect(await importAgain(file, data)).toEqual({ ...nothing, read: RECORDS, added: 0, unchanged: RECORDS });
}

describe('an import killed in the middle', () => {
  it('with the server that did it keeps every committed batch, and a second run without it completes it', async () => {
    const file = largeFile();
    const data = await preparedDataDirectory();
    directories.push(data);
    const server = run('main.ts', [], data);
    await server.ready;
    const cut = run('cli/literature.ts', ['import', file, '--json'], data);
    await untilSomeIsHeld(data, cut);
    server.child.kill('SIGKILL');
    const { code, stdout, stderr } = await cut.ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('The running Footnote server went away before the command was done.');
    await expectCompletion(file, data);
  });

  // The same import, in a process of its own.
  it.each(effort({ whole: ['by the command alone'], sample: [] }))(
    '%s keeps every committed batch, and a second run completes it',
    async () => {
      const file = largeFile();
      const data = mkdtempSync(join(tmpdir(), 'footnote-data-'));
      directories.push(data);
      const cut = run('cli/literature.ts', ['import', file, '--json'], data);
      await untilSomeIsHeld(data, cut);
      cut.child.kill('SIGKILL');
      expect(await cut.ended).toMatchObject({ signal: 'SIGKILL', stdout: '' });
      await expectCompletion(file, data);
    },
  );
});
