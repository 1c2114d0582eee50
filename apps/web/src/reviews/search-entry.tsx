import type { ReviewImport, ReviewSearch } from '@footnote/domain';
import { Button, IconButton, Inline, Stack } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  counts: {
    defaultMessage:
      'Searched on {date}: {found, number} found, {brought, number} brought, {duplicates, number} of them duplicates',
    description: 'What came of a search',
  },
  bring: { defaultMessage: 'Bring a file', description: 'Opens the dialog that takes in records of a database' },
  remove: { defaultMessage: 'Remove', description: 'Takes a search out of a systematic review' },
  file: {
    defaultMessage:
      'File of {moment}: {brought, plural, one {# record} other {# records}}, {duplicates, number} of them duplicates',
    description: 'A file of records that was brought into a systematic review; moment is a date with the time',
  },
  removeFile: {
    defaultMessage: 'Remove the file of {moment}',
    description: 'Takes a file of records out of a systematic review; moment is a date with the time',
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
  const { formatPartialDate, formatMoment } = useMoments();
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
          <Inline key={file.id}>
            <span>
              {t(messages.file, {
                brought: file.brought,
                duplicates: file.duplicates,
                moment: formatMoment(file.broughtAt),
              })}
            </span>
            {manageable && (
              <IconButton
                icon="trash"
                size="small"
                label={t(messages.removeFile, { moment: formatMoment(file.broughtAt) })}
                onClick={() => onRemove(file)}
              />
            )}
          </Inline>
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
