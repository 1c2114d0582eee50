import type {
  CategoryPickerLabels,
  PicoLabels,
  QueryEditorLabels,
  QueryReadingLabels,
  SearchBarLabels,
} from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import type { SearchMode } from '../search-state.ts';

const messages = defineMessages({
  bar: { defaultMessage: 'Search the literature', description: 'Names the search' },
  modes: { defaultMessage: 'Ways to search', description: 'Names the tabs of the search' },
  simple: { defaultMessage: 'Simple', description: 'Tab of the search: plain words' },
  pico: { defaultMessage: 'PICO', description: 'Tab of the search: population, intervention, comparison, outcome' },
  query: { defaultMessage: 'PubMed query', description: 'Tab of the search: a query in the language of PubMed' },
  category: { defaultMessage: 'Category', description: 'Tab of the search: fields of medicine' },
  search: { defaultMessage: 'Search', description: 'Starts a search' },
  simpleField: { defaultMessage: 'Words or a question', description: 'Names the field of the simple search' },
  simpleExample: {
    defaultMessage: 'salt substitutes and blood pressure',
    description: 'Example in the field of the simple search',
  },
  clear: { defaultMessage: 'Clear', description: 'Empties a field' },
  simpleBlocked: { defaultMessage: 'Write what you are looking for.', description: 'Why a search cannot start' },
  picoBlocked: {
    defaultMessage: 'Name patients, a treatment or an outcome.',
    description: 'Why a search cannot start',
  },
  queryBlocked: { defaultMessage: 'Write a query.', description: 'Why a search cannot start' },
  categoryBlocked: { defaultMessage: 'Choose at least one category.', description: 'Why a search cannot start' },
  picoName: { defaultMessage: 'Your question as a sentence', description: 'Names the PICO sentence' },
  picoIn: { defaultMessage: 'In patients with', description: 'PICO sentence, before the population' },
  picoDoes: { defaultMessage: 'does', description: 'PICO sentence, before the intervention' },
  picoCompared: { defaultMessage: 'compared with', description: 'PICO sentence, before the comparison' },
  picoChange: { defaultMessage: 'change', description: 'PICO sentence, before the outcome' },
  picoEnd: { defaultMessage: '?', description: 'PICO sentence, its end' },
  population: { defaultMessage: 'Patients with', description: 'Names a field of the PICO sentence' },
  intervention: { defaultMessage: 'Treatment or test', description: 'Names a field of the PICO sentence' },
  comparison: { defaultMessage: 'Compared with', description: 'Names a field of the PICO sentence' },
  outcome: { defaultMessage: 'Outcome', description: 'Names a field of the PICO sentence' },
  populationExample: { defaultMessage: 'heart failure', description: 'Example in the PICO sentence' },
  interventionExample: { defaultMessage: 'dapagliflozin', description: 'Example in the PICO sentence' },
  comparisonExample: { defaultMessage: 'placebo (optional)', description: 'Example in the PICO sentence' },
  outcomeExample: { defaultMessage: 'death (optional)', description: 'Example in the PICO sentence' },
  anyOf: { defaultMessage: 'any of', description: 'One of these terms is enough' },
  must: { defaultMessage: 'must', description: 'This term always' },
  not: { defaultMessage: 'not', description: 'This term never' },
  needOf: { defaultMessage: 'How “{term}” is asked for', description: 'Names the choice between any of, must and not' },
  removeTerm: { defaultMessage: 'Remove “{term}”', description: 'Takes a term away' },
  picoHint: {
    defaultMessage: 'Enter or a comma adds a term; Backspace takes the last one away.',
    description: 'Explains the PICO sentence',
  },
  fuzziness: {
    defaultMessage: 'Spelling of rare words',
    description: 'Names the choice of how exactly words must match',
  },
  exact: { defaultMessage: 'As written', description: 'Words must match exactly' },
  oneLetter: { defaultMessage: 'One letter may differ', description: 'Words may differ by one letter' },
  twoLetters: { defaultMessage: 'Two letters may differ', description: 'Words may differ by two letters' },
  queryField: { defaultMessage: 'PubMed query', description: 'Names the field of a query' },
  queryHint: {
    defaultMessage:
      'Fields in square brackets; AND, OR and NOT in capitals. Ovid strategies are translated. Ctrl + Enter searches; the 1,000 most recent matches are looked at.',
    description: 'Explains the query field',
  },
  place: { defaultMessage: 'Line {line, number}, character {character, number}', description: 'Place in a query' },
  error: { defaultMessage: 'Error', description: 'Gravity of an issue in a query' },
  note: { defaultMessage: 'Note', description: 'Gravity of an issue in a query' },
  issues: {
    defaultMessage: '{count, plural, one {# note on the query} other {# notes on the query}}',
    description: 'Names the list of issues in a query',
  },
  categories: { defaultMessage: 'Fields of medicine', description: 'Names the choice of categories' },
  findCategory: { defaultMessage: 'Find a specialty or category', description: 'Names a field' },
  noCategory: {
    defaultMessage: 'No specialty or category is called like that.',
    description: 'Said when no category matches',
  },
  allOf: { defaultMessage: 'All of {specialty}', description: 'Chooses every category of a specialty' },
  chosen: {
    defaultMessage: '{count, number} of {total, number} chosen',
    description: 'Chosen categories of a specialty',
  },
  chosenCategories: { defaultMessage: 'Chosen categories', description: 'Names a list' },
  removeCategory: { defaultMessage: 'Remove {category}', description: 'Takes a category away' },
  reading: { defaultMessage: 'How your query was read', description: 'Heading' },
  clauses: { defaultMessage: 'Parts of the query', description: 'Names a list' },
  articles: {
    defaultMessage: '{count, plural, one {# article} other {# articles}}',
    description: 'Articles that a part of a query finds',
  },
  leftOut: { defaultMessage: 'not counted', description: 'Stands for a count' },
  remarks: { defaultMessage: 'Remarks', description: 'Names a list of remarks on a query' },
  level: { defaultMessage: 'Level {level, number}:', description: 'Heard before a part of a query inside a group' },
});

