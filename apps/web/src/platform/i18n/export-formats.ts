import { EXPORT_FORMATS, type ExportFormat } from '@footnote/domain';
import { useMemo } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { proWords } from '../plans/pro-words.ts';
import { usePro } from '../plans/use-pro.ts';
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

const locked = defineMessages({
  label: {
    defaultMessage: '{format}. PRO: {reason}',
    description: 'A format of an export that belongs to the paid plan, with a sentence why it is locked',
  },
});

/** All formats of an export, in the order a menu shows them; one that is locked says why. */
export function useExportFormats(): readonly NamedExportFormat[] {
  const t = useTranslate();
  const pro = usePro();
  const lock = pro.lockOf('risExport');
  const reason = lock === 'open' || lock === 'counted' ? '' : proWords(t, lock, pro);
  return useMemo(
    () =>
      EXPORT_FORMATS.map((id) => {
        const format = t(messages[id]);
        return { id, label: id === 'ris' && reason !== '' ? t(locked.label, { format, reason }) : format };
      }),
    [t, reason],
  );
}
