import { studiesOnce, type AnswerEvidence, type EvidenceArrangement, type EvidenceRow } from '@footnote/domain';
import type { ComponentType } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { AnswerLine } from '../AnswerLine/AnswerLine.tsx';
import type { Cite } from '../cite.ts';
import { evidenceColumnMessages, evidenceTableMessages } from '../evidence.messages.ts';
import { designMessages } from '../evidence-terms.messages.ts';
import { SOURCE_LANGUAGE, termWords } from '../evidence-words.ts';
import { EvidenceTable } from '../EvidenceTable/EvidenceTable.tsx';
import { arrangementMessages, messages } from './ArrangedAnswer.messages.ts';
import * as styles from './ArrangedAnswer.css.ts';

export interface ArrangedAnswerProps {
  /** How the findings are arranged. */
  arrangement: EvidenceArrangement;
  /** What the answer rests on; at least one direct study. */
  evidence: AnswerEvidence;
  /** BCP 47 tag of the answer's language. */
  language: string;
  /** Direction of the answer's script. */
  direction: 'ltr' | 'rtl';
  /** Draws the marker of a reference. */
  cite: Cite;
  /** Opens the evidence table in full width; left out where there is no such view. */
  onExport?: () => void;
}

/** The findings of an answer as the user's format wants them, each word for word from its study. */
export function ArrangedAnswer(props: ArrangedAnswerProps) {
  const { t } = useMessages();
  return (
    <div className={styles.answer}>
      <p className={styles.note}>{t(arrangementMessages[props.arrangement])}</p>
      <Arranged {...props} />
    </div>
  );
}

function Arranged({ arrangement, evidence, language, direction, cite, onExport }: ArrangedAnswerProps) {
  switch (arrangement) {
    case 'line':
      return <AnswerLine evidence={evidence} language={language} direction={direction} cite={cite} />;
    case 'table':
      return <EvidenceTable evidence={evidence} cite={cite} {...(onExport === undefined ? {} : { onExport })} />;
    case 'pico':
      return <Studies rows={studiesOnce(evidence, arrangement)} part={Pico} cite={cite} />;
    default:
      return <Studies rows={studiesOnce(evidence, arrangement)} part={Quoted} cite={cite} />;
  }
}

interface PartProps {
  row: EvidenceRow;
  cite: Cite;
}

interface StudiesProps extends Pick<PartProps, 'cite'> {
  rows: readonly EvidenceRow[];
  /** What is shown of each study. */
  part: ComponentType<PartProps>;
}

function Studies({ rows, part: Part, cite }: StudiesProps) {
  const { t } = useMessages();
  return (
    <ol className={styles.studies}>
      {rows.map((row) => (
        <li key={row.citation} className={styles.study}>
          <p className={styles.name}>
            <bdi>{row.study}</bdi>{' '}
            <span className={styles.size}>
              {t(designMessages[row.design])}
              {' · '}
              {row.n === null
                ? t(evidenceTableMessages.unknownSize)
                : t(evidenceTableMessages.participants, { count: row.n })}
            </span>
          </p>
          <Part row={row} cite={cite} />
        </li>
      ))}
    </ol>
  );
}

function Quoted({ row: { source, citation }, cite }: PartProps) {
  return (
    <p className={styles.said}>
      <q lang={SOURCE_LANGUAGE}>{source.text}</q> {cite([citation], source)}
    </p>
  );
}

function Pico({ row, cite }: PartProps) {
  const { t } = useMessages();
  const entry = (label: string, said: string) =>
    said !== '' && (
      <>
        <dt>{label}</dt>
        <dd lang={SOURCE_LANGUAGE} dir="auto">
          {said}
        </dd>
      </>
    );
  return (
    <dl className={styles.entries}>
      {entry(t(evidenceColumnMessages.population), termWords(row.population, t))}
      {entry(t(evidenceColumnMessages.comparison), row.comparison)}
      {entry(t(evidenceColumnMessages.outcome), row.outcome)}
      <dt>{t(messages.result)}</dt>
      <dd>
        <Quoted row={row} cite={cite} />
      </dd>
    </dl>
  );
}
