import type { AnswerEvidence } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Cite } from '../cite.ts';
import { answerLineMessages } from '../evidence.messages.ts';
import { armNames, isForeign, SOURCE_LANGUAGE, verdictWords } from '../evidence-words.ts';
import { linePieces, type LinePiece } from './line-pieces.ts';
import * as styles from './AnswerLine.css.ts';

/** A glyph of its own for each verdict. */
const GLYPHS: Record<AnswerEvidence['verdict'], string> = {
  'favours-intervention': '▲',
  'no-clear-difference': '=',
  'favours-comparator': '▼',
  described: '•',
  yes: '✓',
  no: '✕',
  figure: '#',
  mixed: '≠',
  'not-answered': '?',
};

export interface AnswerLineProps {
  /** What the answer rests on. */
  evidence: AnswerEvidence;
  /** BCP 47 tag of the answer's language. */
  language: string;
  /** Direction of the answer's script. */
  direction: 'ltr' | 'rtl';
  /** Draws the marker of its references. */
  cite: Cite;
}

/** The answer in one line: a verdict in words, then what was found, with quotations and computed figures told apart. */
export function AnswerLine({ evidence, language, direction, cite }: AnswerLineProps) {
  const { t, locale } = useMessages();
  const { answerLine, verdict } = evidence;
  return (
    <div className={styles.frame}>
      <span className={styles.verdict({ tone: verdict === 'mixed' ? 'caution' : 'plain' })}>
        <VisuallyHidden>{`${t(answerLineMessages.verdict)}: `}</VisuallyHidden>
        <span aria-hidden="true">{GLYPHS[verdict]}</span>
        <bdi>{verdictWords(verdict, armNames(evidence, t), t)}</bdi>
      </span>
      <p lang={language} dir={direction} className={styles.line}>
        {linePieces(answerLine).map((piece) => (
          <Piece key={piece.start} piece={piece} />
        ))}
        {answerLine.citations.length > 0 && cite(answerLine.citations, answerLine.quoted[0])}
      </p>
      {answerLine.quoted.length > 0 && isForeign(locale) && (
        <span className={styles.note}>{t(answerLineMessages.quotedOriginal)}</span>
      )}
    </div>
  );
}

function Piece({ piece }: { piece: LinePiece }) {
  const { t } = useMessages();
  if (piece.kind === 'words') return piece.text;
  if (piece.kind === 'quoted') {
    return (
      <q lang={SOURCE_LANGUAGE} dir="auto" className={styles.quoted({ marked: piece.marked })}>
        {piece.text}
      </q>
    );
  }
  return <span className={styles.computed}>{t(answerLineMessages.computed, { figure: piece.text })}</span>;
}
