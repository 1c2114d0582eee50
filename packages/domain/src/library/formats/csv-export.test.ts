import { expect, test } from 'vitest';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { csvExportRows } from './csv-export.ts';
import { pdfCitation } from '../../literature/unusual-citations.fixtures.ts';
import { CSV_DOCUMENT_FIELDS, CSV_EXPORT_FIELDS } from '../export-rules.ts';

test('a CSV export keeps the longest alternative of what was extracted, and nothing but lines', () => {
  const citation = {
    ...dapaHfCitation,
    title: 'One\nand ; two',
    ml_n: null,
    ml_p: 'adults ; adults with\nheart failure',
    ml_c: '',
  };
  const [header, row] = csvExportRows([citation]);
  expect(header).toEqual([...CSV_EXPORT_FIELDS]);
  const cells = Object.fromEntries(CSV_EXPORT_FIELDS.map((field, index) => [field, row?.[index]]));
  expect(cells).toMatchObject({
    pmid: dapaHfCitation.pmid,
    title: 'One and ; two',
    ml_n: '',
    ml_p: 'adults with heart failure',
    ml_c: '',
    ml_type: dapaHfCitation.ml_type,
  });
});

test('pages of documents bring columns of their own, which articles leave empty', () => {
  const content = 'Two\nlines';
  const [header, article, page] = csvExportRows([dapaHfCitation, { ...pdfCitation, content }]);
  expect(header).toEqual([...CSV_EXPORT_FIELDS, ...CSV_DOCUMENT_FIELDS]);
  expect(article?.slice(-3)).toEqual(['', '', '']);
  expect(page?.slice(-4)).toEqual(['St Elsewhere guidelines', 'heart-failure-pathway.pdf', '12', 'Two lines']);
});
