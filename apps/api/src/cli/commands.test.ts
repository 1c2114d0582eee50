import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { effort } from '../../../../tests/support/test-effort.ts';
import { deleteDirectory, preparedDataDirectory, runProgram, type Program } from '../app/server-process.fixtures.ts';

const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';
const ARTICLE = {
  pmid: '90000001',
  title: 'Zinc lozenges shorten colds',
  abstract: 'Zinc lozenges shortened colds by a day.',
};

const importSchema = z.strictObject({
  read: z.number(),
  added: z.number(),
  updated: z.number(),
  deleted: z.number(),
  unchanged: z.number(),
  failed: z.array(z.strictObject({ file: z.string(), pmid: z.string(), reason: z.string() })),
});
const answerSchema = z.object({
  retrieved: z.number(),
  noDocuments: z.boolean(),
  citations: z.array(z.object({ n: z.number(), pmid: z.string() })),
  failed: z.null(),
});
const searchSchema = z.strictObject({
  total: z.number(),
  pmids: z.array(z.string()),
  issues: z.array(z.strictObject({ code: z.string(), message: z.string(), start: z.number(), end: z.number() })),
  explained: z.array(
    z.strictObject({
      level: z.number(),
      start: z.number(),
      end: z.number(),
      text: z.string(),
      reading: z.string(),
      articles: z.number().nullable(),
    }),
  ),
});

// Without a server each command opens everything itself, which is most of what it costs: in `npm test` each kind does it once.
describe('a command without a server', () => {
  it('answers, imports, searches and tells what there is', async () => {
    const [files, data] = [mkdtempSync(join(tmpdir(), 'footnote-files-')), await preparedDataDirectory()];
    const run = (entry: string, ...args: string[]) =>
      runProgram(`cli/${entry}.ts`, args, { FOOTNOTE_DATA_DIR: data, INIT_CWD: files }).ended;
    writeFileSync(join(data, 'literature.vectors'), 'PMID,title');
    const { code, stdout } = await run('ask', QUESTION);
    expect([code, stdout]).toEqual([0, expect.stringContaining('References\n\n[1] Dapagliflozin')]);
    writeFileSync(join(files, 'list.jsonl'), `${JSON.stringify(ARTICLE)}\nno JSON\n`);
    const imported = importSchema.parse(
      JSON.parse((await run('literature', 'import', 'list.jsonl', 'missing.xml', '--json')).stdout),
    );
    expect(imported).toMatchObject({ read: 1, added: 1 });
    expect(imported.failed).toHaveLength(2);
    const found = await run('literature', 'search', '--pubmed', 'zinc[ti] AND nosuch[sb]', '--json');
    expect(searchSchema.parse(JSON.parse(found.stdout))).toMatchObject({
      pmids: [ARTICLE.pmid],
      issues: [{ code: 'field-not-searchable' }],
    });
    expect((await run('literature', 'stats')).stdout).toContain(
      'is no file of word vectors. “vectors” learns them anew.',
    );
    deleteDirectory(data);
    deleteDirectory(files);
  });
});

const HOW = effort({ whole: ['alone', 'beside a running server'], sample: ['beside a running server'] });

