import type { Claim, QuotedPart } from '@footnote/domain';
import { useId, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { useCardIsOpen, useCardStore } from './card-store.ts';
import * as styles from './CitationChip.css.ts';

export interface CitationChipProps {
  /** Reference numbers, ascending. */
  numbers: readonly number[];
  /** The claim it stands behind, or null while the answer is not checked yet. */
  claim: Claim | null;
  /** The piece of a source that is meant, where no claim tells; the card shows it. */
  quoted?: QuotedPart;
  /** The word for it when one of the articles is retracted, else ''; the chip shows it. */
  retracted: string;
  /** Its accessible name: numbers, support and retraction in words. */
  label: string;
}

/**
 * The raised number of a citation. Hover and keyboard focus show the source; a press or Enter goes into the card; Esc
 * closes it and comes back. Works inside a SourceCardHost.
 */
export function CitationChip({ numbers, claim, quoted, retracted, label }: CitationChipProps) {
  const id = useId();
  const store = useCardStore();
  const open = useCardIsOpen(store, id);
  const place = (event: SyntheticEvent<HTMLElement>) => ({
    id,
    anchor: { current: event.currentTarget },
    numbers,
    claim,
    quoted: quoted ?? null,
  });
  const pointer = (event: PointerEvent) => event.pointerType === 'mouse';
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) store.dismiss();
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={(event) => pointer(event) && store.preview(place(event))}
      onPointerLeave={(event) => pointer(event) && store.leave()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && store.preview(place(event))}
      onBlur={() => store.leave()}
      onClick={(event) => store.pin(place(event))}
      onKeyDown={escape}
      className={styles.chip({ retracted: retracted !== '', open })}
    >
      <span className={styles.numbers}>{numbers.join(', ')}</span>
      {retracted !== '' && ` ${retracted}`}
    </button>
  );
}
