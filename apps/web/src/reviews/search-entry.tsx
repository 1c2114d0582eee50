import type { ReviewImport, ReviewSearch } from '@footnote/domain';
import { Button, IconButton, Inline, Stack } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  counts: {
    defaultMessage:
      'Searched on {date}: {found, number} found, {brought, number} imported, {duplicates, number} of them duplicates',
    description: 'What came of a search',
  },
  bring: { defaultMessage: 'Import a file', description: 'Opens the dialog that takes in records of a database' },
  remove: { defaultMessage: 'Remove', description: 'Takes a search out of a systematic review' },
  file: {
    defaultMessage:
      'File imported on {moment}: {brought, plural, one {# record} other {# records}}, {duplicates, number} of them duplicates',
    description: 'A file of records that was brought into a systematic review; moment is a date with the time',
  },
  undatedFile: {
    defaultMessage:
      'File, date of import unknown: {brought, plural, one {# record} other {# records}}, {duplicates, number} of them duplicates',
    description: 'A file of records that was brought into a systematic review, nobody knows when',
  },
  removeFile: {
    defaultMessage: 'Remove the file imported on {moment}',
    description: 'Takes a file of records out of a systematic review; moment is a date with the time',
  },
  removeUndatedFile: {
    defaultMessage: 'Remove the file, date of import unknown',
    description: 'Takes a file of records out of a systematic review that was brought nobody knows when',
  },
});

interface SearchEntryProps {
  search: ReviewSearch;
  manageable: boolean;
  onBring: () => void;
  /** Called with the file that is to go, or null for all of the search. */
  onRemove: (file: ReviewImport | null) => void;
}

/** A search of a review: its exact string, what came of it, and the files that were brought. */
export function SearchEntry({ search, manageable, onBring, onRemove }: SearchEntryProps) {
  const t = useTranslate();
  const { formatPartialDate } = useMoments();
  const { id, source, query, settings, searchedOn, found, brought, duplicates, ranHere, imports } = search;
  return (
    <section aria-labelledby={`search-${id}`}>
      <Stack gap="x2">
        <h2 id={`search-${id}`}>{source}</h2>
        <p>
          <code dir="auto">{query}</code>
        </p>
        {settings !== '' && <p lang="en">{settings}</p>}
        <p>{t(messages.counts, { date: formatPartialDate(searchedOn), found, brought, duplicates })}</p>
        {imports.map((file) => (
          <FileEntry key={file.id} file={file} onRemove={manageable ? () => onRemove(file) : null} />
        ))}
        <Inline>
          {!ranHere && (
            <Button size="small" icon="upload" onClick={onBring}>
              {t(messages.bring)}
            </Button>
          )}
          {manageable && (
            <Button size="small" variant="quiet" icon="trash" onClick={() => onRemove(null)}>
              {t(messages.remove)}
            </Button>
          )}
        </Inline>
      </Stack>
    </section>
  );
}

interface FileEntryProps {
  file: ReviewImport;
  /** Null where the user may not take it out. */
  onRemove: (() => void) | null;
}

function FileEntry({ file: { broughtAt, brought, duplicates }, onRemove }: FileEntryProps) {
  const t = useTranslate();
  const { formatMoment } = useMoments();
  const counts = { brought, duplicates };
  const [said, removal] =
    broughtAt === null
      ? [t(messages.undatedFile, counts), t(messages.removeUndatedFile)]
      : [
          t(messages.file, { ...counts, moment: formatMoment(broughtAt) }),
          t(messages.removeFile, { moment: formatMoment(broughtAt) }),
        ];
  return (
    <Inline>
      <span>{said}</span>
      {onRemove !== null && <IconButton icon="trash" size="small" label={removal} onClick={onRemove} />}
    </Inline>
  );
}
