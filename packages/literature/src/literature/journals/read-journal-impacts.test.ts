import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { normaliseIssn } from './journal-issn.ts';
import { readJournalImpacts } from './read-journal-impacts.ts';

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += 7) yield Buffer.from(text.slice(at, at + 7));
}

const read = (text: string) => readJournalImpacts(bytesOf(text));
const HEADER = 'issn,metric,quartile,source\n';

describe('readJournalImpacts', () => {
  it('reads rows in any column order, with quotes, a mark and CRLF', async () => {
    const text =
      '\uFEFFsource,issn,quartile,metric\r\n"OpenAlex, ""2-year"" mean",0028-4793,Q1,55.9\r\n\r\nopen,00284793,2,1\r\nopen,1533-4406,4,0\r\n';
    expect(await read(text)).toEqual({
      impacts: [
        { issn: '0028-4793', metric: 55.9, quartile: 1, source: 'OpenAlex, "2-year" mean' },
        { issn: '1533-4406', metric: 0, quartile: 4, source: 'open' },
      ],
      failed: [{ row: 4, reason: '0028-4793 has already been given' }],
    });
  });

  it.each([
    ['0028-4794,1,1,x', /issn/],
    ['n/a,1,1,x', /issn/],
    ['0028-4793,-1,1,x', /metric/],
    ['0028-4793,1e9,1,x', /metric/],
    ['0028-4793,NaN,1,x', /metric/],
    ['0028-4793,"1,5",1,x', /metric/],
    ['0028-4793,1,5,x', /quartile/],
    ['0028-4793,1,,x', /quartile/],
    ['0028-4793,1,1,', /source/],
    ['0028-4793,1,1', /3 fields/],
    ['0028-4793,1,1,x,y', /5 fields/],
    ['0028-4793,1,1,"x', /quotation mark/],
    [`0028-4793,1,1,${'x'.repeat(20_000)}`, /too long/],
  ])('refuses the row %s', async (row, reason) => {
    const { impacts, failed } = await read(`${HEADER}${row}\n1533-4406,2,2,good\n`);
    expect(failed).toEqual([{ row: 2, reason: expect.stringMatching(reason) }]);
    expect(impacts).toHaveLength(1);
  });

  it.each([
    'issn;metric;quartile;source\n',
    'issn,metric,quartile\n',
    '<html>',
    'issn,metric,quartile,source,source\n',
  ])('refuses the header %j', async (header) => {
    expect(await read(`${header}0028-4793,1,1,x\n`)).toEqual({
      impacts: [],
      failed: [
        {
          row: 1,
          reason: 'the first row is neither issn,metric,quartile,source nor that of a table of OpenAlex sources',
        },
      ],
    });
  });

  it('says that an empty file is empty, and lists at most 1,000 rows', async () => {
    expect(await read('')).toEqual({ impacts: [], failed: [{ row: 1, reason: 'the file is empty' }] });
    expect((await read(HEADER + 'x\n'.repeat(1500))).failed).toHaveLength(1000);
  });
});

it('checks the last digit of an ISSN', () => {
  expect(normaliseIssn('2434561x')).toBe('2434-561X');
  expect(normaliseIssn('2434-5610')).toBeNull();
});

describe('sources of OpenAlex', () => {
  const source = (issns: string[], metric: number, changes: object = {}) => ({
    id: 'https://openalex.org/S1',
    issn_l: issns[0],
    issn: issns,
    type: 'journal',
    summary_stats: { '2yr_mean_citedness': metric, h_index: 3 },
    topics: [
      { display_name: 'Walking', count: 5, field: { display_name: 'Medicine' } },
      { display_name: 'Shoes', count: 4, field: { display_name: 'Engineering' } },
      { display_name: 'Laces', count: 4, field: { display_name: 'Engineering' } },
    ],
    ...changes,
  });
  const medicine = { topics: [{ count: 9, field: { display_name: 'Medicine' } }] };
  const journals = [
    source(['0028-4793', '1533-4406'], 50),
    source(['0140-6736'], 40, medicine),
    source(['0028-0836'], 30, medicine),
    source(['0036-8075'], 30, medicine),
    source(['0098-7484'], 2, medicine),
    source(['2434-561X'], 9, { topics: null }),
  ];
  const label = (field: string) => `OpenAlex 2-year mean citedness; quartile in ${field}`;
  const expected = [
    { issn: '0028-4793', metric: 50, quartile: 1, source: label('Engineering') },
    { issn: '1533-4406', metric: 50, quartile: 1, source: label('Engineering') },
    { issn: '0140-6736', metric: 40, quartile: 1, source: label('Medicine') },
    { issn: '0028-0836', metric: 30, quartile: 2, source: label('Medicine') },
    { issn: '0036-8075', metric: 30, quartile: 2, source: label('Medicine') },
    { issn: '0098-7484', metric: 2, quartile: 4, source: label('Medicine') },
    { issn: '2434-561X', metric: 9, quartile: 1, source: 'OpenAlex 2-year mean citedness' },
  ];
  const lines = journals.map((journal) => JSON.stringify(journal)).join('\n');

  it.each([
    ['JSON lines', lines],
    ['a list', JSON.stringify(journals)],
    ['an answer of the API', JSON.stringify({ meta: { count: 6 }, results: journals }, null, 2)],
  ])('are read as %s, with the quartile in the field of most works', async (_kind, text) => {
    expect(await read(text)).toEqual({ impacts: expected, failed: [] });
  });

  it('are read gzipped, up to where the file is cut short', async () => {
    async function* bytes(length: number) {
      yield gzipSync(lines).subarray(0, length);
    }
    expect(await readJournalImpacts(bytes(Infinity))).toEqual({ impacts: expected, failed: [] });
    expect((await readJournalImpacts(bytes(200))).failed).toContainEqual({
      row: 0,
      reason: 'the gzip file is damaged',
    });
  });

  it('are read from a table, in which a cell may hold several values', async () => {
    const table = [
      'id,display_name,issn_l,issn,type,summary_stats.2yr_mean_citedness,topics.field',
      'S1,"A, B",0028-4793,0028-4793|1533-4406,journal,50,Engineering|Medicine',
      'S2,C,,"[""0140-6736""]",journal,40,"[""Medicine""]"',
      'S3,D,0028-0836,,,30,Medicine',
      'S4,E,0036-8075,0036-8075;,journal,30,Medicine',
      'S5,F,0098-7484,,journal,2,Medicine',
      'S6,G,2434-561X,,journal,9,',
      'S7,H,0098-7484,,repository,9,Medicine',
    ];
    expect(await read(table.join('\r\n'))).toEqual({ impacts: expected, failed: [] });
  });

  it('are left out when they are no journals, and reported when they are wrong', async () => {
    const wrong = [
      source(['0028-4793'], 1),
      source(['0028-4793'], 2),
      source(['1234-5678'], 3),
      source([], 3),
      source(['0140-6736'], -1),
      source(['0140-6736'], 1e9),
      { issn_l: '0140-6736', summary_stats: { '2yr_mean_citedness': '7' } },
      null,
      source(['0140-6736'], 4, { type: 'repository' }),
    ];
    const { impacts, failed } = await read(`${wrong.map((each) => JSON.stringify(each)).join('\n')}\n{"cut`);
    expect(impacts.map(({ issn }) => issn)).toEqual(['0028-4793']);
    expect(failed.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 10]);
  });

  it.each(['{', '[1, 2', '{"a": 1}', '[]', '[[[]]]'])('are not found in %s', async (text) => {
    expect((await read(text)).impacts).toEqual([]);
  });
});