/** Words of everything a search is written in. */
export interface FormLabels {
  bar: SearchBarLabels;
  blocked: Record<SearchMode, string>;
  simple: { label: string; placeholder: string; clearLabel: string };
  pico: PicoLabels;
  fuzziness: { label: string; options: readonly { value: '0' | '1' | '2'; label: string }[] };
  editor: QueryEditorLabels;
  categories: CategoryPickerLabels;
  reading: QueryReadingLabels;
}

function picoLabels(formatMessage: Translate): PicoLabels {
  return {
    name: formatMessage(messages.picoName),
    sentence: [
      { words: formatMessage(messages.picoIn) },
      { part: 'population' },
      { words: formatMessage(messages.picoDoes) },
      { part: 'intervention' },
      { words: formatMessage(messages.picoCompared) },
      { part: 'comparison' },
      { words: formatMessage(messages.picoChange) },
      { part: 'outcome' },
      { words: formatMessage(messages.picoEnd) },
    ],
    part: {
      population: formatMessage(messages.population),
      intervention: formatMessage(messages.intervention),
      comparison: formatMessage(messages.comparison),
      outcome: formatMessage(messages.outcome),
    },
    example: {
      population: formatMessage(messages.populationExample),
      intervention: formatMessage(messages.interventionExample),
      comparison: formatMessage(messages.comparisonExample),
      outcome: formatMessage(messages.outcomeExample),
    },
    need: {
      at_least: formatMessage(messages.anyOf),
      must: formatMessage(messages.must),
      not_include: formatMessage(messages.not),
    },
    needOf: (term) => formatMessage(messages.needOf, { term }),
    remove: (term) => formatMessage(messages.removeTerm, { term }),
    hint: formatMessage(messages.picoHint),
  };
}

function editorLabels(formatMessage: Translate): QueryEditorLabels {
  return {
    name: formatMessage(messages.queryField),
    placeholder: '"heart failure"[mh] AND dapagliflozin[ti]',
    hint: formatMessage(messages.queryHint),
    place: (line, character) => formatMessage(messages.place, { line, character }),
    severity: { error: formatMessage(messages.error), warning: formatMessage(messages.note) },
    issues: (count) => formatMessage(messages.issues, { count }),
  };
}

function categoryLabels(formatMessage: Translate): CategoryPickerLabels {
  return {
    name: formatMessage(messages.categories),
    find: formatMessage(messages.findCategory),
    clearFind: formatMessage(messages.clear),
    nothingFound: formatMessage(messages.noCategory),
    all: (specialty) => formatMessage(messages.allOf, { specialty }),
    chosen: (count, total) => formatMessage(messages.chosen, { count, total }),
    selection: formatMessage(messages.chosenCategories),
    remove: (category) => formatMessage(messages.removeCategory, { category }),
  };
}

function readingLabels(formatMessage: Translate): QueryReadingLabels {
  return {
    title: formatMessage(messages.reading),
    clauses: formatMessage(messages.clauses),
    articles: (count) => formatMessage(messages.articles, { count }),
    leftOut: formatMessage(messages.leftOut),
    notes: formatMessage(messages.remarks),
    level: (level) => formatMessage(messages.level, { level }),
  };
}

function labelsOf(formatMessage: Translate): FormLabels {
  return {
    bar: {
      name: formatMessage(messages.bar),
      modes: formatMessage(messages.modes),
      mode: {
        simple: formatMessage(messages.simple),
        pico: formatMessage(messages.pico),
        query: formatMessage(messages.query),
        category: formatMessage(messages.category),
      },
      search: formatMessage(messages.search),
    },
    blocked: {
      simple: formatMessage(messages.simpleBlocked),
      pico: formatMessage(messages.picoBlocked),
      query: formatMessage(messages.queryBlocked),
      category: formatMessage(messages.categoryBlocked),
    },
    simple: {
      label: formatMessage(messages.simpleField),
      placeholder: formatMessage(messages.simpleExample),
      clearLabel: formatMessage(messages.clear),
    },
    pico: picoLabels(formatMessage),
    fuzziness: {
      label: formatMessage(messages.fuzziness),
      options: [
        { value: '0', label: formatMessage(messages.exact) },
        { value: '1', label: formatMessage(messages.oneLetter) },
        { value: '2', label: formatMessage(messages.twoLetters) },
      ],
    },
    editor: editorLabels(formatMessage),
    categories: categoryLabels(formatMessage),
    reading: readingLabels(formatMessage),
  };
}

/** Words of everything a search is written in, in the interface language. */
export function useFormLabels(): FormLabels {
  const formatMessage = useTranslate();
  return useMemo(() => labelsOf(formatMessage), [formatMessage]);
}
