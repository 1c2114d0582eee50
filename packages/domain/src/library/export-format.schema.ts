import { z } from 'zod';
import { EXPORT_LIMIT } from './export-limit.ts';

/** Formats a user can take references away in. */
export const EXPORT_FORMATS = ['csv', 'ris', 'nbib', 'bibtex', 'csl-json', 'vancouver', 'ama', 'apa'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Formats that are a bibliography in a citation style, written out as text. */
export const BIBLIOGRAPHY_STYLES = ['vancouver', 'ama', 'apa'] as const satisfies readonly ExportFormat[];
export type BibliographyStyle = (typeof BIBLIOGRAPHY_STYLES)[number];

/** Body of POST /api/library/export; `ids` are PMIDs and, for a table, ids of references to pages of documents; an id that is given twice counts once. */
export const exportRequestSchema = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  ids: z.array(z.string().min(1).max(100)).min(1).max(EXPORT_LIMIT),
});

/** True for the formats that only a citation processor can write. */
export function isBibliographyStyle(format: ExportFormat): format is BibliographyStyle {
  return BIBLIOGRAPHY_STYLES.some((style) => style === format);
}
