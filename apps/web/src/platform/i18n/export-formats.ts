import { EXPORT_FORMATS, type ExportFormat } from '@footnote/domain';
import { useMemo } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { useTranslate } from './translate.ts';

const messages: Record<ExportFormat, MessageDescriptor> = defineMessages({
  csv: { defaultMessage: 'CSV, for spreadsheets', description: 'Format of an export of references' },
  ris: { defaultMessage: 'RIS, for reference managers', description: 'Format of an export of references' },
  nbib: { defaultMessage: 'NBIB, as PubMed writes it', description: 'Format of an export of references' },
  bibtex: { defaultMessage: 'BibTeX', description: 'Format of an export of references' },
  'csl-json': { defaultMessage: 'CSL-JSON', description: 'Format of an export of references' },
  vancouver: { defaultMessage: 'Bibliography, Vancouver style', description: 'Format of an export of references' },
  ama: { defaultMessage: 'Bibliography, AMA style', description: 'Format of an export of references' },
  apa: { defaultMessage: 'Bibliography, APA style', description: 'Format of an export of references' },
});

/** A format that references can be exported in, named in the interface language. */
export interface NamedExportFormat {
  id: ExportFormat;
  label: string;
}

/** All formats of an export, in the order a menu shows them. */
export function useExportFormats(): readonly NamedExportFormat[] {
  const formatMessage = useTranslate();
  return useMemo(() => EXPORT_FORMATS.map((id) => ({ id, label: formatMessage(messages[id]) })), [formatMessage]);
}