describe.each(HOW)('the command line %s', (how) => {
  const files = mkdtempSync(join(tmpdir(), 'footnote-files-'));
  let data: string;
  let server: Program | null = null;
  beforeAll(async () => {
    data = await preparedDataDirectory();
    if (how === 'alone') return;
    server = runProgram('main.ts', [], { FOOTNOTE_DATA_DIR: data });
    await server.ready;
  });
  afterAll(async () => {
    server?.child.kill('SIGINT');
    await server?.ended;
    deleteDirectory(data);
    deleteDirectory(files);
  });
  const run = (entry: string, ...args: string[]) =>
    runProgram(`cli/${entry}.ts`, args, { FOOTNOTE_DATA_DIR: data, INIT_CWD: files }).ended;

  it('answers with references, as text and as one JSON object', async () => {
    const text = await run('ask', QUESTION);
    expect([text.code, text.stdout]).toEqual([0, expect.stringContaining('References\n\n[1] Dapagliflozin')]);
    const json = await run('ask', QUESTION, '--json', '--limit', '1');
    expect(json.code).toBe(0);
    expect(json.stdout.trim().split('\n')).toHaveLength(1);
    expect(answerSchema.parse(JSON.parse(json.stdout))).toMatchObject({ noDocuments: false, citations: [{ n: 1 }] });
  });

  it('abstains with exit code 0', async () => {
    const { code, stdout } = await run('ask', 'Which football club won the cup in 1988?', '--json');
    expect(code).toBe(0);
    expect(answerSchema.parse(JSON.parse(stdout))).toMatchObject({ noDocuments: true, retrieved: 0, citations: [] });
  });

  it('reads the history a follow-up leans on', async () => {
    writeFileSync(join(files, 'history.json'), JSON.stringify([{ user: 'USER', content: QUESTION }]));
    const { stdout } = await run('ask', 'And in chronic kidney disease?', '--history', 'history.json', '--json');
    expect(answerSchema.parse(JSON.parse(stdout)).citations.map(({ pmid }) => pmid)).toContain('32970396');
  });

  it('takes the newest messages of a long history, byte order mark or not', async () => {
    const older = Array.from({ length: 300 }, () => ({ user: 'USER', content: 'Does aspirin help?' }));
    const history = [...older, { user: 'USER', content: QUESTION }];
    writeFileSync(join(files, 'long.json'), `\uFEFF${JSON.stringify(history)}`);
    const { code, stdout } = await run('ask', 'And in chronic kidney disease?', '--history', 'long.json', '--json');
    expect(code).toBe(0);
    expect(answerSchema.parse(JSON.parse(stdout)).citations.map(({ pmid }) => pmid)).toContain('32970396');
  });

  it('searches in the language of PubMed, and says how it read the query', async () => {
    const query = '(dapagliflozin[ti] OR "no such phrase"[ti]) AND 2019:2021[dp] AND nosuch[sb]';
    const json = await run('literature', 'search', '--pubmed', query, '--limit', '1', '--json');
    expect(json.code).toBe(0);
    const { total, pmids, issues, explained } = searchSchema.parse(JSON.parse(json.stdout));
    expect(total).toBeGreaterThan(1);
    expect(pmids).toHaveLength(1);
    expect(issues.map(({ code }) => code)).toEqual(['phrase-not-found', 'field-not-searchable']);
    expect(explained[0]).toMatchObject({ level: 0, text: query, articles: total });
    const text = await run('literature', 'search', '--pubmed', query);
    expect([text.code, text.stdout]).toEqual([0, expect.stringMatching(/^\d+ articles\n\nThe phrase/)]);
    const nothing = await run('literature', 'search', '--pubmed', '()', '--json');
    expect([nothing.code, searchSchema.parse(JSON.parse(nothing.stdout)).total]).toEqual([0, 0]);
  });

  it('searches with a question', async () => {
    const { code, stdout } = await run('literature', 'search', '--question', QUESTION, '--json');
    const { pmids, explained } = searchSchema.parse(JSON.parse(stdout));
    expect([code, pmids.length]).toEqual([0, Math.min(20, explained[0]?.articles ?? 0)]);
    expect(pmids).toContain('31535829');
    expect(explained[0]?.reading).toContain('dapagliflozin');
    expect(explained.map(({ level, text }) => [level, text])).toContainEqual([1, 'dapagliflozin']);
    const misspelt = await run('literature', 'search', '--question', 'dapaglifozin in heart failure', '--json');
    const mended = searchSchema.parse(JSON.parse(misspelt.stdout));
    expect(mended.issues.map((issue) => issue.code)).toEqual(['spelling-corrected']);
    expect(mended.pmids.slice(0, 5)).toContain('31535829');
    const german = await run(
      'literature',
      'search',
      '--question',
      'Hilft Dapagliflozin bei Herzinsuffizienz?',
      '--json',
    );
    expect(searchSchema.parse(JSON.parse(german.stdout)).pmids.slice(0, 5)).toContain('31535829');
  });

  it('searches with the clauses of a clinical question', async () => {
    const clause = { queryString: 'dapagliflozin', fieldName: 'ml_i', boolType: 'must', operator: 'and' };
    const write = (name: string, content: unknown) =>
      writeFileSync(join(files, name), `\uFEFF${JSON.stringify(content)}`);
    write('pico.json', { search_queries: [clause], sort_by: 'recency', page_size: 1 });
    const { code, stdout } = await run('literature', 'search', '--pico', 'pico.json', '--json');
    const { total, pmids, explained } = searchSchema.parse(JSON.parse(stdout));
    expect([code, pmids.length]).toEqual([0, 1]);
    expect(total).toBeGreaterThan(1);
    expect(explained).toMatchObject([{ level: 0, articles: total }]);
    const more = await run('literature', 'search', '--pico', 'pico.json', '--json', '--limit', '1000');
    expect(searchSchema.parse(JSON.parse(more.stdout)).pmids).toHaveLength(total);
    write('bad.json', { search_queries: [{ ...clause, fieldName: 'ml_x' }] });
    writeFileSync(join(files, 'broken.json'), '{');
    for (const [name, reason] of [
      ['bad.json', 'search_queries.0.fieldName'],
      ['broken.json', 'cannot be read as JSON'],
      ['none.json', 'There is no file'],
      ['/dev/zero', 'larger than 10 MB'],
    ] as const) {
      const refused = await run('literature', 'search', '--pico', name);
      expect([refused.code, refused.stdout, refused.stderr]).toEqual([2, '', expect.stringContaining(reason)]);
    }
  });

  it('imports a vocabulary, which searches use at once, and refuses a damaged one', async () => {
    const table = 'mesh_id\tmesh_name\tmesh_tree_number\tmesh_term\n';
    writeFileSync(
      join(files, 'mesh2026.tsv'),
      `${table}D000001\tHeart Failure\tC14.280.434\tWeak Pump\nD000002\tHeart Diseases\tC14.280\t\n`,
    );
    const imported = await run('literature', 'mesh', 'import', 'mesh2026.tsv', '--json');
    expect([imported.code, JSON.parse(imported.stdout)]).toMatchObject([
      0,
      { year: 2026, descriptors: 2, entryTerms: 1, treeNumbers: 2, unchanged: false },
    ]);
    const again = await run('literature', 'mesh', 'import', 'mesh2026.tsv');
    expect([again.code, again.stdout]).toEqual([0, expect.stringMatching(/nothing was changed\. MeSH 2026: 2 desc/)]);
    const found = await run('literature', 'search', '--pubmed', 'weak pump[mh] AND heart diseases[mh]', '--json');
    const { total, issues, explained } = searchSchema.parse(JSON.parse(found.stdout));
    expect(issues).toEqual([]);
    expect(total).toBeGreaterThan(0);
    expect(explained[1]?.reading).toBe('heading Heart Failure');
    writeFileSync(join(files, 'cut.tsv'), `${table}D000001\tHeart`);
    const cut = await run('literature', 'mesh', 'import', 'cut.tsv');
    expect([cut.code, cut.stdout, cut.stderr]).toEqual([
      1,
      '',
      expect.stringContaining('cut.tsv: row 2 has 2 columns'),
    ]);
  });

  it('imports, imports nothing twice, reports what failed and what it holds', async () => {
    writeFileSync(join(files, 'list.jsonl'), `${JSON.stringify(ARTICLE)}\nno JSON\n`);
    const first = await run('literature', 'import', 'list.jsonl', 'missing.xml', '--json');
    expect([first.code, importSchema.parse(JSON.parse(first.stdout))]).toMatchObject([0, { read: 1, added: 1 }]);
    expect(importSchema.parse(JSON.parse(first.stdout)).failed.map(({ file }) => file)).toEqual(
      expect.arrayContaining([join(files, 'list.jsonl'), join(files, 'missing.xml')]),
    );
    const second = await run('literature', 'import', 'list.jsonl', '--json');
    expect(importSchema.parse(JSON.parse(second.stdout))).toMatchObject({ added: 0, unchanged: 1 });
    const stats = await run('literature', 'stats', '--json');
    expect(JSON.parse(stats.stdout)).toMatchObject({ articles: expect.any(Number), vectors: { state: 'none' } });
    const impacts = await run('literature', 'impacts', 'missing.csv');
    expect([impacts.code, impacts.stdout]).toEqual([
      1,
      'No metric was found; those there are were left alone.\nThe file: there is no such file\n',
    ]);
  });

  it('learns word vectors from thousands of articles only, and says of a file that it is none of them', async () => {
    const few = await run('literature', 'vectors');
    expect([few.code, few.stdout]).toEqual([1, '']);
    expect(few.stderr).toContain('There are too few articles to learn from');
    const wrong = await run('literature', 'vectors', 'now');
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    if (server !== null) return;
    writeFileSync(join(data, 'literature.vectors'), 'PMID,title');
    const foreign = await run('literature', 'stats');
    expect(foreign.stdout).toContain('is no file of word vectors. “vectors” learns them anew.');
    expect((await run('ask', QUESTION)).code).toBe(0);
  });

  it('moves the literature to no cluster that is not there, and tells no password', async () => {
    const away = await run('literature', 'reindex', '--to', 'http://127.0.0.1:1');
    expect([away.code, away.stdout, away.stderr]).toEqual([1, '', 'The search cluster cannot be reached.\n']);
    const wrong = await run('literature', 'reindex', '--to', 'http://user:secret@one two');
    expect([wrong.code, wrong.stderr]).toEqual([1, 'http://one two is no address of a node.\n']);
  });
});

