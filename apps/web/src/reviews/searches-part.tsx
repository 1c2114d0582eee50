import type { Brought, ReviewSearch } from '@footnote/domain';
import { Button, EmptyState, Inline, Stack } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { BroughtWords } from './brought-words.tsx';
import { FileDialog } from './file-dialog.tsx';
import { OtherSearchDialog } from './other-search-dialog.tsx';
import type { PartProps } from './part-props.ts';
import { RemovalDialog, type Removal } from './removal-dialog.tsx';
import { RunSearchDialog } from './run-search-dialog.tsx';
import { SearchEntry } from './search-entry.tsx';

const messages = defineMessages({
  run: { defaultMessage: 'Search here', description: 'Opens the form of a search for a systematic review' },
  other: { defaultMessage: 'Add another database', description: 'Opens the form of a search made elsewhere' },
  empty: { defaultMessage: 'No searches yet', description: 'Said of a systematic review without searches' },
  emptyHint: {
    defaultMessage: 'Search the literature here, or note what you searched in another database and bring its file.',
    description: 'How a systematic review gets records',
  },
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
  const [removal, setRemoval] = useState<Removal | null>(null);
  const close = () => setDialog(null);
  const removed = () => {
    setBrought(null);
    setRemoval(null);
    onChanged();
  };
  const done = (outcome: Brought) => {
    setBrought(outcome);
    setDialog(null);
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
          onRemove={(file) => setRemoval({ search, file })}
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
      <RemovalDialog review={review} removal={removal} onClose={() => setRemoval(null)} onRemoved={removed} />
    </Stack>
  );
}
