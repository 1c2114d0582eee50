import { splitSentences, type Article, type Author, type MeshHeading } from '@footnote/domain';
import { tokenise, type JournalImpact } from '@footnote/literature';
import { articleTopics } from './article-topics.ts';
import { Random } from './random.ts';
import type { RealLiterature } from './real-articles.ts';

const FIRST_MADE_PMID = 50_000_000;
const SEED = 20_261_120;
/** Share of sentences that come from another article of the same topic. */
const BORROWED = 0.5;
/** Real collections meet new words at about this rate; most are names and numbers seen once or twice. */
const NEW_WORDS_AN_ARTICLE = 0.7;
const INDEXED = 0.85;
const RETRACTED = 0.001;
const MAX_HEADINGS = 14;
const JOURNALS = 12_000;
const CHECK_TAGS: readonly (readonly [string, number])[] = [
  ['Humans', 0.75],
  ['Female', 0.45],
  ['Male', 0.43],
  ['Adult', 0.3],
  ['Middle Aged', 0.26],
  ['Aged', 0.2],
  ['Animals', 0.18],
  ['Adolescent', 0.12],
  ['Child', 0.1],
  ['Mice', 0.06],
];

/** What a real article gives to recombined ones. */
interface Material {
  article: Article;
  sentences: readonly string[];
  headings: readonly string[];
  topic: readonly number[];
  year: number;
}

/**
 * Any number of articles made of real ones: the real ones first, then articles with a new PMID whose sentences come half
 * from one abstract and half from others of its topic, place by place; the title joins the beginning of one with the end
 * of another. Evidence, publication types, year, authors and languages are those of one of the two; journals follow Zipf.
 */
export class RecombinedArticles {
  readonly #real: RealLiterature;
  readonly #materials: readonly Material[];
  readonly #records: readonly Article[];
  readonly #words: readonly string[];

  constructor(real: RealLiterature) {
    this.#real = real;
    this.#records = real.articles.filter(({ origin, authors }) => origin === 'medline' && authors.length > 0);
    this.#materials = materialsOf(real);
    this.#words = [
      ...new Set(this.#materials.flatMap(({ article }) => tokenise(article.title).map(({ word }) => word))),
    ].filter((word) => /^[a-z]{6,}$/.test(word));
  }

  /** Impact metrics of the journals, spread as citation rates are. */
  impacts(): JournalImpact[] {
    const random = new Random(SEED);
    return Array.from({ length: JOURNALS }, (_, index) => {
      const metric = Math.round(100 * Math.exp(0.7 + 0.8 * gauss(random))) / 100;
      const quartile = metric > 3.5 ? 1 : metric > 2 ? 2 : metric > 1.2 ? 3 : 4;
      return { issn: issnOf(index), metric, quartile, source: 'bench' };
    });
  }

  *articles(count: number): Generator<Article> {
    const random = new Random(SEED);
    const known = this.#materials.slice(0, count);
    for (const { article, year } of known) yield this.#withRecord(article, year, random);
    for (let made = 0; made < count - known.length; made += 1)
      yield this.#recombined(String(FIRST_MADE_PMID + made), random);
  }

  #recombined(pmid: string, random: Random): Article {
    const base = random.of(this.#materials);
    const other = this.#neighbour(base, random);
    const sentences = base.sentences.map((sentence, place) => {
      if (!random.holds(BORROWED)) return sentence;
      const { sentences: theirs } = this.#neighbour(base, random);
      return theirs[Math.floor((place / base.sentences.length) * theirs.length)] ?? sentence;
    });
    if (random.holds(NEW_WORDS_AN_ARTICLE) && sentences.length > 0)
      sentences[random.below(sentences.length)] += ` (${this.#newWord(random)})`;
    const evidence = random.holds(0.5) ? base.article : other.article;
    const article: Article = {
      ...base.article,
      pmid,
      origin: 'medline',
      doi: `10.1000/bench.${pmid}`,
      title: joinedTitle(base.article.title, other.article.title, random),
      abstract: [{ label: '', text: sentences.join(' ') }],
      population: evidence.population,
      intervention: evidence.intervention,
      comparison: evidence.comparison,
      outcome: evidence.outcome,
      bottomLine: evidence.bottomLine,
      sampleSize: evidence.sampleSize,
      studyType: evidence.studyType,
      publicationTypes: evidence.publicationTypes,
      mesh: random.holds(INDEXED) ? meshOf([...base.headings, ...other.headings], random) : [],
      notices: random.holds(RETRACTED) ? [{ kind: 'retracted_by', pmid: '', note: '' }] : [],
    };
    return this.#withRecord(article, base.year, random);
  }

