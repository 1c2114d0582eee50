import type { AnswerEvidence, EvidenceRow } from '@footnote/domain';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import type { Cite } from '../cite.ts';
import { evidenceColumnMessages, evidenceTableMessages } from '../evidence.messages.ts';
import { designMessages } from '../evidence-terms.messages.ts';
import { armNames, SOURCE_LANGUAGE, termWords, verdictWords } from '../evidence-words.ts';
import * as styles from './EvidenceTable.css.ts';

export interface EvidenceTableProps {
  /** What the answer rests on; its direct studies are shown in their order. */
  evidence: AnswerEvidence;
  /** Draws the marker of a reference. */
  cite: Cite;
  /** Opens the table view; left out where there is none. */
  onExport?: () => void;
}

/** The direct studies of an answer: a table, and on phones a card for each. */
export function EvidenceTable({ evidence, cite, onExport }: EvidenceTableProps) {
  const { t } = useMessages();
  const id = useId();
  const isPhone = useMediaQuery(media.belowMobile);
  return (
    // Unnamed: every answer of a chat has such a table, and a page has one landmark of a name.
    <section className={styles.section}>
      <header className={styles.header}>
        <h3 id={id} className={styles.title}>
          {t(evidenceTableMessages.title)}
        </h3>
        {onExport !== undefined && (
          <Button variant="quiet" size="small" icon="table" onClick={onExport}>
            {t(evidenceTableMessages.export)}
          </Button>
        )}
      </header>
      {isPhone ? (
        <Cards evidence={evidence} cite={cite} labelledBy={id} />
      ) : (
        <Table evidence={evidence} cite={cite} labelledBy={id} />
      )}
    </section>
  );
}

interface PartProps {
  evidence: AnswerEvidence;
  cite: Cite;
  labelledBy: string;
}

function Table({ evidence, cite, labelledBy }: PartProps) {
  const { t } = useMessages();
  const head = (...columns: (keyof typeof evidenceColumnMessages)[]) => (
    <th scope="col">{columns.map((column) => t(evidenceColumnMessages[column])).join(' · ')}</th>
  );
  return (
    // A scrollable region must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure aria-labelledby={labelledBy} tabIndex={0} className={styles.scroller}>
      <table aria-labelledby={labelledBy} className={styles.table}>
        <thead>
          <tr>
            {head('study', 'design', 'n')}
            {head('population', 'comparison')}
            {head('outcome')}
            {head('effect', 'direction')}
          </tr>
        </thead>
        <tbody>
          {evidence.table.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                <Study row={row} cite={cite} />
              </th>
              <td>
                <Source>{termWords(row.population, t)}</Source>
                <Source>{row.comparison}</Source>
              </td>
              <td>
                <Source>{row.outcome}</Source>
              </td>
              <td>
                <Effect row={row} evidence={evidence} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Cards({ evidence, cite, labelledBy }: PartProps) {
  const { t } = useMessages();
  const entry = (column: keyof typeof evidenceColumnMessages, content: ReactNode) => (
    <div className={styles.entry}>
      <dt>{t(evidenceColumnMessages[column])}</dt>
      <dd>{content}</dd>
    </div>
  );
  return (
    <ul aria-labelledby={labelledBy} className={styles.cards}>
      {evidence.table.map((row) => (
        <li key={keyOf(row)} className={styles.card}>
          <Study row={row} cite={cite} />
          <dl className={styles.entries}>
            {row.population !== '' && entry('population', <Source>{termWords(row.population, t)}</Source>)}
            {entry('comparison', <Source>{row.comparison}</Source>)}
            {entry('outcome', <Source>{row.outcome}</Source>)}
            {entry('effect', <Effect row={row} evidence={evidence} />)}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function keyOf({ citation, source }: EvidenceRow): string {
  return `${citation} ${source.start}`;
}

function Study({ row, cite }: { row: EvidenceRow; cite: Cite }) {
  const { t } = useMessages();
  const { study, design, n, citation, source } = row;
  return (
    <>
      <span className={styles.study}>
        <bdi>{study}</bdi> {cite([citation], source)}
      </span>
      <span className={styles.muted}>
        {t(designMessages[design])}
        {' · '}
        {n === null ? t(evidenceTableMessages.unknownSize) : t(evidenceTableMessages.participants, { count: n })}
      </span>
    </>
  );
}

function Effect({ row, evidence }: { row: EvidenceRow; evidence: AnswerEvidence }) {
  const { t } = useMessages();
  return (
    <>
      <span className={styles.effect}>{row.effect === '' ? t(evidenceTableMessages.noFigure) : row.effect}</span>
      <span className={styles.muted}>{verdictWords(row.direction, armNames(evidence, t), t)}</span>
    </>
  );
}

/** Words of a source. */
function Source({ children }: { children: string }) {
  return (
    <span lang={SOURCE_LANGUAGE} dir="auto" className={styles.source}>
      {children}
    </span>
  );
}
