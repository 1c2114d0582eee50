import { describe, expect, it } from 'vitest';
import { UNREAD_STUDY, type ArticleWithContext } from './article.ts';
import { articleToCitation } from './article-to-citation.ts';
import { citationSchema } from './citation.schema.ts';

const article: ArticleWithContext = {
  pmid: '7',
  version: 1,
  revised: '',
  origin: 'list',
  doi: '',
  title: '',
  vernacularTitle: '',
  authors: [],
  journal: { title: '', abbreviation: '', issn: '' },
  book: null,
  publicationDate: '',
  publicationTypes: [],
  languages: [],
  abstract: [{ label: '', text: 'A trial of daily walks. Nine people walked.' }],
  mesh: [],
  keywords: [],
  notices: [],
  ...UNREAD_STUDY,
  impact: null,
};

describe('articleToCitation', () => {
  it('names an article without a title by how its text begins', () => {
    expect(articleToCitation(article).title).toBe('A trial of daily walks.');
    const long = { ...article, abstract: [{ label: '', text: '🩺'.repeat(300) }] };
    expect(articleToCitation(long).title).toBe(`${'🩺'.repeat(254)}…`);
    expect(articleToCitation({ ...article, abstract: [] }).title).toBe('');
    expect(articleToCitation({ ...article, title: 'Walks' }).title).toBe('Walks');
  });

  it('tells whether all authors are known, by the record or else by where it comes from', () => {
    const partial = (over: Partial<ArticleWithContext>) =>
      articleToCitation({ ...article, authors: [{ lastname: 'Doe', firstname: 'J' }], ...over }).authors_partial;
    expect(partial({ origin: 'medline' })).toBe(false);
    expect(partial({ origin: 'medline', authorsPartial: true })).toBe(true);
    expect(partial({ origin: 'starter' })).toBe(true);
    expect(partial({ origin: 'list' })).toBe(true);
    expect(partial({ origin: 'starter', authorsPartial: false })).toBe(false);
  });

  it('says where in its journal an article stands, as far as it is known', () => {
    const journal = { title: 'Journal of Walks', abbreviation: 'J Walks', issn: '' };
    expect(articleToCitation({ ...article, journal, volume: '83', issue: '6 Pt 2', pages: '244-55' })).toMatchObject({
      journal_abbreviation: 'J Walks',
      volume: '83',
      issue: '6 Pt 2',
      pages: '244-55',
    });
    expect(Object.keys(articleToCitation(article))).not.toContain('volume');
  });

  it('gives every field of a citation', () => {
    expect(citationSchema.parse(articleToCitation(article))).toEqual(articleToCitation(article));
  });
});
