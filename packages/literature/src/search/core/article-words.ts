import type { Article, MeshHeading } from '@footnote/domain';
import type { TextField } from '../query.ts';
import { joinedWords, tokenise, wordGroups } from '../text/tokenise.ts';
import { abbreviationItems } from './abbreviation-items.ts';
import { authorForms } from './author-forms.ts';
import { numbersOf, particularsOf, qualifiedHeadings } from './record-items.ts';

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

/** Words in order, with the joined forms of hyphenated words beside them. */
export interface WordSequence<Word> {
  words: readonly Word[];
  joined: readonly Word[];
}

/** One field of an article. */
export interface FieldWords<Word = string> extends WordSequence<Word> {
  /** Whole items as one word each, in the fields whose items have names. */
  items: readonly Word[];
}

export type ArticleWords<Word = string> = Readonly<Record<TextField, FieldWords<Word>>>;

/** How words are read: as strings, or as something that stands for them. */
export interface WordReading<Word> {
  /** What stands for {@link ITEM_BREAK}. */
  readonly break: Word;
  words(text: string): WordSequence<Word>;
  /** An item that is looked for as a whole too. */
  named(item: string): FieldWords<Word>;
  /** `named`, for items that many articles share: headings and journals. */
  known(item: string): FieldWords<Word>;
}

/** Every field of an article as it is indexed. */
export function articleWords(article: Article): ArticleWords {
  return articleFields(article, AS_STRINGS);
}

/** Every field of an article as it is indexed, its words as `reading` gives them. */
export function articleFields<Word>(article: Article, reading: WordReading<Word>): ArticleWords<Word> {
  const known = (item: string) => reading.known(item);
  const texts = (items: readonly string[]) => ({
    ...inARow(
      items.map((item) => reading.words(item)),
      reading,
    ),
    items: [],
  });
  const itemsOnly = (items: readonly FieldWords<Word>[]) => ({ words: [], joined: [], items: itemsOf(items) });
  const names = (items: readonly FieldWords<Word>[]) => ({ ...inARow(items, reading), items: itemsOf(items) });
  const { journal, details = {} } = article;
  const headings = article.mesh.map((heading) => ({ ...heading, words: known(heading.descriptor) }));
  const qualifiers = article.mesh.flatMap((heading) => heading.qualifiers);
  const major = headings.filter((heading) => heading.major);
  const qualified = qualifiedHeadings(article.mesh);
  const identifiers = [reading.named(article.doi), known(journal.issn)];
  const authors = article.authors.map((author) => authorForms(author).map((form) => reading.named(form)));
  return {
    title: texts([article.title, article.vernacularTitle]),
    abstract: texts(article.abstract.map((section) => section.text)),
    mesh: {
      ...inARow(
        headings.flatMap((heading) => [heading.words, ...heading.qualifiers.map(known)]),
        reading,
      ),
      items: itemsOf(headings.map(({ words }) => words)),
    },
    meshBroader: names(broaderHeadings(headings).map(known)),
    majorMesh: names(major.map(({ words }) => words)),
    majorMeshBroader: names(broaderHeadings(major).map(known)),
    qualifiers: names([...new Set(qualifiers)].map(known)),
    qualifiedMesh: itemsOnly(qualified.all.map(known)),
    majorQualifiedMesh: itemsOnly(qualified.major.map(known)),
    keywords: names(article.keywords.map(known)),
    authors: names(authors.flat()),
    firstAuthor: names(authors[0] ?? []),
    lastAuthor: names(authors.at(-1) ?? []),
    journal: names(
      [journal.title, journal.abbreviation, article.book?.title ?? '', article.book?.publisher ?? ''].map(known),
    ),
    affiliations: texts(article.affiliations ?? []),
    substances: names((article.substances ?? []).map(known)),
    identifiers: {
      ...inARow(identifiers, reading),
      items: itemsOf([...identifiers, ...numbersOf(article).map((number) => reading.named(number))]),
    },
    abbreviations: itemsOnly(abbreviationItems(article).map(known)),
    particulars: itemsOnly(particularsOf(article).map((item) => reading.named(item))),
    grants: texts(details.grants ?? []),
    interests: texts([details.interests ?? '']),
    population: texts(article.population.split(' ; ')),
    intervention: texts(article.intervention.split(' ; ')),
    comparison: texts(article.comparison.split(' ; ')),
    outcome: texts(article.outcome.split(' ; ')),
    bottomLine: texts([article.bottomLine]),
  };
}

/** The items of a field, each once. */
function itemsOf<Word>(fields: readonly FieldWords<Word>[]): Word[] {
  const items = new Set<Word>();
  for (const field of fields) for (const item of field.items) items.add(item);
  return [...items];
}

function inARow<Word>(items: readonly WordSequence<Word>[], reading: WordReading<Word>): WordSequence<Word> {
  const words: Word[] = [];
  const joined: Word[] = [];
  for (const item of items) {
    if (item.words.length === 0) continue;
    if (words.length > 0) words.push(reading.break);
    for (const word of item.words) words.push(word);
    for (const word of item.joined) joined.push(word);
  }
  return { words, joined };
}

const MAX_KNOWN = 50_000;
const known = new Map<string, FieldWords>();

const AS_STRINGS: WordReading<string> = {
  break: ITEM_BREAK,
  words(text) {
    const tokens = tokenise(text);
    return { words: tokens.map((token) => token.word), joined: wordGroups(text, tokens).flatMap(joinedWords) };
  },
  named(item) {
    const { words, joined } = AS_STRINGS.words(item);
    return { words, joined, items: words.length === 0 ? [] : [itemWord(words)] };
  },
  known: (item) => remembered(known, item, () => AS_STRINGS.named(item)),
};

/** What was read of an item before, or else what is read now. */
export function remembered<Word>(
  items: Map<string, FieldWords<Word>>,
  item: string,
  read: () => FieldWords<Word>,
): FieldWords<Word> {
  const held = items.get(item);
  if (held !== undefined) return held;
  const words = read();
  if (items.size >= MAX_KNOWN) items.clear();
  items.set(item, words);
  return words;
}

/** Inverted headings name what they belong to before a comma. */
function broaderHeadings(headings: readonly Pick<MeshHeading, 'descriptor'>[]): string[] {
  const broader = new Set<string>();
  for (const { descriptor } of headings)
    for (let comma = descriptor.indexOf(', '); comma >= 0; comma = descriptor.indexOf(', ', comma + 2))
      broader.add(descriptor.slice(0, comma));
  return [...broader];
}
