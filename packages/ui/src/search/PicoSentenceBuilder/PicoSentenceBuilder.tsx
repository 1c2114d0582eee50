import { Fragment, useId } from 'react';
import { PicoSlot, type PicoTerm } from './PicoSlot.tsx';
import { picoMessages, partMessages, exampleMessages } from './PicoSentenceBuilder.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './PicoSentenceBuilder.css.ts';

/** What a clinical question is made of. */
export const PICO_PARTS = ['population', 'intervention', 'comparison', 'outcome'] as const;

export type PicoPart = (typeof PICO_PARTS)[number];

/** The terms of every part. */
export type PicoTerms = Record<PicoPart, readonly PicoTerm[]>;

/** A question with nothing filled in. */
export const NO_PICO_TERMS: PicoTerms = { population: [], intervention: [], comparison: [], outcome: [] };

/** The sentence: words as they stand, and the places of the parts. */
const SENTENCE: readonly ({ words: keyof typeof picoMessages } | { part: PicoPart })[] = [
  { words: 'before' },
  { part: 'population' },
  { words: 'does' },
  { part: 'intervention' },
  { words: 'compared' },
  { part: 'comparison' },
  { words: 'change' },
  { part: 'outcome' },
  { words: 'end' },
];

export interface PicoSentenceBuilderProps {
  /** The terms of each part. */
  terms: PicoTerms;
  /** Called with all terms after one was added, changed or taken away. */
  onChange: (terms: PicoTerms) => void;
  /** Called while a term is typed, with what the terms would be with it. */
  onTyping?: (terms: PicoTerms) => void;
}

/** A clinical question as a sentence with places to fill in. */
export function PicoSentenceBuilder({ terms, onChange, onTyping }: PicoSentenceBuilderProps) {
  const { t } = useMessages();
  const hintId = useId();
  return (
    <fieldset className={styles.sentence}>
      <legend className={styles.legend}>{t(picoMessages.name)}</legend>
      {SENTENCE.map((piece) =>
        'words' in piece ? (
          <Fragment key={piece.words}>
            <span className={styles.words}>{t(picoMessages[piece.words])}</span>{' '}
          </Fragment>
        ) : (
          <PicoSlot
            key={piece.part}
            hintId={hintId}
            terms={terms[piece.part]}
            onChange={(next) => onChange({ ...terms, [piece.part]: next })}
            onTyping={(next) => onTyping?.({ ...terms, [piece.part]: next })}
            label={t(partMessages[piece.part])}
            placeholder={t(exampleMessages[piece.part])}
          />
        ),
      )}
      <p id={hintId} className={styles.hint}>
        {t(picoMessages.hint)}
      </p>
    </fieldset>
  );
}
