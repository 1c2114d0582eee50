import { useDeferredValue, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { messages } from './DocumentSelectModal.messages.ts';
import * as styles from './DocumentSelectModal.css.ts';

/** A document that can be asked. */
export interface DocumentOption {
  id: string;
  /** Name of its file. */
  name: string;
  /** Null where it is not known. */
  pageCount: number | null;
}

export interface DocumentSelectModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user closes it; nothing changes. */
  onClose: () => void;
  /** Called when a user wants to choose among sources instead. */
  onBack: () => void;
  /** Name of the source the documents are of. */
  sourceName: string;
  /** Its documents that are ready. */
  documents: readonly DocumentOption[];
  /** Ids of those that are chosen at present. */
  selected: readonly string[];
  /** The most that can be chosen. */
  limit: number;
  /** Called with the chosen documents, in the order of the list; never with none. */
  onApply: (chosen: readonly DocumentOption[]) => void;
  /**
   * Whether they are there, on their way or could not be loaded.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user asks to load them again after an error. */
  onRetry?: () => void;
}

/** Chooses documents of a source that the next questions are answered from. */
export function DocumentSelectModal(props: DocumentSelectModalProps) {
  // What is chosen in it is kept only while it is open, so that closing leaves nothing behind.
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal(props: DocumentSelectModalProps) {
  const { t } = useMessages();
  const { onClose, onBack, sourceName, documents, selected, onApply, state = 'ready' } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(selected));
  const usable = documents.filter(({ id }) => chosen.has(id));
  return (
    <Modal
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title, { source: sourceName })}
      description={t(messages.description)}
      closeLabel={t(messages.close)}
      actions={
        <>
          <Button onClick={onBack}>{t(messages.back)}</Button>
          <Button variant="primary" disabled={state !== 'ready' || usable.length === 0} onClick={() => onApply(usable)}>
            {t(messages.apply)}
          </Button>
        </>
      }
    >
      <Choice {...props} chosen={new Set(usable.map(({ id }) => id))} onChange={setChosen} />
    </Modal>
  );
}

interface ChoiceProps extends DocumentSelectModalProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

function Choice(props: ChoiceProps) {
  const { t } = useMessages();
  const { documents, state = 'ready', onRetry } = props;
  if (state === 'loading') {
    return (
      <output aria-label={t(messages.loading)} className={styles.placeholders}>
        <Skeleton shape="control" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </output>
    );
  }
  if (state === 'error') {
    return (
      <ErrorState
        title={t(messages.errorTitle)}
        action={onRetry !== undefined && <Button onClick={onRetry}>{t(messages.retry)}</Button>}
      />
    );
  }
  return documents.length === 0 ? <EmptyState title={t(messages.empty)} /> : <Documents {...props} />;
}

/** Rows that are drawn; who looks for one of thousands writes its name. */
const MOST_ROWS = 200;

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function matching(documents: readonly DocumentOption[], query: string): readonly DocumentOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return documents.filter(({ name }) => {
    const text = fold(name);
    return words.every((word) => text.includes(word));
  });
}

function Documents({ documents, chosen, onChange, limit }: ChoiceProps) {
  const { t } = useMessages();
  const [query, setQuery] = useState('');
  const found = matching(documents, useDeferredValue(query));
  const nothing = found.length === 0 ? t(messages.nothingFound, { query }) : '';
  const isFull = chosen.size >= limit;
  return (
    <>
      <SearchInput
        label={t(messages.search)}
        placeholder={t(messages.search)}
        value={query}
        onChange={setQuery}
        clearLabel={t(messages.clearSearch)}
      />
      <div className={styles.bar}>
        <span aria-live="polite">
          {t(messages.selected, { count: chosen.size })}
          {isFull && ` ${t(messages.limit, { limit })}`}
        </span>
        <Button size="small" variant="quiet" disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          {t(messages.clear)}
        </Button>
      </div>
      <LiveRegion message={nothing} />
      {nothing === '' ? (
        <ul aria-label={t(messages.list)} className={styles.list}>
          {found.slice(0, MOST_ROWS).map(({ id, name, pageCount }) => (
            <li key={id} className={styles.row}>
              <Checkbox
                label={name}
                {...(pageCount === null ? {} : { hint: t(messages.pages, { count: pageCount }) })}
                checked={chosen.has(id)}
                disabled={isFull && !chosen.has(id)}
                onChange={(on) => onChange(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id)))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{nothing}</p>
      )}
      {found.length > MOST_ROWS && (
        <p className={styles.note}>{t(messages.more, { count: found.length - MOST_ROWS })}</p>
      )}
    </>
  );
}