  #neighbour(base: Material, random: Random): Material {
    return this.#materials[random.of(base.topic)] ?? base;
  }

  /** What plain abstracts lack: date, journal, authors. */
  #withRecord(article: Article, year: number, random: Random): Article {
    const record = random.of(this.#records);
    const journal = Math.floor(JOURNALS ** random.next()) - 1;
    const title = this.#real.journals[(journal * 2_654_435_761) % this.#real.journals.length] ?? '';
    return {
      ...article,
      publicationDate: article.publicationDate === '' ? dateIn(year, random) : article.publicationDate,
      journal: { title, abbreviation: title, issn: issnOf(journal) },
      authors: record.authors.map((author) => this.#author(author, random)),
      languages: record.languages,
    };
  }

  #author(author: Author, random: Random): Author {
    if (!random.holds(BORROWED)) return author;
    return { lastname: author.lastname, firstname: random.of(random.of(this.#records).authors).firstname };
  }

  /** Begins like one word and ends like another. */
  #newWord(random: Random): string {
    const [head, tail] = [random.of(this.#words), random.of(this.#words)];
    return head.slice(0, 3 + random.below(3)) + tail.slice(-3 - random.below(3));
  }
}

function materialsOf({ articles, headings }: RealLiterature): Material[] {
  // A whole record comes after the plain abstract of the same article, and takes its place.
  const distinct = [...new Map(articles.map((article) => [article.pmid, article])).values()];
  const usable = distinct.filter(({ abstract, title }) => title !== '' && abstract.some(({ text }) => text !== ''));
  const place = new Map(usable.map((article, index) => [article, index]));
  const topicOf = new Map<Article, readonly number[]>();
  for (const topic of articleTopics(usable)) {
    const places = topic.map((article) => place.get(article) ?? 0);
    for (const article of topic) topicOf.set(article, places);
  }
  const names = new Map(headings.map((heading) => [wordsOf(heading), heading]));
  const years = knownYears(articles);
  return usable.map((article) => {
    const text = article.abstract.map((section) => section.text).join(' ');
    return {
      article,
      sentences: splitSentences(text).map((sentence) => sentence.text),
      headings: headingsIn(`${article.title} ${text}`, names),
      topic: topicOf.get(article) ?? [0],
      year: yearNear(Number(article.pmid), years),
    };
  });
}

function wordsOf(text: string): string {
  return tokenise(text)
    .map(({ word }) => word)
    .join(' ');
}

const LONGEST_HEADING = 4;

/** MeSH headings whose words stand in the text. */
function headingsIn(text: string, names: ReadonlyMap<string, string>): string[] {
  const words = tokenise(text).map(({ word }) => word);
  const found = new Set<string>();
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= LONGEST_HEADING; length += 1) {
      const phrase = words.slice(start, start + length).join(' ');
      const heading = names.get(phrase) ?? names.get(`${phrase}s`);
      if (heading !== undefined) found.add(heading);
    }
  return [...found];
}

function meshOf(headings: readonly string[], random: Random): MeshHeading[] {
  const tags = CHECK_TAGS.filter(([, share]) => random.holds(share)).map(([tag]) => tag);
  return [...new Set([...headings, ...tags])].slice(-MAX_HEADINGS).map((descriptor) => ({
    descriptor,
    qualifiers: random.holds(0.3) ? [random.of(['therapy', 'drug therapy', 'epidemiology', 'metabolism'])] : [],
    major: random.holds(0.3),
  }));
}

function joinedTitle(title: string, other: string, random: Random): string {
  const words = title.split(' ');
  const theirs = other.split(' ');
  const cut = random.next();
  const joined = [...words.slice(0, Math.ceil(words.length * cut)), ...theirs.slice(Math.ceil(theirs.length * cut))];
  return joined.join(' ');
}

type KnownYear = readonly [pmid: number, year: number];

/** PMIDs are given out in the order of time, so that whole records date the plain abstracts between them. */
function knownYears(articles: readonly Article[]): KnownYear[] {
  return articles
    .filter(({ origin, publicationDate }) => origin === 'medline' && /^\d{4}/.test(publicationDate))
    .map(({ pmid, publicationDate }): KnownYear => [Number(pmid), Number(publicationDate.slice(0, 4))])
    .sort(([left], [right]) => left - right);
}

function yearNear(pmid: number, years: readonly KnownYear[]): number {
  const next = years.findIndex(([known]) => known >= pmid);
  return years[next < 0 ? years.length - 1 : next]?.[1] ?? 2000;
}

function dateIn(year: number, random: Random): string {
  const part = random.next();
  const two = (value: number) => String(value + 1).padStart(2, '0');
  if (part < 0.15) return String(year);
  if (part < 0.45) return `${year}-${two(random.below(12))}`;
  return `${year}-${two(random.below(12))}-${two(random.below(28))}`;
}

function issnOf(journal: number): string {
  const digits = String(journal).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

function gauss(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
