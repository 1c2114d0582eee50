import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../medline/medline-xml.fixtures.ts';
import { labelledSections } from './labelled-sections.ts';
import { readAbstractList } from './read-abstract-list.ts';

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const read = (text: string, size?: number) => collect(readAbstractList(inPieces(text, size)));

describe('readAbstractList', () => {
  it('knows labels that are glued to the sentence before them alone', () => {
    expect(
      labelledSections('Walking in the ward.Methods We walked 90 days.Results The pain fell by 3%.Conclusions Walk.'),
    ).toEqual([
      { label: '', text: 'Walking in the ward.' },
      { label: 'METHODS', text: 'We walked 90 days.' },
      { label: 'RESULTS', text: 'The pain fell by 3%.' },
      { label: 'CONCLUSIONS', text: 'Walk.' },
    ]);
    const prose = 'It worked. Results The pain fell. Methods Old ones were kept.';
    expect(labelledSections(prose)).toEqual([{ label: '', text: prose }]);
  });

  it('reads one article a line and ignores what it does not know', async () => {
    const [record] = await read(
      line({ pmid: '0042', title: ' Two\nlines ', abstract: 'Words.', source: 'x', also: [1] }),
    );
    expect(record).toMatchObject({
      type: 'article',
      article: {
        pmid: '42',
        origin: 'list',
        title: 'Two lines',
        abstract: [{ label: '', text: 'Words.' }],
        publicationDate: '',
      },
    });
  });

  it('keeps all authors and the place of an article where they are given', async () => {
    const authors = Array.from({ length: 40 }, (_, index) => ({ lastname: ` Name\n${index}`, firstname: 'A B' }));
    const place = { journal: 'J Walks', issn: '1234-5678', volume: '12', issue: '3', pages: '4-9' };
    const [whole, partial, odd] = await read(
      [
        { pmid: '1', title: 'a', authors, authors_complete: true, publication_date: '2019-11', ...place },
        { pmid: '2', title: 'b', authors: authors.slice(0, 3), authors_complete: false },
        { pmid: '3', title: 'c', authors: [7, null, { lastname: 5 }, {}], volume: 12, pages: 'x'.repeat(3_000) },
      ]
        .map(line)
        .join(''),
    );
    expect(whole).toMatchObject({
      article: {
        authors: authors.map((_, index) => ({ lastname: `Name ${index}`, firstname: 'A B' })),
        authorsPartial: false,
        journal: { title: 'J Walks', abbreviation: '', issn: '1234-5678' },
        volume: '12',
        issue: '3',
        pages: '4-9',
        publicationDate: '2019-11',
      },
    });
    expect(partial).toMatchObject({ article: { authorsPartial: true } });
    expect(odd).toMatchObject({ article: { authors: [], publicationDate: '' } });
    expect(odd?.type === 'article' && Object.keys(odd.article)).not.toContain('pages');
  });

  it('takes numbers for PMIDs, missing abstracts, blank lines, CRLF and a missing last line end', async () => {
    const text =
      `\uFEFF`.slice(1) +
      `${line({ pmid: 1, title: 'a' })}\r\n\n${JSON.stringify({ pmid: '2', title: 'b', abstract: null })}`;
    const records = await read(text, 5);
    expect(
      records.map((record) => (record.type === 'article' ? [record.article.pmid, record.article.abstract] : record)),
    ).toEqual([
      ['1', []],
      ['2', []],
    ]);
  });

  it('reports each line that is not a record and reads the rest', async () => {
    const bad = [
      '{',
      '[]',
      '"x"',
      line({ title: 'a' }),
      line({ pmid: 'x', title: 'a' }),
      line({ pmid: '5', title: 7 }),
      line({ pmid: '6' }),
    ];
    const records = await read([...bad.map((text) => text.trim()), line({ pmid: '9', title: 'good' })].join('\n'));
    expect(records.map((record) => (record.type === 'failure' ? [record.pmid, record.reason] : record.type))).toEqual([
      ['', 'line 1: not valid JSON'],
      ['', 'line 2: not a JSON object'],
      ['', 'line 3: not a JSON object'],
      ['', 'line 4: it has no pmid'],
      ['', 'line 5: its pmid is not a PubMed identifier'],
      ['5', expect.stringContaining('line 6: its title or abstract')],
      ['6', 'line 7: it has neither title nor abstract'],
      'article',
    ]);
  });

  it('says once that a file is no list', async () => {
    expect(await read('{"a":1}\n'.repeat(5000))).toEqual([
      { type: 'failure', pmid: '', reason: expect.stringContaining('not a list of abstracts') },
    ]);
    expect(await read('')).toEqual([{ type: 'failure', pmid: '', reason: 'the file is empty' }]);
  });

  it('takes control characters for space', async () => {
    const [record] = await read(
      line({ pmid: '1', title: '\u001B[31mWalks\u0007', abstract: 'People\u0000walked.\u0085Daily.' }),
    );
    expect(record).toMatchObject({ article: { title: '[31mWalks', abstract: [{ text: 'People walked. Daily.' }] } });
  });

  it('refuses an overlong line without keeping it and goes on', async () => {
    async function* text() {
      yield line({ pmid: '1', title: 'a' });
      for (let index = 0; index < 20; index += 1) yield 'x'.repeat(1024 * 1024);
      yield `\n${line({ pmid: '2', title: 'b' })}`;
    }
    const records = await collect(readAbstractList(text()));
    expect(records.map(({ type }) => type)).toEqual(['article', 'failure', 'article']);
    expect(records[1]).toMatchObject({ reason: 'line 2: the line is too long' });
  });
});

