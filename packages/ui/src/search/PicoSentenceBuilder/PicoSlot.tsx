import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { messages, needMessages } from './PicoSlot.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './PicoSentenceBuilder.css.ts';

/** How a term is asked for, as saved queries name it (specification §3). */
export const TERM_NEEDS = ['at_least', 'must', 'not_include'] as const;

export type TermNeed = (typeof TERM_NEEDS)[number];

/** One term of a part of the question. */
export interface PicoTerm {
  text: string;
  /** `at_least`: one of these is enough; `must`: this one always; `not_include`: never. */
  need: TermNeed;
}

interface PicoSlotProps {
  /** Name of the field. */
  label: string;
  /** Example in the empty field. */
  placeholder: string;
  /** Id of the sentence that says how terms are added. */
  hintId: string;
  terms: readonly PicoTerm[];
  onChange: (terms: readonly PicoTerm[]) => void;
  /** Called with the terms there would be with what is being typed. */
  onTyping: (terms: readonly PicoTerm[]) => void;
}

/** Longest term that is taken. */
const TERM_LENGTH = 200;

/** One place in the sentence: the terms that fill it, and a field that adds another with Enter, a comma or by leaving it. */
export function PicoSlot({ hintId, label, placeholder, terms, onChange, onTyping }: PicoSlotProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const type = (typed: string) => {
    setText(typed);
    onTyping(withTyped(terms, typed));
  };
  const add = () => {
    if (text === '') return;
    setText('');
    const next = withTyped(terms, text);
    if (next.length > terms.length) onChange(next);
    else onTyping(terms);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if ([',', ';', '،', 'Enter'].includes(event.key) && text.trim() !== '') {
      event.preventDefault();
      add();
    } // A key that is still held from emptying the field must not go on to the terms.
    else if (event.key === 'Backspace' && text === '' && !event.repeat) onChange(terms.slice(0, -1));
  };
  const remove = (gone: PicoTerm) => {
    onChange(terms.filter((term) => term !== gone));
    input.current?.focus();
  };
  return (
    <span className={styles.slot}>
      {terms.map((term) => (
        <Term
          key={term.text}
          term={term}
          onNeed={(need) => onChange(terms.map((other) => (other === term ? { ...term, need } : other)))}
          onRemove={() => remove(term)}
        />
      ))}
      <input
        ref={input}
        type="text"
        autoComplete="off"
        dir={text === '' ? undefined : 'auto'}
        aria-label={label}
        aria-describedby={hintId}
        maxLength={TERM_LENGTH}
        placeholder={terms.length === 0 ? placeholder : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={add}
        className={styles.input({ filled: terms.length > 0 })}
      />
    </span>
  );
}

/** The terms with those of a text, parted by commas; what is there already is not added again. */
function withTyped(terms: readonly PicoTerm[], text: string): readonly PicoTerm[] {
  const known = new Set(terms.map((term) => term.text.toLowerCase()));
  const added = text
    .split(/[,;،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !known.has(part.toLowerCase()) && known.add(part.toLowerCase()));
  return [...terms, ...added.map((part) => ({ text: part, need: 'at_least' as const }))];
}

interface TermProps {
  term: PicoTerm;
  onNeed: (need: TermNeed) => void;
  onRemove: () => void;
}

function Term({ term, onNeed, onRemove }: TermProps) {
  const { t } = useMessages();
  const choose = (chosen: string) => {
    const need = TERM_NEEDS.find((candidate) => candidate === chosen);
    if (need !== undefined) onNeed(need);
  };
  return (
    <span className={styles.term({ need: term.need })}>
      <select
        aria-label={t(messages.needOf, { term: term.text })}
        value={term.need}
        onChange={(event) => choose(event.target.value)}
        className={styles.need}
      >
        {TERM_NEEDS.map((need) => (
          <option key={need} value={need}>
            {t(needMessages[need])}
          </option>
        ))}
      </select>
      <bdi className={styles.text}>{term.text}</bdi>
      <IconButton icon="close" size="small" label={t(messages.remove, { term: term.text })} onClick={onRemove} />
    </span>
  );
}
