import { expect, test } from 'vitest';
import { hasPage } from './has-page.ts';
import { dapaHfCitation } from '../literature/starter-citations.fixtures.ts';
import { pdfCitation } from '../literature/unusual-citations.fixtures.ts';

test('a page is shown where a reference says of which document, of which source, and which', () => {
  expect(hasPage(pdfCitation)).toBe(true);
  const { source_id: _unknown, ...older } = pdfCitation;
  for (const citation of [
    dapaHfCitation,
    older,
    { ...pdfCitation, source_id: '' },
    { ...pdfCitation, document_id: '' },
    { ...pdfCitation, page: null },
    { ...pdfCitation, type: 'other' as const },
  ])
    expect(hasPage(citation)).toBe(false);
});
