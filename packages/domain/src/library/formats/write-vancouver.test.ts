import { expect, test } from 'vitest';
import { citationFixture } from '../../literature/citation.fixtures.ts';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { bareCitation, manyAuthorsCitation, pdfCitation } from '../../literature/unusual-citations.fixtures.ts';
import { referenceList, vancouverReference } from './write-vancouver.ts';

test('an article is told by authors, title, journal, date, DOI and PMID', () => {
  expect(vancouverReference(dapaHfCitation)).toBe(
    'McMurray JJV, Solomon SD, Inzucchi SE, et al. Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. The New England Journal of Medicine. 2019 Nov 21. doi:10.1056/nejmoa1911303 PubMed PMID: 31535829.',
  );
});

test('journal, volume, issue and pages are told as NLM writes them', () => {
  const place = { journal_abbreviation: 'N Engl J Med', volume: '381', issue: '21', pages: '1995-2008' };
  expect(vancouverReference({ ...dapaHfCitation, ...place })).toContain(
    'Reduced Ejection Fraction. N Engl J Med. 2019 Nov 21;381(21):1995–2008. doi:',
  );
});

test('where all authors are known to be named, no others are', () => {
  expect(vancouverReference({ ...dapaHfCitation, authors_partial: false })).toMatch(/Inzucchi SE\. Dapa/);
});

test('six authors are named', () => {
  expect(vancouverReference(manyAuthorsCitation)).toMatch(/^Beispielhuber 1 A, .*Beispielhuber 6 A, et al\. Lang/);
});

test('what is not known is left out, and a question keeps its mark', () => {
  expect(vancouverReference(bareCitation)).toBe('Untitled letter. PubMed PMID: 90000003.');
  expect(
    vancouverReference(
      citationFixture({ pmid: '7', title: 'Does it\nwork?', authors: [], publication_date: 'soon', date: '' }),
    ),
  ).toMatch(/^Does it work\? /);
});

test('a document is told by its name and page', () => {
  expect(vancouverReference(pdfCitation)).toBe(
    'Heart failure pathway, third edition. St Elsewhere guidelines · Page 12',
  );
});

test('a document is told in the words of its reader, and by nothing where nothing is known', () => {
  expect(vancouverReference(pdfCitation, (page) => `Seite ${page}`)).toMatch(/ · Seite 12$/);
  const deleted = { ...pdfCitation, title: 'Deleted document', source: '', page: null };
  expect(vancouverReference(deleted)).toBe('Deleted document.');
});

test('a list keeps the numbers of the answer, marks every notice and names pages in the words of its reader', () => {
  const third = { ...bareCitation, retracted: true, concern: true, corrected: true };
  const words = { retracted: 'retracted', concern: 'concern', corrected: 'corrected', page: (n: number) => `p. ${n}` };
  const list = referenceList(
    [
      { n: 1, citation: bareCitation },
      { n: 3, citation: third },
      { n: 4, citation: { ...pdfCitation, corrected: true } },
    ],
    words,
  );
  expect(list).toEqual([
    '[1] Untitled letter. PubMed PMID: 90000003.',
    '[3] (retracted) (concern) (corrected) Untitled letter. PubMed PMID: 90000003.',
    '[4] (corrected) Heart failure pathway, third edition. St Elsewhere guidelines · p. 12',
  ]);
});
