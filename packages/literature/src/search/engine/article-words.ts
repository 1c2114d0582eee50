import type { Article, Author, MeshHeading } from '@footnote/domain';
import type { TextField } from '../query.ts';
import { joinedWords, tokenise, wordGroups } from '../text/tokenise.ts';

/** Stands between the items of a field (headings, authors, sections), so that no phrase reaches over an item's end. */
export const ITEM_BREAK = '∥';

const ITEM_JOINT = '∙';

/** A whole item as one word that no text contains. */
export function itemWord(words: readonly string[]): string {
  return `${ITEM_BREAK}${words.join(ITEM_JOINT)}`;
}

/** How the items go on that begin with the words of this one. */
export function longerItem(item: string): string {
  return `${item}${ITEM_JOINT}`;
}

/** One field of an article as words in order, with the joined forms of its hyphenated words beside them. */
export interface FieldWords {
  words: readonly string[];
  joined: readonly string[];
  /** Whole items as one word each, in the fields whose items have names. */
  items: readonly string[];
}

export type ArticleWords = Readonly<Record<TextField, FieldWords>>;

/** Every field of an article as it is indexed. */
export function articleWords(article: Article): ArticleWords {
  const major = article.mesh.filter((heading) => heading.major);
  return {
    title: fieldWords([article.title, article.vernacularTitle]),
    abstract: fieldWords(article.abstract.map((section) => section.text)),
    mesh: {
      ...fieldWords(article.mesh.flatMap((heading) => [heading.descriptor, ...heading.qualifiers])),
      items: namedItems(article.mesh.map((heading) => heading.descriptor)).items,
    },
    meshBroader: namedItems(broaderHeadings(article.mesh)),
    majorMesh: namedItems(major.map((heading) => heading.descriptor)),
    majorMeshBroader: namedItems(broaderHeadings(major)),
    qualifiers: namedItems([...new Set(article.mesh.flatMap((heading) => heading.qualifiers))]),
    keywords: namedItems(article.keywords),
    authors: namedItems(article.authors.flatMap(authorForms), namedItem),
    firstAuthor: namedItems(article.authors.slice(0, 1).flatMap(authorForms), namedItem),
    lastAuthor: namedItems(article.authors.slice(-1).flatMap(authorForms), namedItem),
    journal: namedItems([
      article.journal.title,
      article.journal.abbreviation,
      article.book?.title ?? '',
      article.book?.publisher ?? '',
    ]),
    affiliations: fieldWords(article.affiliations ?? []),
    substances: namedItems(article.substances ?? []),
    identifiers: namedItems([article.doi, article.journal.issn], namedItem),
    population: fieldWords(article.population.split(' ; ')),
    intervention: fieldWords(article.intervention.split(' ; ')),
    comparison: fieldWords(article.comparison.split(' ; ')),
    outcome: fieldWords(article.outcome.split(' ; ')),
    bottomLine: fieldWords([article.bottomLine]),
  };
}

function fieldWords(items: readonly string[]): FieldWords {
  return { ...inARow(items.map(wordsOf)), items: [] };
}

/** A field whose items are looked for as a whole too: headings, names, identifiers. */
function namedItems(items: readonly string[], read: (item: string) => FieldWords = knownItem): FieldWords {
  const named = items.map(read);
  return { ...inARow(named), items: [...new Set(named.flatMap((item) => item.items))] };
}

function namedItem(item: string): FieldWords {
  const { words, joined } = wordsOf(item);
  return { words, joined, items: words.length === 0 ? [] : [itemWord(words)] };
}

const MOST_KNOWN = 50_000;
const known = new Map<string, FieldWords>();

/** `namedItem`, remembering what it was asked lately: articles have the same headings and journals again and again. */
function knownItem(item: string): FieldWords {
  const words = known.get(item) ?? namedItem(item);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(item, words);
  return words;
}

type WordsInARow = Omit<FieldWords, 'items'>;

function wordsOf(item: string): WordsInARow {
  const tokens = tokenise(item);
  return {
    words: tokens.map((token) => token.word),
    joined: wordGroups(item, tokens).flatMap(joinedWords),
  };
}

function inARow(items: readonly WordsInARow[]): WordsInARow {
  const words: string[] = [];
  const joined: string[] = [];
  for (const item of items) {
    if (item.words.length === 0) continue;
    if (words.length > 0) words.push(ITEM_BREAK);
    for (const word of item.words) words.push(word);
    for (const word of item.joined) joined.push(word);
  }
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
