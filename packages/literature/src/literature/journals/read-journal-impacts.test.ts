import { describe, expect, it } from 'vitest';
import { normaliseIssn, readJournalImpacts } from './read-journal-impacts.ts';

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
      failed: [{ row: 1, reason: 'the first row is not issn,metric,quartile,source' }],
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
