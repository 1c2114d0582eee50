import {
  importLiterature,
  loadStarterCollection,
  openLiteratureIndex,
  type LiteratureIndex,
} from '@footnote/literature';
import type { ClinicalCollection } from './clinical-questions.ts';
import { ABSTRACTS } from './public-questions.ts';

/** A collection the clinical questions were written from, in memory. */
export async function clinicalIndex(collection: ClinicalCollection): Promise<LiteratureIndex> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  if (collection === 'starter') await loadStarterCollection({ index });
  else await importLiterature({ index, files: [ABSTRACTS] });
  return index;
}
