import { expect, test } from 'vitest';
import { dapaHfCitation } from '../literature/starter-citations.fixtures.ts';
import { pdfCitation } from '../literature/unusual-citations.fixtures.ts';
import { CSV_EXPORT_FIELDS, divideForRis, isOfPublicIndex, longestAlternative } from './export-rules.ts';

test.each([
  [{ type: 'pubmed', pmid: '31535829' }, true],
  [{ type: 'pubmed', pmid: '' }, false],
  [{ type: 'pubmed', pmid: '0' }, false],
  [{ type: 'pubmed', pmid: '12\nER  - ' }, false],
  [{ type: 'pdf', pmid: '31535829' }, false],
  [{ type: 'other', pmid: '31535829' }, false],
] as const)('%j is of the public index: %s', (citation, expected) => {
  expect(isOfPublicIndex(citation)).toBe(expected);
});

test('documents are kept out of a RIS export, and nothing gets lost', () => {
  expect(divideForRis([pdfCitation, dapaHfCitation, pdfCitation])).toEqual({
    exportable: [dapaHfCitation],
    refused: [pdfCitation, pdfCitation],
  });
  expect(divideForRis([])).toEqual({ exportable: [], refused: [] });
});

test.each([
  ['', ''],
  ['adults', 'adults'],
  ['adults ; adults with heart failure ; women', 'adults with heart failure'],
  ['men ; all', 'men'],
  [' ; ', ''],
  ['dose;response', 'dose;response'],
])('of %j, %j is kept', (field, kept) => {
  expect(longestAlternative(field)).toBe(kept);
});

test('every column of a CSV export is a field of a citation', () => {
  expect(CSV_EXPORT_FIELDS.every((field) => field in dapaHfCitation)).toBe(true);
});
