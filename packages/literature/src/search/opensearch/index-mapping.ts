import { TEXT_FIELDS } from '../query.ts';
import type { Body } from './cluster.ts';

/** Raised with every change of the mapping below; an index of an earlier format is made anew by `literature reindex`. */
export const INDEX_FORMAT = 2;
/** Hold articles, metrics and applied files as this one does, the words of articles in other fields. */
export const EARLIER_FORMATS: ReadonlySet<unknown> = new Set([1]);

/** Articles cut by the tokeniser of the package arrive as words between spaces, so the cluster only splits them. */
const SETTINGS: Body = {
  codec: 'best_compression',
  auto_expand_replicas: '0-1',
  // Every write asks for a refresh of its own.
  refresh_interval: '60s',
  analysis: {
    filter: { counted: { type: 'delimited_term_freq', delimiter: '|' } },
    analyzer: {
      words: { type: 'custom', tokenizer: 'whitespace' },
      counted_words: { type: 'custom', tokenizer: 'whitespace', filter: ['counted'] },
    },
  },
  similarity: { count: { type: 'scripted', script: { source: 'return doc.freq;' } } },
};

const KEPT: Body = { type: 'keyword', index: false, doc_values: false };
const TOKENS: Body = { type: 'keyword', doc_values: false, norms: false };
const ROW: Body = { type: 'text', analyzer: 'words', norms: false };
const NUMBER: Body = { type: 'long' };
const SENSES: Body = { type: 'keyword', norms: false, ignore_above: 1_000 };
const LABEL: Body = { type: 'keyword', ignore_above: 1_000 };

/** The body that makes an index of articles, with these of its settings changed. */
export function articleIndex(shards: number, changes: Body = {}): Body {
  return {
    settings: { index: { ...SETTINGS, ...changes, number_of_shards: shards } },
    mappings: {
      dynamic: 'strict',
      _meta: { format: INDEX_FORMAT },
      properties: {
        pmid: NUMBER,
        article: KEPT,
        notices: KEPT,
        noticeTargets: TOKENS,
        retractionOf: TOKENS,
        ownRetracted: { type: 'boolean' },
        retracted: NUMBER,
        any: TOKENS,
        words: { properties: Object.fromEntries(TEXT_FIELDS.map((field) => [field, ROW])) },
        stems: {
          type: 'text',
          analyzer: 'counted_words',
          search_analyzer: 'keyword',
          index_options: 'freqs',
          norms: false,
          similarity: 'count',
        },
        stemRow: ROW,
        spellings: TOKENS,
        longsByShort: SENSES,
        shortsByLong: SENSES,
        length: NUMBER,
        publicationDay: NUMBER,
        publicationYear: NUMBER,
        publicationPrecision: NUMBER,
        revisedDay: NUMBER,
        createdDay: NUMBER,
        enteredDay: NUMBER,
        printedDay: NUMBER,
        onlineDay: NUMBER,
        completedDay: NUMBER,
        indexedDay: NUMBER,
        sampleSize: NUMBER,
        sampleSizeClass: NUMBER,
        impactQuartile: NUMBER,
        impactMetric: { type: 'double' },
        studyType: LABEL,
        language: LABEL,
        issn: LABEL,
        origin: LABEL,
        hasAbstract: { type: 'boolean' },
      },
    },
  };
}

/** The body that makes the index beside it: journals' metrics and files that were applied, each as JSON. */
export function companionIndex(): Body {
  return {
    settings: { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } },
    mappings: {
      dynamic: 'strict',
      _meta: { format: INDEX_FORMAT },
      properties: { kind: TOKENS, key: { type: 'keyword' }, position: NUMBER, value: KEPT },
    },
  };
}

/** The body that makes an index of MeSH records. */
export function meshIndex(): Body {
  return {
    settings: { index: { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '60s' } },
    mappings: {
      dynamic: 'strict',
      properties: {
        ui: { type: 'keyword' },
        kind: { type: 'keyword' },
        keys: TOKENS,
        places: TOKENS,
        otherNames: NUMBER,
        treeNumbers: NUMBER,
        record: KEPT,
      },
    },
  };
}

/** The body that makes the index of one document that says which MeSH records are in use. */
export function meshStateIndex(): Body {
  return {
    settings: { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } },
    mappings: { dynamic: 'strict', properties: { value: KEPT } },
  };
}
