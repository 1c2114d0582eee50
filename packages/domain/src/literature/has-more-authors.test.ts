import { describe, expect, it } from 'vitest';
import { citationFixture } from './citation.fixtures.ts';
import { hasMoreAuthors } from './has-more-authors.ts';

const authors = [{ lastname: 'McMurray', firstname: 'JJV' }];

describe('hasMoreAuthors', () => {
  it('believes the reference, and judges one that tells nothing by its origin', () => {
    expect(hasMoreAuthors(citationFixture({ authors, authors_partial: true }))).toBe(true);
    expect(hasMoreAuthors(citationFixture({ authors, authors_partial: false, summarised: true }))).toBe(false);
    expect(hasMoreAuthors(citationFixture({ authors }))).toBe(false);
    expect(hasMoreAuthors(citationFixture({ authors, summarised: true }))).toBe(true);
  });

  it('says nothing of an article without authors', () => {
    expect(hasMoreAuthors(citationFixture({ authors_partial: true }))).toBe(false);
  });
});
