/** A document of a source, as tables of the kit's stories show it. */
export interface StoryDocument {
  id: string;
  title: string;
  status: 'Ready' | 'Reading' | 'Failed';
  pages: number;
  added: string;
}

const SUBJECTS = ['Protocol', 'Consent form', 'Statistical plan', 'Case report', 'Guideline', 'Letter'] as const;
const STATUSES = ['Ready', 'Ready', 'Ready', 'Reading', 'Failed'] as const;

/** As many different documents as asked for; the same ones every time. */
export function makeDocuments(count: number): StoryDocument[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `document-${index}`,
    title: `${SUBJECTS[index % SUBJECTS.length] ?? ''} ${index + 1}.pdf`,
    status: STATUSES[(index * 7) % STATUSES.length] ?? 'Ready',
    pages: ((index * 37) % 240) + 1,
    added: `20${String(10 + (index % 16))}-0${(index % 9) + 1}-1${index % 10}`,
  }));
}
