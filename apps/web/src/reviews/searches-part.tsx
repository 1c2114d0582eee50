import type { Brought, ReviewSearch } from '@footnote/domain';
import { Button, EmptyState, Inline, Stack } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { showFailure } from '../platform/api/show-failure.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { BroughtWords } from './brought-words.tsx';
import { FileDialog } from './file-dialog.tsx';
import { OtherSearchDialog } from './other-search-dialog.tsx';
import type { PartProps } from './part-props.ts';
import { removeSearch } from './reviews.client.ts';
import { RunSearchDialog } from './run-search-dialog.tsx';

const messages = defineMessages({
  run: { defaultMessage: 'Search here', description: 'Opens the form of a search for a systematic review' },
  other: { defaultMessage: 'Add another database', description: 'Opens the form of a search made elsewhere' },
  empty: { defaultMessage: 'No searches yet', description: 'Said of a systematic review without searches' },
  emptyHint: {
    defaultMessage: 'Search the literature here, or note what you searched in another database and bring its file.',
    description: 'How a systematic review gets records',
  },
  counts: {
    defaultMessage:
      'Searched on {date}: {found, number} found, {brought, number} brought, {duplicates, number} of them duplicates',
    description: 'What came of a search',
  },
  bring: { defaultMessage: 'Bring a file', description: 'Opens the dialog that takes in records of a database' },
  remove: { defaultMessage: 'Remove', description: 'Takes a search out of a systematic review' },
  kept: {
    defaultMessage: 'Duplicates stay among the records, marked, and can be brought back.',
    description: 'Above the searches of a systematic review',
  },
});

type Dialog = { kind: 'run' } | { kind: 'other' } | { kind: 'file'; search: ReviewSearch };

/** The searches of a review: run here, or elsewhere with a file of what was found. */
export function SearchesPart({ review, onChanged }: PartProps) {
  const t = useTranslate();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const close = () => setDialog(null);
  const done = (outcome: Brought) => {
    setBrought(outcome);
    setDialog(null);
    onChanged();
  };
  const remove = async ({ id }: ReviewSearch) => {
    const removed = await removeSearch(review.id, id);
    if (!removed.ok) await showFailure(t, removed.error);
    onChanged();
  };
  return (
    <Stack>
      <Inline>
        <Button icon="search" onClick={() => setDialog({ kind: 'run' })}>
          {t(messages.run)}
        </Button>
        <Button icon="add" onClick={() => setDialog({ kind: 'other' })}>
          {t(messages.other)}
        </Button>
      </Inline>
      {brought !== null && <BroughtWords brought={brought} />}
      {review.searches.length === 0 ? (
        <EmptyState title={t(messages.empty)}>{t(messages.emptyHint)}</EmptyState>
      ) : (
        <p>{t(messages.kept)}</p>
      )}
      {review.searches.map((search) => (
        <SearchEntry
          key={search.id}
          search={search}
          manageable={review.manageable}
          onBring={() => setDialog({ kind: 'file', search })}
          onRemove={() => void remove(search)}
        />
      ))}
      {dialog?.kind === 'run' && <RunSearchDialog review={review} onClose={close} onBrought={done} />}
      {dialog?.kind === 'other' && (
        <OtherSearchDialog
          review={review}
          onClose={close}
          onAdded={() => {
            close();
            onChanged();
          }}
        />
      )}
      {dialog?.kind === 'file' && (
        <FileDialog review={review} search={dialog.search} onClose={close} onBrought={done} />
      )}
    </Stack>
  );
}

interface SearchEntryProps {
  search: ReviewSearch;
  manageable: boolean;
  onBring: () => void;
  onRemove: () => void;
}

function SearchEntry({ search, manageable, onBring, onRemove }: SearchEntryProps) {
  const t = useTranslate();
  const { formatPartialDate } = useMoments();
  const { id, source, query, settings, searchedOn, found, brought, duplicates, ranHere } = search;
  return (
    <section aria-labelledby={`search-${id}`}>
      <Stack gap="x2">
        <h2 id={`search-${id}`}>{source}</h2>
        <p>
          <code dir="auto">{query}</code>
        </p>
        {settings !== '' && <p lang="en">{settings}</p>}
        <p>{t(messages.counts, { date: formatPartialDate(searchedOn), found, brought, duplicates })}</p>
        <Inline>
          {!ranHere && (
            <Button size="small" icon="upload" onClick={onBring}>
              {t(messages.bring)}
            </Button>
          )}
          {manageable && (
            <Button size="small" variant="quiet" icon="trash" onClick={onRemove}>
              {t(messages.remove)}
            </Button>
          )}
        </Inline>
      </Stack>
    </section>
  );
}
