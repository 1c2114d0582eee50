import { importFormatOf, readCslJson, readNbib, readPmids, readRis } from '@footnote/domain';
import type { ReadFile, ReferenceFile } from '../library.ports.ts';

/** Reads a file of references in the format it is in; a broken record costs only itself. */
export async function readReferences({ format, text }: ReferenceFile): Promise<ReadFile> {
  const read = format === 'auto' ? importFormatOf(text) : format;
  switch (read) {
    case 'ris':
      return { format: read, ...readRis(text) };
    case 'nbib':
      return { format: read, ...readNbib(text) };
    case 'csl-json':
      return { format: read, ...readCslJson(text) };
    case 'pmids':
      return { format: read, ...readPmids(text) };
    default: {
      // Only this format needs the library, which takes a moment to load.
      const { readBibtex } = await import('./read-bibtex.ts');
      return { format: read, ...readBibtex(text) };
    }
  }
}
