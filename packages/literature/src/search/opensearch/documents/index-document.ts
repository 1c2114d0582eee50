import type { Article, Impact } from '@footnote/domain';
import { ITEM_BREAK, articleWords, type ArticleWords } from '../../core/article-words.ts';
import { RANKED_FIELDS, stemCounts } from '../../core/bm25.ts';
import { isPmid, normalisedIssn } from '../../core/identifiers.ts';
import { isRetracted } from '../../core/notice-links.ts';
import { laterDates } from '../../core/later-dates.ts';
import { publicationDay } from '../../core/publication-day.ts';
import { yearOf } from '../../core/publication-year.ts';
import { canonicalArticle } from '../../core/revision.ts';
import { SAMPLE_SIZE_CLASSES, sampleSizeClass } from '../../core/sample-size-class.ts';
import { spellableWords } from '../../core/spelling-words.ts';
import { cachedStem } from '../../text/stem-cache.ts';
import { TEXT_FIELDS } from '../../query.ts';
import { abbreviationFields } from '../cluster-abbreviations.ts';
import type { Body } from '../cluster.ts';
import { fieldToken, labelToken } from '../queries/index-tokens.ts';

/** What the cluster keeps of an article; `impact` is that of its journal now. */
export function indexDocument(article: Article, impact: Impact | null): Body {
  const words = articleWords(article);
  const stems = stemCounts(words, cachedStem);
  return {
    pmid: Number(article.pmid),
    article: canonicalArticle(article),
    ...noticeFields(article),
    retracted: isRetracted(article.notices) ? 1 : 0,
    any: [...anyTokens(words), ...labels(article)],
    words: Object.fromEntries(
      TEXT_FIELDS.filter((field) => words[field].words.length > 0).map((field) => [
        field,
        words[field].words.join(' '),
      ]),
    ),
    stems: [...stems.counts].map(([stem, count]) => `${stem}|${count}`).join(' '),
    stemRow: stemRow(words),
    spellings: [...spellableWords(words)],
    ...abbreviationFields(article),
    length: stems.length,
    ...dates(article),
    ...(article.sampleSize === null ? {} : sizes(article.sampleSize)),
    ...impactFields(impact),
    studyType: article.studyType,
    language: [...new Set(article.languages)],
    issn: normalisedIssn(article.journal.issn),
    origin: article.origin,
    hasAbstract: article.abstract.some((section) => section.text !== ''),
  };
}

/** The metric and quartile of an article's journal; nulls where it has none, so that they replace older ones. */
export function impactFields(impact: Impact | null): Body {
  return { impactMetric: impact?.metric ?? null, impactQuartile: impact?.quartile ?? null };
}

function noticeFields({ pmid: own, notices }: Article): Body {
  const named = notices.filter((notice) => notice.pmid !== own && isPmid(notice.pmid));
  return {
    // As text, because the cluster would not give back every string as it was.
    notices: JSON.stringify(notices),
    noticeTargets: [...new Set(named.map((notice) => notice.pmid))],
    retractionOf: [...new Set(named.flatMap(({ kind, pmid }) => (kind === 'retraction_of' ? pmid : [])))],
    ownRetracted: isRetracted(notices),
  };
}

function anyTokens(words: ArticleWords): string[] {
  const tokens = new Set<string>();
  for (const field of TEXT_FIELDS)
    for (const list of [words[field].words, words[field].joined, words[field].items])
      for (const word of list) if (word !== ITEM_BREAK) tokens.add(fieldToken(field, word));
  return [...tokens];
}

function labels(article: Article): string[] {
  return [
    labelToken('studyType', article.studyType),
    ...article.publicationTypes.map((type) => labelToken('publicationType', type)),
    ...article.languages.map((language) => labelToken('language', language)),
  ];
}

/** The stems of all ranked fields in order, with a break between items, over which no phrase reaches. */
function stemRow(words: ArticleWords): string {
  return RANKED_FIELDS.filter((field) => words[field].words.length > 0)
    .map((field) => words[field].words.map((word) => (word === ITEM_BREAK ? word : cachedStem(word))).join(' '))
    .join(` ${ITEM_BREAK} `);
}

function dates(article: Article): Body {
  const published = publicationDay(article.publicationDate);
  const days = { revisedDay: article.revised, ...laterDates(article) };
  return {
    ...(published === null
      ? {}
      : {
          publicationDay: published.day,
          publicationYear: yearOf(published.day),
          publicationPrecision: published.precision,
        }),
    ...Object.fromEntries(
      Object.entries(days).flatMap(([column, date]) => {
        const known = publicationDay(date);
        return known === null ? [] : [[column, known.day]];
      }),
    ),
  };
}

function sizes(size: number): Body {
  return { sampleSize: size, sampleSizeClass: SAMPLE_SIZE_CLASSES[sampleSizeClass(size)] ?? 0 };
}
