/** What a study and a question have in common, as numbers; shares are from 0 to 1. */
export interface MatchFeatures {
  /** BM25 relative to the best of the search. */
  textScore: number;
  /** The best named outcome of the question in title, results and conclusions. */
  outcomeNamed: number;
  /** Least strength of the words outside the lexicon. */
  wordsSaid: number;
  /** Shares of the question that the best sentence, title and headings, and all but the background say. */
  coveredByBest: number;
  coveredByHead: number;
  coveredByAll: number;
  /** Traits of the population the study does not tell. */
  traitsUnstated: number;
  /** A trait that the question denies stands in the title. */
  deniedInTitle: number;
  interventionInHead: number;
  /** The results have the words that a question of this type is answered with. */
  tellsType: number;
  /** Conditions and treatments of the title that the question does not name, at most 2. */
  otherConditions: number;
  otherTreatments: number;
  /** How much less its best sentence covers than that of the best study without any difference. */
  belowBestSentence: number;
  /** Logarithm of the collection's size: in a large one, something is near every question. */
  collection: number;
}
