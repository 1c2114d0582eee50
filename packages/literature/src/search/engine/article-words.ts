import type { Article, Author, MeshHeading } from '@footnote/domain';
import type { TextField } from '../query.ts';
import { joinedWords, tokenise, wordGroups } from '../text/tokenise.ts';

/** Stands around the items of a field (headings, authors, sections): no phrase reaches over an item's end, and whole items are found. */
export const ITEM_BREAK = '∥';

/** One field of an article as words in order, with the joined forms of its hyphenated words beside them. */
export interface FieldWords {
  words: readonly string[];
  joined: readonly string[];
}

export type ArticleWords = Readonly<Record<TextField, FieldWords>>;

/** Every field of an article as it is indexed. */
export function articleWords(article: Article): ArticleWords {
  const major = article.mesh.filter((heading) => heading.major);
  return {
    title: fieldWords([article.title, article.vernacularTitle]),
    abstract: fieldWords(article.abstract.map((section) => section.text)),
    mesh: fieldWords(article.mesh.flatMap((heading) => [heading.descriptor, ...heading.qualifiers])),
    meshBroader: fieldWords(broaderHeadings(article.mesh)),
    majorMesh: fieldWords(major.map((heading) => heading.descriptor)),
    majorMeshBroader: fieldWords(broaderHeadings(major)),
    qualifiers: fieldWords([...new Set(article.mesh.flatMap((heading) => heading.qualifiers))]),
    keywords: fieldWords(article.keywords),
    authors: fieldWords(article.authors.flatMap(authorForms)),
    firstAuthor: fieldWords(article.authors.slice(0, 1).flatMap(authorForms)),
    lastAuthor: fieldWords(article.authors.slice(-1).flatMap(authorForms)),
    journal: fieldWords([
      article.journal.title,
      article.journal.abbreviation,
      article.book?.title ?? '',
      article.book?.publisher ?? '',
    ]),
    affiliations: fieldWords(article.affiliations ?? []),
    substances: fieldWords(article.substances ?? []),
    identifiers: fieldWords([article.doi, article.journal.issn]),
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
    words.push(ITEM_BREAK);
    for (const token of tokens) words.push(token.word);
    for (const group of wordGroups(item, tokens)) joined.push(...joinedWords(group));
  }
  if (words.length > 0) words.push(ITEM_BREAK);
  return { words, joined };
}

/** Inverted headings name what they belong to before a comma. */
function broaderHeadings(headings: readonly MeshHeading[]): string[] {
  const broader = headings.flatMap(({ descriptor }) => {
    const parts = descriptor.split(', ');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(', '));
  });
  return [...new Set(broader)];
}

const INITIALS = /^\p{Lu}{1,4}$/u;

function authorForms({ lastname, firstname }: Author): string[] {
  if (firstname === '') return [lastname];
  const initials = INITIALS.test(firstname)
    ? firstname
    : tokenise(firstname)
        .map((name) => name.word.slice(0, 1))
        .join('');
  // Whoever looks for “smith j” finds Smith JA too.
  const shorter = Array.from(initials).map((_, index, letters) => letters.slice(0, index + 1).join(''));
  return [...new Set([`${lastname} ${firstname}`, ...shorter.map((some) => `${lastname} ${some}`)])];
}
