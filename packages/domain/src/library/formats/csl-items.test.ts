import { describe, expect, it } from 'vitest';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { bareCitation, pdfCitation } from '../../literature/unusual-citations.fixtures.ts';
import { cslItems } from './csl-items.ts';
import { bookReferences, fullRecord, hostileReference } from '../hostile-references.fixtures.ts';

describe('cslItems', () => {
  it('gives an article with all that is known', () => {
    const authors = [
      { lastname: 'McMurray', firstname: 'JJV' },
      { lastname: 'Example Jr', firstname: 'Ida' },
      { lastname: 'KIM', firstname: 'JIN' },
      { lastname: 'DAPA-HF Trial Committees and Investigators', firstname: '' },
    ];
    expect(
      cslItems([{ ...dapaHfCitation, authors, abstract: 'A:\nB', summarised: false, record: fullRecord }]),
    ).toEqual([
      {
        id: '31535829',
        type: 'article-journal',
        title: dapaHfCitation.title,
        'container-title': dapaHfCitation.journal,
        'container-title-short': 'J Ex',
        volume: '381',
        issue: '21',
        page: '1995-2008',
        ISSN: '1234-5678',
        abstract: 'A: B',
        DOI: dapaHfCitation.doi,
        PMID: '31535829',
        URL: dapaHfCitation.url,
        language: 'de',
        source: 'PubMed',
        author: [
          { family: 'McMurray', given: 'J. J. V.' },
          { family: 'Example', given: 'Ida', suffix: 'Jr' },
          { family: 'KIM', given: 'JIN' },
          { literal: 'DAPA-HF Trial Committees and Investigators' },
        ],
        issued: { 'date-parts': [[2019, 11, 21]] },
      },
    ]);
  });

  it('leaves out what is not known, and an unknown language', () => {
    const { volume: _volume, issue: _issue, pages: _pages, ...record } = fullRecord;
    expect(cslItems([{ ...bareCitation, record: { ...record, languages: ['und'] } }])[0]).toEqual({
      id: bareCitation.id,
      type: 'article-journal',
      title: bareCitation.title,
      'container-title-short': 'J Ex',
      ISSN: '1234-5678',
      PMID: bareCitation.pmid,
      source: 'PubMed',
    });
    expect(cslItems([pdfCitation])[0]?.source).toBe(pdfCitation.source);
  });

  it('tells books and chapters, and warns of retracted work', () => {
    expect(cslItems(bookReferences).map((item) => [item.type, item['container-title']])).toEqual([
      ['book', undefined],
      ['chapter', 'A Book of Examples.'],
    ]);
    expect(cslItems([hostileReference])[0]).toMatchObject({ note: 'This article has been retracted.' });
  });
});
