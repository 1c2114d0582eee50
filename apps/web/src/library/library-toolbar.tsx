import { BIBLIOGRAPHY_STYLES, EXPORT_FORMATS, type BibliographyStyle, type LibraryCollection } from '@footnote/domain';
import { Button, DropdownMenu, ExportMenu, Inline } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { showFailure } from '../platform/api/show-failure.ts';
import { useExportFormats } from '../platform/i18n/export-formats.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { showToast } from '../platform/shell/toasts.ts';
import { exportItems, fileItems } from './library.client.ts';

const messages = defineMessages({
  exportAll: { defaultMessage: 'Export all', description: 'Opens the menu that exports the library or a collection' },
  exportSelected: {
    defaultMessage: '{count, plural, one {Export # selected} other {Export # selected}}',
    description: 'Opens the menu that exports the selected references of an answer',
  },
  word: {
    defaultMessage: 'Word document with citations, {style} style',
    description: 'Format of an export of references; style is the name of one, such as APA',
  },
  exported: { defaultMessage: '{name} was saved.', description: 'Said after an export' },
  file: {
    defaultMessage: 'Add to a collection',
    description: 'Opens the menu of collections for the selected articles',
  },
  filed: {
    defaultMessage:
      '{count, plural, =0 {Nothing new was added to “{name}”.} one {# article was added to “{name}”.} other {# articles were added to “{name}”.}}',
    description: 'Said once articles were added to a collection',
  },
  remove: { defaultMessage: 'Take out of the library', description: 'Of a saved article' },
});

/** Names of citation styles, the same in every language. */
const STYLE_NAMES: Record<BibliographyStyle, string> = { vancouver: 'Vancouver', ama: 'AMA', apa: 'APA' };

interface LibraryToolbarProps {
  collection: string | null;
  selected: ReadonlySet<string>;
  /** How many are listed. */
  total: number;
  collections: readonly LibraryCollection[];
  onRemove: () => void;
  onFiled: () => void;
}

/** What can be done with the selected references, or with all of them. */
export function LibraryToolbar({ collection, selected, total, collections, onRemove, onFiled }: LibraryToolbarProps) {
  const t = useTranslate();
  const words = BIBLIOGRAPHY_STYLES.map((style) => ({
    id: `docx ${style}` as const,
    label: t(messages.word, { style: STYLE_NAMES[style] }),
  }));
  const formats = [...useExportFormats(), ...words];
  const [busy, setBusy] = useState(false);
  const count = selected.size;
  const keys = [...selected];
  const others = collections.filter(({ id }) => id !== collection);
  const save = async (id: (typeof formats)[number]['id']) => {
    const style = BIBLIOGRAPHY_STYLES.find((known) => id === `docx ${known}`);
    const format = EXPORT_FORMATS.find((known) => known === id) ?? 'ris';
    setBusy(true);
    const saved = await exportItems({
      ...(style === undefined ? { format } : { format: 'docx', style }),
      ...(count === 0 ? {} : { keys }),
      ...(collection === null ? {} : { collection }),
    });
    setBusy(false);
    if (saved.ok) showToast('positive', t(messages.exported, { name: saved.value }));
    else await showFailure(t, saved.error);
  };
  const file = async ({ id, name }: LibraryCollection) => {
    const filed = await fileItems(id, 'add', keys);
    if (filed.ok) showToast('positive', t(messages.filed, { count: filed.value, name }));
    else await showFailure(t, filed.error);
    onFiled();
  };
  if (total === 0) return null;
  return (
    <Inline>
      {count > 0 && others.length > 0 && (
        <DropdownMenu
          label={t(messages.file)}
          trigger={
            <Button size="small" icon="add" iconEnd="chevronDown">
              {t(messages.file)}
            </Button>
          }
          items={others.map((one) => ({ id: one.id, label: one.name, onSelect: () => void file(one) }))}
        />
      )}
      {count > 0 && (
        <Button size="small" icon="trash" onClick={onRemove}>
          {t(messages.remove)}
        </Button>
      )}
      <ExportMenu
        label={count === 0 ? t(messages.exportAll) : t(messages.exportSelected, { count })}
        formats={formats}
        onExport={(format) => void save(format)}
        busy={busy}
      />
    </Inline>
  );
}