describe('labelledSections', () => {
  it('cuts at labels in capitals or title case', () => {
    expect(labelledSections('BACKGROUND: Why. METHODS AND RESULTS: How: so. CONCLUSIONS: Thus.')).toEqual([
      { label: 'BACKGROUND', text: 'Why.' },
      { label: 'METHODS AND RESULTS', text: 'How: so.' },
      { label: 'CONCLUSIONS', text: 'Thus.' },
    ]);
    expect(labelledSections('Aim:To walk (p<0.05).Conclusion:Walking is safe.')).toEqual([
      { label: 'AIM', text: 'To walk (p<0.05).' },
      { label: 'CONCLUSION', text: 'Walking is safe.' },
    ]);
    expect(
      labelledSections('OBJECTIVETo walk.RESEARCH DESIGN AND METHODSDPP walkers walked.RESULTSThey arrived.').map(
        ({ label, text }) => `${label}: ${text}`,
      ),
    ).toEqual(['OBJECTIVE: To walk.', 'RESEARCH DESIGN AND METHODS: DPP walkers walked.', 'RESULTS: They arrived.']);
    expect(labelledSections('Objective: Why. Results: What. Conclusion: Thus.').map(({ label }) => label)).toEqual([
      'OBJECTIVE',
      'RESULTS',
      'CONCLUSION',
    ]);
  });

  it('cuts at labels that lost their colon, or all that parted them from the text', () => {
    expect(
      labelledSections('OBJECTIVE To walk . METHODS AND RESULTS A group of 9 walked . CONCLUSIONS 9 fell .'),
    ).toEqual([
      { label: 'OBJECTIVE', text: 'To walk .' },
      { label: 'METHODS AND RESULTS', text: 'A group of 9 walked .' },
      { label: 'CONCLUSIONS', text: '9 fell .' },
    ]);
    expect(labelledSections('A trial of walks . METHODS We walked . MAIN OUTCOME MEASURES 3 falls .')).toEqual([
      { label: '', text: 'A trial of walks .' },
      { label: 'METHODS', text: 'We walked .' },
      { label: 'MAIN OUTCOME MEASURES', text: '3 falls .' },
    ]);
    const glued = 'BackgroundWalks help.Materials and methodsNine people (of 12).ResultsA fall.Trial registrationNCT1';
    expect(labelledSections(glued)).toEqual([
      { label: 'BACKGROUND', text: 'Walks help.' },
      { label: 'MATERIALS AND METHODS', text: 'Nine people (of 12).' },
      { label: 'RESULTS', text: 'A fall.' },
      { label: 'TRIAL REGISTRATION', text: 'NCT1' },
    ]);
  });

  it.each([
    'One label: is prose. Results: too.',
    'RESULTS: alone stay whole.',
    'We had results: many. The methods: few.',
    'Results differed. Methods did not. Conclusions are open.',
    'PATIENTS WITH PAIN WALKED. RESULTS WERE GOOD.',
    'Patients walked. RESULTS Good.',
  ])('leaves %j whole', (text) => {
    expect(labelledSections(text)).toEqual([{ label: '', text }]);
  });

  it('gives nothing for nothing', () => expect(labelledSections(' \n ')).toEqual([]));
});
