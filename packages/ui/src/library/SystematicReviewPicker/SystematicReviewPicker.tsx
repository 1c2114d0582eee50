import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { messages } from './SystematicReviewPicker.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SystematicReviewPicker.css.ts';

/** A systematic review a user works on. */
export interface SystematicReview {
  id: string;
  title: string;
  /** How far it is ("24 articles, changed on 3 May 2026"). */
  facts: string;
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
}

/** Chooses the systematic review that articles go to, or starts a new one. */
export function SystematicReviewPicker(props: SystematicReviewPickerProps) {
  const { t } = useMessages();
  const { reviews, state = 'ready', onRetry } = props;
  const [search, setSearch] = useState('');
  if (state === 'error') {
    return <ErrorState title={t(messages.error)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>} />;
  }
  return (
    <div aria-busy={state === 'loading' || undefined} className={styles.picker}>
      <LiveRegion message={state === 'loading' ? t(messages.loading) : ''} />
      {state === 'ready' && reviews.length > 0 && (
        <SearchInput
          label={t(messages.search)}
          placeholder={t(messages.search)}
          clearLabel={t(messages.clearSearch)}
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
  const { t } = useMessages();
  const { reviews, value, onChange, search } = props;
  const wanted = search.trim().toLocaleLowerCase();
  const found = reviews.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  if (reviews.length === 0) return <EmptyState title={t(messages.noneYet)}>{t(messages.noneYetHint)}</EmptyState>;
  if (found.length === 0) return <EmptyState title={t(messages.noneFound)} />;
  return (
    <div className={styles.list}>
      <RadioGroup
        label={t(messages.name)}
        options={found.map(({ id, title, facts }) => ({ value: id, label: title, hint: facts }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function NewReview(props: SystematicReviewPickerProps & { initial: string }) {
  const { t } = useMessages();
  const { onStart, starting = false, startError, state = 'ready', initial } = props;
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
          label={t(messages.newTitle)}
          value={title}
          onChange={setTitle}
          maxLength={200}
          autoComplete="off"
          disabled={starting || state === 'loading'}
          {...(startError === undefined ? {} : { error: startError })}
        />
      </div>
      <Button type="submit" icon="add" busy={starting} disabled={!ready}>
        {t(messages.start)}
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
