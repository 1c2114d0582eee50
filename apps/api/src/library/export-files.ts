import type { LibraryExportFormat } from '@footnote/domain';

/** How each format travels: the media type and the ending that programs of users recognise. */
export const EXPORT_FILES = {
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  ris: { mediaType: 'application/x-research-info-systems; charset=utf-8', extension: 'ris' },
  nbib: { mediaType: 'application/nbib; charset=utf-8', extension: 'nbib' },
  bibtex: { mediaType: 'application/x-bibtex; charset=utf-8', extension: 'bib' },
  'csl-json': { mediaType: 'application/vnd.citationstyles.csl+json', extension: 'json' },
  vancouver: { mediaType: 'text/plain; charset=utf-8', extension: 'txt' },
  ama: { mediaType: 'text/plain; charset=utf-8', extension: 'txt' },
  apa: { mediaType: 'text/plain; charset=utf-8', extension: 'txt' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
} as const satisfies Record<LibraryExportFormat, { mediaType: string; extension: string }>;

/** A file on its way to a user. */
export interface ExportFile {
  content: string | Uint8Array<ArrayBuffer>;
  mediaType: string;
  /** ASCII letters, digits, hyphens and one stop; nothing of it comes from a user or an article. */
  fileName: string;
}

/** Names the file of an export by its format and the number of its references. */
export function exportFile(format: LibraryExportFormat, count: number, content: ExportFile['content']): ExportFile {
  const { mediaType, extension } = EXPORT_FILES[format];
  const style = extension === 'txt' ? `-${format}` : '';
  return { content, mediaType, fileName: `footnote-${count}-references${style}.${extension}` };
}