describe('wrong usage', () => {
  const data = mkdtempSync(join(tmpdir(), 'footnote-data-'));
  afterEach(() => deleteDirectory(data));

  it.each([
    ['ask', []],
    ['ask', ['  ']],
    ['ask', ['x', '--nonsense']],
    ['ask', ['x', '--limit', '0']],
    ['ask', ['x', '--limit', 'ten']],
    ['ask', ['x', '--history', '/nowhere.json']],
    ['literature', []],
    ['literature', ['explode']],
    ['literature', ['import']],
    ['literature', ['stats', 'x']],
    ['literature', ['impacts']],
    ['literature', ['reindex']],
    ['literature', ['reindex', '--to']],
    ['literature', ['reindex', 'http://127.0.0.1:1']],
    ['literature', ['mesh']],
    ['literature', ['mesh', 'export', 'x']],
    ['literature', ['mesh', 'import']],
    ['literature', ['search', '--pubmed', 'x', '--pico', 'y.json']],
    ['literature', ['stats', '--pico', 'y.json']],
    ['literature', ['search']],
    ['literature', ['search', '--pubmed', 'x', '--question', 'y']],
    ['literature', ['search', '--pubmed', ' ']],
    ['literature', ['search', '--pubmed', 'x', 'y']],
    ['literature', ['search', '--question', 'x', '--limit', '1001']],
    ['literature', ['stats', '--limit', '5']],
  ])('%s %j ends with 2 and says how it is done', async (entry, args) => {
    const { code, stdout, stderr } = await runProgram(`cli/${entry}.ts`, args, { FOOTNOTE_DATA_DIR: data }).ended;
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: npm run --silent');
  });
});
