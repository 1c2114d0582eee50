import { PICO_KINDS, type PicoKind, type PicoRange } from '@footnote/domain';
import { abstractParts, type HighlightRange } from './abstract-parts.ts';
import { kindMessages, messages, signMessages } from './ArticleAbstract.messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ArticleAbstract.css.ts';

/** Stretches of an abstract that say who was studied, what was done, against what, what was measured and what came out. */
export interface AbstractMarks {
  /** In UTF-16 units of the text; of marks that overlap the shorter is shown. */
  ranges: readonly PicoRange[];
}

export interface ArticleAbstractProps {
  /** The abstract as one text; labelled sections begin their lines with "LABEL: ". */
  text: string;
  /** Part to highlight, in UTF-16 units of `text`; a range outside it highlights nothing. */
  highlight?: HighlightRange;
  /** Stretches of named kinds, with the legend that explains them. */
  marks?: AbstractMarks;
}

/** An abstract with its labelled sections, the sentence that matters marked, and on demand what was studied. */
export function ArticleAbstract({ text, highlight, marks }: ArticleAbstractProps) {
  const { t } = useMessages();
  const parts = abstractParts(text, { highlight, marks: marks?.ranges });
  const shown = new Set(parts.flatMap(({ pieces }) => pieces.map(({ kind }) => kind)));
  const kinds = PICO_KINDS.filter((kind) => shown.has(kind));
  return (
    <div className={styles.frame}>
      {marks !== undefined && kinds.length > 0 && <Legend kinds={kinds} />}
      <div dir="auto" className={styles.abstract}>
        {parts.map((section) => (
          <p key={section.start}>
            {section.label !== '' && <span className={styles.label}>{section.label}</span>}
            {section.pieces.map(({ start, text: words, marked, kind, opens }) => {
              if (!marked && kind === null) return <span key={start}>{words}</span>;
              return (
                <mark
                  key={start}
                  title={kind === null ? undefined : t(kindMessages[kind])}
                  data-sign={opens && kind !== null ? signOf(kind, t) : undefined}
                  className={styles.mark({ highlighted: marked, ...(kind === null ? {} : { kind }) })}
                >
                  {words}
                </mark>
              );
            })}
          </p>
        ))}
      </div>
    </div>
  );
}

function Legend({ kinds }: { kinds: readonly PicoKind[] }) {
  const { t } = useMessages();
  return (
    <ul aria-label={t(messages.legend)} className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind} data-sign={signOf(kind, t)} className={styles.mark({ kind })}>
          {t(kindMessages[kind])}
        </li>
      ))}
    </ul>
  );
}

function signOf(kind: PicoKind, t: Translate): string {
  return kind === 'bottomLine' ? '=' : t(signMessages[kind]);
}
