/**
 * Most characters (UTF-16 units) of every text that somebody else wrote. What is longer is refused, or cut where the
 * name says so, before anything is read of it.
 */
export const TEXT_LIMITS = {
  /** A question, and what the last one was read as. */
  question: 20_000,
  /** What is read of a question, and of each before it; the rest cannot add topics. */
  readOfQuestion: 4_000,
  answerFormat: 30_000,
  /** One message of the history. */
  message: 100_000,
  /** All messages of a history; the oldest beyond are left out. */
  history: 300_000,
  /** One text of a reference that a client sends back. */
  citationField: 200_000,
  /** A clause of a clinical question. */
  clause: 500,
  /** A search in plain words. */
  plainSearch: 4_000,
  /** A query in the language of PubMed or Ovid; the longest published strategies have some 15,000. */
  query: 100_000,
  /** An answer of a language model; the rest is left out. */
  answer: 60_000,
  /** What is compared, word by word, of one sentence of an answer or of its source. */
  sentence: 4_000,
  /** Title and abstract of an imported article; the longest of PubMed have some 5,000 and 30,000. */
  articleTitle: 10_000,
  articleAbstract: 100_000,
} as const;
