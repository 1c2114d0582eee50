import { articleFixture } from '../../packages/literature/src/search/article.fixtures.ts';

/** An article of which every text is this one. */
export function articleOf(text: string) {
  return {
    ...articleFixture({ revised: '', publicationDate: '2020' }),
    impact: null,
    title: text,
    abstract: [{ label: '', text }],
    keywords: [text],
    authors: [{ lastname: text, firstname: text }],
    journal: { title: text, abbreviation: text, issn: '' },
    population: text,
    intervention: text,
    comparison: text,
    outcome: text,
    bottomLine: text,
    pages: text,
    volume: text,
    notices: [{ kind: 'corrected_by', pmid: '', note: text }] as const,
  };
}
