import { Fragment, useId } from 'react';
import { PicoSlot, type PicoSlotLabels, type PicoTerm } from './PicoSlot.tsx';
import * as styles from './PicoSentenceBuilder.css.ts';

/** What a clinical question is made of. */
export const PICO_PARTS = ['population', 'intervention', 'comparison', 'outcome'] as const;

export type PicoPart = (typeof PICO_PARTS)[number];

/** The terms of every part. */
export type PicoTerms = Record<PicoPart, readonly PicoTerm[]>;

/** A question with nothing filled in. */
export const NO_PICO_TERMS: PicoTerms = { population: [], intervention: [], comparison: [], outcome: [] };

/** A piece of the sentence: words as they stand, or the place of a part. */
export type SentencePiece = { words: string } | { part: PicoPart };

/** Words of a PicoSentenceBuilder. */
export interface PicoLabels extends Omit<PicoSlotLabels, 'name' | 'placeholder'> {
  /** Names the sentence, for assistive technology. */
  name: string;
  /** The sentence in the order of the language; parts left out are not asked for. */
  sentence: readonly SentencePiece[];
  /** Names the field of each part. */
  part: Record<PicoPart, string>;
  /** Says how terms are added, beneath the sentence. */
  hint: string;
  /** Example in each field while it is empty. */
  example: Record<PicoPart, string>;
}

export interface PicoSentenceBuilderProps {
  /** The terms of each part. */
  terms: PicoTerms;
  /** Called with all terms after one was added, changed or taken away. */
  onChange: (terms: PicoTerms) => void;
  /** Called while a term is typed, with what the terms would be with it. */
  onTyping?: (terms: PicoTerms) => void;
  /** Its words, in the user’s language. */
  labels: PicoLabels;
}

/** A clinical question as a sentence with places to fill in. */
export function PicoSentenceBuilder({ terms, onChange, onTyping, labels }: PicoSentenceBuilderProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.sentence}>
      <legend className={styles.legend}>{labels.name}</legend>
      {labels.sentence.map((piece) =>
        'words' in piece ? (
          <Fragment key={`words ${piece.words}`}>
            <span className={styles.words}>{piece.words}</span>{' '}
          </Fragment>
        ) : (
          <PicoSlot
            key={piece.part}
            hintId={hintId}
            terms={terms[piece.part]}
            onChange={(next) => onChange({ ...terms, [piece.part]: next })}
            onTyping={(next) => onTyping?.({ ...terms, [piece.part]: next })}
            labels={{ ...labels, name: labels.part[piece.part], placeholder: labels.example[piece.part] }}
          />
        ),
      )}
      <p id={hintId} className={styles.hint}>
        {labels.hint}
      </p>
    </fieldset>
  );
}
