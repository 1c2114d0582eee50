import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import * as styles from './SystematicReviewPicker.css.ts';

/** A systematic review a user works on. */
export interface SystematicReview {
  id: string;
  title: string;
  /** How far it is ("24 articles, changed on 3 May 2026"). */
  facts: string;
}

/** Words of a SystematicReviewPicker. */
export interface SystematicReviewPickerLabels {
  /** The question that the choice answers ("Which review?"). */
  name: string;
  search: string;
  clearSearch: string;
  /** Said where a user has no review yet. */
  noneYet: string;
  noneYetHint: string;
  /** Said where no review is called like the search. */
  noneFound: string;
  /** Names the field for a new one. */
  newTitle: string;
  /** "Start a new review" */
  start: string;
  loading: string;
  error: string;
  retry: string;
}

export interface SystematicReviewPickerProps {
  /** Reviews of the user, the latest first. */
  reviews: readonly SystematicReview[];
  /** Id of the chosen one, or null. */
  value: string | null;
  /** Called with the id of the chosen one. */
  onChange: (id: string) => void;
  /** Called with the trimmed title of a new one, never an empty one. */
  onStart: (title: string) => void;
  /**
   * Shows that a new one is being started.
   * @default false
   */
  starting?: boolean;
  /** What kept a new one from being started ("There is a review of this name"). */
  startError?: string;
  /**
   * `loading` shows placeholders; `error` says so instead of reviews.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /** Its words, in the user’s language. */
  labels: SystematicReviewPickerLabels;
}

/** Chooses the systematic review that articles go to, or starts a new one. */
export function SystematicReviewPicker(props: SystematicReviewPickerProps) {
  const { reviews, state = 'ready', onRetry, labels } = props;
  const [search, setSearch] = useState('');
  if (state === 'error') {
    return <ErrorState title={labels.error} action={<Button onClick={onRetry}>{labels.retry}</Button>} />;
  }
  return (
    <div aria-busy={state === 'loading' || undefined} className={styles.picker}>
      <LiveRegion message={state === 'loading' ? labels.loading : ''} />
      {state === 'ready' && reviews.length > 0 && (
        <SearchInput
          label={labels.search}
          placeholder={labels.search}
          clearLabel={labels.clearSearch}
          value={search}
          onChange={setSearch}
        />
      )}
      {state === 'loading' ? <Placeholders /> : <Choice {...props} search={search} />}
      <NewReview {...props} key={search} initial={search} />
    </div>
  );
}

function Choice(props: SystematicReviewPickerProps & { search: string }) {
  const { reviews, value, onChange, search, labels } = props;
  const wanted = search.trim().toLocaleLowerCase();
  const found = reviews.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  if (reviews.length === 0) return <EmptyState title={labels.noneYet}>{labels.noneYetHint}</EmptyState>;
  if (found.length === 0) return <EmptyState title={labels.noneFound} />;
  return (
    <div className={styles.list}>
      <RadioGroup
        label={labels.name}
        options={found.map(({ id, title, facts }) => ({ value: id, label: title, hint: facts }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function NewReview(props: SystematicReviewPickerProps & { initial: string }) {
  const { onStart, starting = false, startError, state = 'ready', initial, labels } = props;
  const [title, setTitle] = useState(initial);
  const ready = title.trim() !== '' && !starting && state === 'ready';
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onStart(title.trim());
      }}
    >
      <div className={styles.field}>
        <TextInput
          label={labels.newTitle}
          value={title}
          onChange={setTitle}
          maxLength={200}
          autoComplete="off"
          disabled={starting || state === 'loading'}
          {...(startError === undefined ? {} : { error: startError })}
        />
      </div>
      <Button type="submit" icon="add" busy={starting} disabled={!ready}>
        {labels.start}
      </Button>
    </form>
  );
}

function Placeholders() {
  return (
    <div aria-hidden="true" className={styles.waiting}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </div>
      ))}
    </div>
  );
}
