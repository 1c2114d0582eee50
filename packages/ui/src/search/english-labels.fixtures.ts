import { markLabels } from '../literature/abstract-labels.fixtures.ts';
import { referenceLabels } from '../literature/english-labels.fixtures.ts';
import type { CategoryPickerLabels } from './CategoryPicker/CategoryPicker.tsx';
import type { EvidenceGridLabels } from './EvidenceGrid/EvidenceGrid.tsx';
import type { FacetsLabels } from './Facets/Facets.tsx';
import type { NoResultsLabels } from './NoResults/NoResults.tsx';
import type { PicoLabels } from './PicoSentenceBuilder/PicoSentenceBuilder.tsx';
import type { QueryEditorLabels } from './QueryEditor/QueryEditor.tsx';
import type { QueryReadingLabels } from './QueryReading/QueryReading.tsx';
import type { ResultLabels } from './ResultCard/ResultCard.tsx';
import type { ResultTableLabels } from './ResultTable/ResultTable.tsx';
import type { SearchBarLabels } from './SearchBar/SearchBar.tsx';
import type { SelectionBarLabels } from './SelectionBar/SelectionBar.tsx';
import type { SortSelectLabels } from './SortSelect/SortSelect.tsx';

const number = new Intl.NumberFormat('en');

/** English words of the search, for stories. */
export const searchBarLabels: SearchBarLabels = {
  name: 'Search the literature',
  modes: 'Ways to search',
  mode: { simple: 'Simple', pico: 'PICO', query: 'PubMed query', category: 'Category' },
  search: 'Search',
};

export const picoLabels: PicoLabels = {
  name: 'Your question as a sentence',
  sentence: [
    { words: 'In patients with' },
    { part: 'population' },
    { words: 'does' },
    { part: 'intervention' },
    { words: 'compared with' },
    { part: 'comparison' },
    { words: 'make a difference?' },
  ],
  part: {
    population: 'Patients with',
    intervention: 'Treatment or test',
    comparison: 'Compared with',
    outcome: 'Outcome',
  },
  example: {
    population: 'heart failure',
    intervention: 'dapagliflozin',
    comparison: 'placebo (optional)',
    outcome: 'death',
  },
  need: { at_least: 'any of', must: 'must', not_include: 'not' },
  needOf: (term) => `How “${term}” is asked for`,
  remove: (term) => `Remove “${term}”`,
  hint: 'Enter or a comma adds a term; Backspace takes the last one away.',
};

export const queryEditorLabels: QueryEditorLabels = {
  name: 'PubMed query',
  placeholder: '"heart failure"[mh] AND dapagliflozin[ti]',
  hint: 'Fields in square brackets, AND, OR and NOT in capitals.',
  place: (line, character) => `Line ${line}, character ${character}`,
  severity: { error: 'Error', warning: 'Note' },
  issues: (count) => `${count} ${count === 1 ? 'issue' : 'issues'} in the query`,
};

export const categoryLabels: CategoryPickerLabels = {
  name: 'Fields of medicine',
  find: 'Find a specialty or category',
  clearFind: 'Clear',
  nothingFound: 'No specialty or category is called like that.',
  all: (specialty) => `All of ${specialty}`,
  chosen: (count, total) => `${count} of ${total} chosen`,
  selection: 'Chosen categories',
  remove: (category) => `Remove ${category}`,
};

export const facetsLabels: FacetsLabels = {
  name: 'Narrow the results',
  clear: 'Clear all',
  more: (count) => `Show ${count} more`,
  fewer: 'Show fewer',
  results: (count) => `${number.format(count)} ${count === 1 ? 'result' : 'results'}`,
};

export const resultLabels: ResultLabels = {
  select: (title) => `Select “${title}”`,
  untitled: 'Untitled article',
  population: 'Patients',
  intervention: 'Intervention',
  comparison: 'Comparison',
  outcome: 'Outcome',
  marks: markLabels,
  reference: referenceLabels,
};

export const resultTableLabels: ResultTableLabels = {
  ...resultLabels,
  name: 'Results',
  selection: 'Selected',
  article: 'Article',
  evidence: 'Evidence',
};

export const selectionBarLabels: SelectionBarLabels = {
  name: 'Selection',
  selected: (count) => `${number.format(count)} selected`,
  selectAll: (total) => `Select all ${number.format(total)}`,
  clear: 'Clear',
  export: 'Export',
};

export const noResultsLabels: NoResultsLabels = {
  title: 'No study matches this search',
  text: 'Nothing in the collection has all of it at once.',
  tips: 'What usually helps',
};

export const sortLabels: SortSelectLabels = {
  name: 'Sort by',
  option: { sample_size: 'Sample size', recency: 'Recency', impact_factor: 'Impact' },
  order: { descending: 'Highest first', ascending: 'Lowest first' },
};

export const queryReadingLabels: QueryReadingLabels = {
  title: 'How your query was read',
  clauses: 'Parts of the query',
  articles: (count) => `${number.format(count)} ${count === 1 ? 'article' : 'articles'}`,
  leftOut: 'left out',
  notes: 'Remarks',
  level: (level) => `Level ${level}: `,
};

export const evidenceGridLabels: EvidenceGridLabels = {
  title: 'Design and size of the studies',
  design: 'Design',
  cell: (facts) => `${number.format(facts.articles)} × ${facts.row}, ${facts.column}`,
};
