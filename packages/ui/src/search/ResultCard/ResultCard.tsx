import { picoRanges, type Citation } from '@footnote/domain';
import { useId, type ReactNode } from 'react';
import { ArticleAbstract } from '../../literature/ArticleAbstract/ArticleAbstract.tsx';
import { EvidenceMarks, EvidenceNotices } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { SourceLinks } from '../../literature/SourceCard/SourceCard.tsx';
import { SummarisedNote } from '../../literature/SummarisedNote/SummarisedNote.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { ResultStop } from '../use-result-keys.ts';
import { resultMessages } from './ResultCard.messages.ts';
import { kindMessages } from '../../literature/ArticleAbstract/ArticleAbstract.messages.ts';
import { referenceMessages } from '../../literature/reference.messages.ts';
import { evidenceMessages } from '../../literature/evidence.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ResultCard.css.ts';

export interface ResultCardProps {
  /** The article. */
  citation: Citation;
  /** Whether it is selected. */
  selected: boolean;
  /** Called when it is selected or no longer. */
  onSelect: (selected: boolean) => void;
  /** Shows the abstract. */
  open: boolean;
  /** Called when a user opens or closes the abstract. */
  onOpen: (open: boolean) => void;
  /** Position among all results, before the title. */
  number?: number;
  /** Makes the card itself a stop of the keyboard; given by a list of results. */
  stop?: ResultStop;
  /** Stands beside the links, such as a button that saves it. */
  actions?: ReactNode;
  /** Follows the abstract. */
  children?: ReactNode;
}

/** One result of a search: what it is, how far it carries, what it found, and its abstract on demand. */
export function ResultCard(props: ResultCardProps) {
  const { t } = useMessages();
  const { citation, selected, onSelect, open, onOpen, number, stop, actions, children } = props;
  const titleId = useId();
  const title = citation.title === '' ? t(resultMessages.untitled) : citation.title;
  return (
    <article {...stop} aria-labelledby={titleId} className={styles.card({ selected })}>
      <Checkbox label={t(resultMessages.select, { title })} labelHidden checked={selected} onChange={onSelect} />
      <div className={styles.body}>
        {(citation.retracted || citation.concern || citation.corrected) && (
          <div className={styles.notices}>
            <EvidenceNotices citation={citation} />
            {citation.retracted && <span className={styles.warning}>{t(referenceMessages.retractedWarning)}</span>}
          </div>
        )}
        <h3 id={titleId} className={styles.title}>
          {number !== undefined && (
            <span aria-hidden="true" className={styles.number}>
              {number}
            </span>
          )}
          <bdi>{title}</bdi>
        </h3>
        <ReferenceLine citation={citation} />
        <EvidenceMarks citation={citation} notices={false} />
        {citation.ml_b !== '' && (
          <p dir="auto" className={styles.finding}>
            {citation.ml_b}
          </p>
        )}
        <div className={styles.foot}>
          <Button
            variant="quiet"
            size="small"
            icon={open ? 'chevronDown' : 'chevronEnd'}
            aria-expanded={open}
            onClick={() => onOpen(!open)}
          >
            {t(referenceMessages.abstract)}
          </Button>
          <SourceLinks citation={citation} />
          {actions}
        </div>
        {open && <Details citation={citation}>{children}</Details>}
      </div>
    </article>
  );
}

interface DetailsProps {
  citation: Citation;
  children: ReactNode;
}

function Details({ citation, children }: DetailsProps) {
  const { t } = useMessages();
  const { abstract, content, summarised } = citation;
  const text = abstract === '' ? content : abstract;
  const facts = [
    { name: t(kindMessages.population), value: citation.ml_p },
    { name: t(kindMessages.intervention), value: citation.ml_i },
    { name: t(kindMessages.comparison), value: citation.ml_c },
    { name: t(kindMessages.outcome), value: citation.ml_o },
  ].filter(({ value }) => value !== '');
  return (
    <div className={styles.details}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text === '' ? (
        <p className={styles.muted}>{t(referenceMessages.noAbstract)}</p>
      ) : (
        <ArticleAbstract text={text} marks={{ ranges: picoRanges(text, citation) }} />
      )}
      {summarised && (
        <SummarisedNote label={t(evidenceMessages.summarised)} words={t(evidenceMessages.summarisedInWords)} />
      )}
      {children}
    </div>
  );
}
