import { EXPORT_FORMATS, type ExportFormat } from '@footnote/domain';
import { useMemo } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
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
  needsAccount: {
    defaultMessage: '{format} (PRO, with an account)',
    description: 'A format of an export that belongs to the paid plan; accounts have it while PRO questions are left',
  },
  usedUp: {
    defaultMessage: '{format} (PRO, again on {day})',
    description: 'A format of an export that is locked until a day, as the PRO questions of the week are used up',
  },
});

/** All formats of an export, in the order a menu shows them; one that is locked says what opens it. */
export function useExportFormats(): readonly NamedExportFormat[] {
  const t = useTranslate();
  const { lockOf, refills: day } = usePro();
  const lock = lockOf('risExport');
  return useMemo(
    () =>
      EXPORT_FORMATS.map((id) => {
        const format = t(messages[id]);
        const isLocked = id === 'ris' && (lock === 'needsAccount' || lock === 'usedUp');
        return { id, label: isLocked ? t(locked[lock], { format, day }) : format };
      }),
    [t, lock, day],
  );
}
