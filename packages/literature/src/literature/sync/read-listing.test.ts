import { describe, expect, it } from 'vitest';
import { readListing } from './read-listing.ts';

const row = (name: string, date: string) => `<a href="${name}">${name}</a>   ${date}   19M\n`;

describe('readListing', () => {
  it('reads what Apache lists, plain and as a table, and what nginx lists', () => {
    const expected = [
      { name: 'pubmed26n1335.xml.gz', kind: 'update', year: 2026, number: 1335, published: '2026-01-09' },
      { name: 'pubmed26n12345.xml.gz', kind: 'update', year: 2026, number: 12345, published: '2026-02-28' },
    ];
    const plain = `<pre>${row('pubmed26n1335.xml.gz', '2026-01-09 14:05')}${row('pubmed26n12345.xml.gz', '2026-02-28 00:00')}</pre>`;
    const table = plain.replaceAll('</a>', '</a></td><td align="right">');
    const nginx = plain.replace('2026-01-09', '09-Jan-2026').replace('2026-02-28', '28-Feb-2026');
    for (const html of [plain, table, nginx, plain.replaceAll('href="', 'href="/pubmed/updatefiles/')])
      expect(readListing(html, 'update')).toEqual(expected);
  });

  it('leaves out checksums, other files and names that lead elsewhere, and takes each file once', () => {
    const html = [
      'pubmed26n0001.xml.gz',
      'pubmed26n0001.xml.gz',
      'pubmed26n0001.xml.gz.md5',
      'README.txt',
      '../../etc/passwd',
      'pubmed26n1.xml.gz',
    ]
      .map((name) => row(name, '2026-01-09 14:05'))
      .join('');
    expect(readListing(html, 'baseline')?.map(({ name }) => name)).toEqual(['pubmed26n0001.xml.gz']);
  });

  it('takes no date from the next row', () => {
    const html = `<a href="pubmed26n0001.xml.gz">x</a>\n${row('pubmed26n0002.xml.gz', '2026-01-09 14:05')}`;
    expect(readListing(html, 'update')?.map(({ published }) => published)).toEqual(['', '2026-01-09']);
  });

  it('knows an empty folder from a page of something else', () => {
    expect(
      readListing('<title>Index of /pubmed/updatefiles</title><a href="/pubmed/">Parent Directory</a>', 'update'),
    ).toEqual([]);
    for (const page of ['', '<title>Sign in</title><a href="/login">here</a>', '{}'])
      expect(readListing(page, 'update')).toBeNull();
  });

  it('takes a long page of nonsense in its stride', () => {
    expect(readListing('<a href='.repeat(200_000), 'update')).toBeNull();
    expect(readListing('<a '.repeat(300_000), 'update')).toBeNull();
  });
});
