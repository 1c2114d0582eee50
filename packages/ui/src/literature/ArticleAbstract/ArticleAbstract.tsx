import { PICO_KINDS, type PicoKind, type PicoRange } from '@footnote/domain';
import { abstractParts, type HighlightRange } from './abstract-parts.ts';
import * as styles from './ArticleAbstract.css.ts';

/** Words of the marks in an abstract. */
export interface AbstractMarkLabels {
  /** Names the list of kinds above the text. */
  legend: string;
  /** Of each kind its name, and the letter or two that open a mark of it ("P"). */
  kinds: Record<PicoKind, { name: string; sign: string }>;
}

/** Stretches of an abstract that say who was studied, what was done, against what, what was measured and what came out. */
export interface AbstractMarks {
  /** In UTF-16 units of the text; of marks that overlap the shorter is shown. */
  ranges: readonly PicoRange[];
  /** Their words, in the user’s language. */
  labels: AbstractMarkLabels;
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
  const parts = abstractParts(text, { highlight, marks: marks?.ranges });
  const shown = new Set(parts.flatMap(({ pieces }) => pieces.map(({ kind }) => kind)));
  const kinds = PICO_KINDS.filter((kind) => shown.has(kind));
  return (
    <div className={styles.frame}>
      {marks !== undefined && kinds.length > 0 && <Legend kinds={kinds} labels={marks.labels} />}
      <div dir="auto" className={styles.abstract}>
        {parts.map((section) => (
          <p key={section.start}>
            {section.label !== '' && <span className={styles.label}>{section.label}</span>}
            {section.pieces.map(({ start, text: words, marked, kind, opens }) => {
              if (!marked && kind === null) return <span key={start}>{words}</span>;
              const word = kind === null ? undefined : marks?.labels.kinds[kind];
              return (
                <mark
                  key={start}
                  title={word?.name}
                  data-sign={opens ? word?.sign : undefined}
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

function Legend({ kinds, labels }: { kinds: readonly PicoKind[]; labels: AbstractMarkLabels }) {
  return (
    <ul aria-label={labels.legend} className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind} data-sign={labels.kinds[kind].sign} className={styles.mark({ kind })}>
          {labels.kinds[kind].name}
        </li>
      ))}
    </ul>
  );
}
