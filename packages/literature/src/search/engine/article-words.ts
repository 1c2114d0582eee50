import type { Article, Author } from '@footnote/domain';
import type { TextField } from '../query.ts';
import { joinedWords, tokenise, wordGroups } from '../text/tokenise.ts';

/** Stands between the items of a field (headings, authors, sections), so that no phrase reaches over an item's end. */
export const ITEM_BREAK = '∥';

/** One field of an article as words in order, with the joined forms of its hyphenated words beside them. */
export interface FieldWords {
  words: readonly string[];
  joined: readonly string[];
}

export type ArticleWords = Readonly<Record<TextField, FieldWords>>;

/** Every field of an article as it is indexed. */
export function articleWords(article: Article): ArticleWords {
  return {
    title: fieldWords([article.title, article.vernacularTitle]),
    abstract: fieldWords(article.abstract.map((section) => section.text)),
    mesh: fieldWords(article.mesh.flatMap((heading) => [heading.descriptor, ...heading.qualifiers])),
    keywords: fieldWords(article.keywords),
    authors: fieldWords(article.authors.flatMap(authorForms)),
    journal: fieldWords([
      article.journal.title,
      article.journal.abbreviation,
      article.book?.title ?? '',
      article.book?.publisher ?? '',
    ]),
    population: fieldWords(article.population.split(' ; ')),
    intervention: fieldWords(article.intervention.split(' ; ')),
    comparison: fieldWords(article.comparison.split(' ; ')),
    outcome: fieldWords(article.outcome.split(' ; ')),
    bottomLine: fieldWords([article.bottomLine]),
  };
}

function fieldWords(items: readonly string[]): FieldWords {
  const words: string[] = [];
  const joined: string[] = [];
  for (const item of items) {
    const tokens = tokenise(item);
    if (tokens.length === 0) continue;
    if (words.length > 0) words.push(ITEM_BREAK);
    for (const token of tokens) words.push(token.word);
    for (const group of wordGroups(item, tokens)) joined.push(...joinedWords(group));
  }
  return { words, joined };
}

const INITIALS = /^\p{Lu}{1,4}$/u;

function authorForms({ lastname, firstname }: Author): string[] {
  if (firstname === '') return [lastname];
  const initials = INITIALS.test(firstname)
    ? firstname
    : tokenise(firstname)
        .map((name) => name.word.slice(0, 1))
        .join('');
  return [...new Set([`${lastname} ${firstname}`, `${lastname} ${initials}`])];
}
