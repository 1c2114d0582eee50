/**
 * Text fields an article can be searched in. `mesh` holds headings and qualifiers, `meshBroader` what inverted headings
 * say they belong to (“Dementia, Vascular” to “Dementia”), `qualifiedMesh` each heading with each of its qualifiers
 * (“Dementia/drug therapy”), `identifiers` the DOI, the ISSN and what else names the article, its authors and its entries
 * elsewhere, `abbreviations` those an article explains, alone and before the last words of what it says they stand for (“hf”,
 * “hf heart failur”), `particulars` what is told apart by a code before it (“vi 83”). All of these but the first, the DOI and the ISSN hold whole
 * items alone and no words.
 */
export const TEXT_FIELDS = [
  'title',
  'abstract',
  'mesh',
  'meshBroader',
  'majorMesh',
  'majorMeshBroader',
  'qualifiers',
  'qualifiedMesh',
  'majorQualifiedMesh',
  'keywords',
  'authors',
  'firstAuthor',
  'lastAuthor',
  'affiliations',
  'journal',
  'identifiers',
  'abbreviations',
  'substances',
  'particulars',
  'grants',
  'interests',
  'population',
  'intervention',
  'comparison',
  'outcome',
  'bottomLine',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Columns that filter and sort; those that end in `Day` count days since 1970-01-01, `impactQuartile` is 1 (best) to 4. */
export type Column =
  | 'pmid'
  | 'publicationDay'
  | 'createdDay'
  | 'enteredDay'
  | 'printedDay'
  | 'onlineDay'
  | 'completedDay'
  | 'indexedDay'
  | 'revisedDay'
  | 'sampleSize'
  | 'impactQuartile'
  | 'impactMetric'
  | 'studyType'
  | 'publicationType'
  | 'language'
  | 'retracted';

/** How much of one heading, author or keyword a text is: all of it, its first words, or its first letters. */
export type ItemReach = 'whole' | 'words' | 'letters';

/** Words in a row; where `open`, the last of them only has to begin so. A text without words asks nothing. */
export interface NearPart {
  text: string;
  open: boolean;
}

/**
 * The engine-neutral query: what every search of the product compiles to and every engine compiles from.
 * Words are matched as `tokenise` cuts them; no stemming happens in these nodes, only in ranking. `near` asks for all its
 * parts in one field, in any order, at most `distance` words between the end of any and the start of the last; the end of
 * an item counts as a word. `anyItem` asks for one of thousands of whole items, such as a heading and all below it.
 */
export type Query =
  | { type: 'all' }
  | { type: 'none' }
  | { type: 'and'; of: readonly Query[] }
  | { type: 'or'; of: readonly Query[] }
  | { type: 'not'; query: Query }
  | { type: 'match'; fields: readonly TextField[]; text: string; operator: 'and' | 'or'; fuzziness: 0 | 1 | 2 }
  | { type: 'phrase'; fields: readonly TextField[]; text: string }
  | { type: 'near'; fields: readonly TextField[]; of: readonly NearPart[]; distance: number }
  | { type: 'prefix'; fields: readonly TextField[]; text: string }
  | { type: 'item'; fields: readonly TextField[]; text: string; reach: ItemReach }
  | { type: 'anyItem'; fields: readonly TextField[]; texts: readonly string[] }
  | { type: 'eq'; column: Column; values: readonly (string | number)[] }
  | { type: 'range'; column: Column; from: number | null; to: number | null };

/** A word or phrase of a question with its weight in ranking; phrases count when their words stand together. */
export interface RankTerm {
  text: string;
  /** Above 0; 1 is a word of the question itself, expansions weigh less. */
  weight: number;
}

/** A word or phrase that may stand for others; it counts for nothing in articles that match `unless`, which use it for something else. */
export interface SubstituteTerm extends RankTerm {
  unless?: Query;
}

/**
 * What may stand for words of a question: an article scores for the words together or for the best of these, whichever
 * is more. The words of one term may be scattered, and none weighs more than what it stands for.
 */
export interface Substitute {
  /** Positions of single words among the ranked terms. */
  of: readonly number[];
  by: readonly SubstituteTerm[];
}
