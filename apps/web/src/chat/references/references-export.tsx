import { divideForRis, type Citation, type ExportFormat } from '@footnote/domain';
import { ExportMenu } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useExportFormats } from '../../platform/i18n/export-formats.ts';
import { exportReferences } from '../../platform/api/export-references.client.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  all: { defaultMessage: 'Export', description: 'Opens the menu that exports the references of an answer' },
  selected: {
    defaultMessage: '{count, plural, one {Export # selected} other {Export # selected}}',
    description: 'Opens the menu that exports the selected references of an answer',
  },
  noneExportable: {
    defaultMessage: 'Only articles of the public literature index can be exported.',
    description: 'Why a call or an answer failed',
  },
  someExportable: {
    defaultMessage:
      'Only articles of the public literature index can be exported; {affected, number} of {of, plural, one {# reference} other {# references}} are not.',
    description: 'Said after an export that left references out',
  },
  saved: { defaultMessage: '{name} was saved.', description: 'Said after references were exported to a file' },
});

export interface ReferencesExportProps {
  /** References of the answer. */
  citations: readonly Citation[];
  /** Ids of the selected ones; where there are none, all are exported. */
  selected: readonly string[];
}

/** Takes the references of an answer away, or the selected ones. */
export function ReferencesExport({ citations, selected }: ReferencesExportProps) {
  const formatMessage = useTranslate();
  const formats = useExportFormats();
  const [busy, setBusy] = useState(false);
  const some = selected.length > 0;
  const wanted = some ? citations.filter(({ id }) => selected.includes(id)) : citations;
  const save = async (format: ExportFormat) => {
    setBusy(true);
    await saveReferences(format, wanted, formatMessage);
    setBusy(false);
  };
  return (
    <ExportMenu
      label={some ? formatMessage(messages.selected, { count: selected.length }) : formatMessage(messages.all)}
      formats={formats}
      onExport={(format) => void save(format)}
      busy={busy}
      variant={some ? 'secondary' : 'quiet'}
    />
  );
}

/** Only articles of the public index can be exported (specification §5), but to a table; the user is told of what stays behind. */
async function saveReferences(
  format: ExportFormat,
  citations: readonly Citation[],
  formatMessage: Translate,
): Promise<void> {
  if (format === 'csv' && citations.some(({ type }) => type === 'pdf')) {
    const { saveReferencesAsCsv } = await import('./references-csv.ts');
    showToast('positive', formatMessage(messages.saved, { name: saveReferencesAsCsv(citations) }));
    return;
  }
  const { exportable, refused } = divideForRis(citations);
  if (exportable.length === 0) {
    showToast('critical', formatMessage(messages.noneExportable));
    return;
  }
  const ids = exportable.map(({ pmid }) => pmid);
  const saved = await exportReferences(format, ids);
  if (!saved.ok) await showFailure(formatMessage, saved.error);
  else {
    showToast('positive', formatMessage(messages.saved, { name: saved.value }));
    if (refused.length === 0) return;
    const count = { affected: refused.length, of: citations.length };
    showToast('info', formatMessage(messages.someExportable, count));
  }
}
