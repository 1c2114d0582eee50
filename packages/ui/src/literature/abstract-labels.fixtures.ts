import type { AbstractMarkLabels } from './ArticleAbstract/ArticleAbstract.tsx';
import type { MeshListLabels } from './MeshList/MeshList.tsx';

/** Words of headings and of what is marked in an abstract, for stories. */
export const meshLabels: MeshListLabels = {
  name: 'MeSH headings',
  major: 'major topic',
  more: (count) => `Show ${count} more`,
  fewer: 'Show fewer',
};

export const germanMeshLabels: MeshListLabels = {
  name: 'MeSH-Schlagwörter',
  major: 'Hauptgegenstand der Veröffentlichung',
  more: (count) => `${count} weitere anzeigen`,
  fewer: 'Weniger anzeigen',
};

export const markLabels: AbstractMarkLabels = {
  legend: 'Marked in the text',
  kinds: {
    population: { name: 'Patients', sign: 'P' },
    intervention: { name: 'Intervention', sign: 'I' },
    comparison: { name: 'Comparison', sign: 'C' },
    outcome: { name: 'Outcome', sign: 'O' },
    bottomLine: { name: 'Main finding', sign: '=' },
  },
};

export const germanMarkLabels: AbstractMarkLabels = {
  legend: 'Im Text hervorgehoben',
  kinds: {
    population: { name: 'Patientinnen und Patienten', sign: 'P' },
    intervention: { name: 'Behandlungsmaßnahme', sign: 'I' },
    comparison: { name: 'Vergleichsbehandlung', sign: 'V' },
    outcome: { name: 'Behandlungsergebnis', sign: 'E' },
    bottomLine: { name: 'Wichtigste Aussage', sign: '=' },
  },
};
