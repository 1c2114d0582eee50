import type { CategoryPickerLabels } from './CategoryPicker/CategoryPicker.tsx';
import type { FacetsLabels } from './Facets/Facets.tsx';
import type { NoResultsLabels } from './NoResults/NoResults.tsx';
import type { QueryEditorLabels } from './QueryEditor/QueryEditor.tsx';
import type { ResultTableLabels } from './ResultTable/ResultTable.tsx';
import type { SortSelectLabels } from './SortSelect/SortSelect.tsx';
import { germanMarkLabels } from '../literature/abstract-labels.fixtures.ts';
import { resultTableLabels } from './english-labels.fixtures.ts';

const number = new Intl.NumberFormat('de');

/** German words of the search, long ones among them, for stories. */
export const germanQueryEditorLabels: QueryEditorLabels = {
  name: 'PubMed-Suchabfrage',
  placeholder: '"heart failure"[mh] AND dapagliflozin[ti]',
  hint: 'Feldbezeichnungen in eckigen Klammern; AND, OR und NOT in Großbuchstaben.',
  place: (line, character) => `Zeile ${line}, Zeichen ${character}`,
  severity: { error: 'Fehler', warning: 'Hinweis' },
  issues: (count) => `${count} Unstimmigkeiten in der Suchabfrage`,
};

export const germanCategoryLabels: CategoryPickerLabels = {
  name: 'Medizinische Fachgebiete',
  find: 'Fachgebiet oder Krankheitsgruppe suchen',
  clearFind: 'Eingabe löschen',
  nothingFound: 'Kein Fachgebiet und keine Krankheitsgruppe heißt so.',
  all: (specialty) => `Gesamtes Fachgebiet ${specialty}`,
  chosen: (count, total) => `${count} von ${total} ausgewählt`,
  selection: 'Ausgewählte Krankheitsgruppen',
  remove: (category) => `${category} entfernen`,
};

export const germanFacetsLabels: FacetsLabels = {
  name: 'Ergebnisse eingrenzen',
  clear: 'Alle Einschränkungen aufheben',
  more: (count) => `${count} weitere anzeigen`,
  fewer: 'Weniger anzeigen',
  results: (count) => `${number.format(count)} Veröffentlichungen`,
};

export const germanResultLabels: ResultTableLabels = {
  ...resultTableLabels,
  select: (title) => `„${title}“ auswählen`,
  untitled: 'Veröffentlichung ohne Titel',
  population: 'Patientinnen und Patienten',
  intervention: 'Behandlungsmaßnahme',
  comparison: 'Vergleichsbehandlung',
  outcome: 'Behandlungsergebnis',
  marks: germanMarkLabels,
  name: 'Suchergebnisse',
  selection: 'Ausgewählt',
  article: 'Veröffentlichung',
  evidence: 'Aussagekraft',
  reference: {
    ...resultTableLabels.reference,
    studyTypes: {
      randomized_trial: 'Randomisierte Studie',
      meta_analysis: 'Metaanalyse',
      systematic_review: 'Systematische Übersichtsarbeit',
      human_intervention: 'Klinische Studie',
      rodent: 'Nagetierstudie',
      protocol: 'Studienprotokoll',
      misc: 'Sonstiges',
    },
    retracted: 'Zurückgezogen',
    corrected: 'Berichtigt',
    concern: 'Bedenken geäußert',
    summarised: 'von Footnote zusammengefasst',
    abstract: 'Zusammenfassung',
    doi: 'Verlagsseite',
    unnamedAuthors: 'et al.',
    moreAuthors: (count) => `und ${count} weitere`,
  },
};

export const germanNoResultsLabels: NoResultsLabels = {
  title: 'Keine Veröffentlichung entspricht dieser Suchabfrage',
  text: 'Nichts in der Literatursammlung erfüllt alle Bedingungen zugleich.',
  tips: 'Was üblicherweise weiterhilft',
};

export const germanSortLabels: SortSelectLabels = {
  name: 'Sortieren nach',
  option: {
    sample_size: 'Teilnehmendenzahl',
    recency: 'Veröffentlichungsdatum',
    impact_factor: 'Bedeutung der Zeitschrift',
  },
  order: { descending: 'Höchste zuerst', ascending: 'Niedrigste zuerst' },
};
