import { picoRanges, type Citation } from '@footnote/domain';
import { useId, type ReactNode } from 'react';
import { ArticleAbstract, type AbstractMarkLabels } from '../../literature/ArticleAbstract/ArticleAbstract.tsx';
import { EvidenceMarks, EvidenceNotices } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import type { ReferenceLabels } from '../../literature/labels.ts';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { SourceLinks } from '../../literature/SourceCard/SourceCard.tsx';
import { SummarisedNote } from '../../literature/SummarisedNote/SummarisedNote.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { ResultStop } from '../use-result-keys.ts';
import * as styles from './ResultCard.css.ts';

/** Words of a result. */
export interface ResultLabels {
  /** Names the box that selects it. */
  select: (title: string) => string;
  /** Stands for a title that is missing. */
  untitled: string;
  /** Names of what was read from the abstract. */
  population: string;
  intervention: string;
  comparison: string;
  outcome: string;
  /** Explain what is marked in the abstract. */
  marks: AbstractMarkLabels;
  reference: ReferenceLabels;
}

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
  /** Follows the abstract. */
  children?: ReactNode;
  /** Its words, in the user’s language. */
  labels: ResultLabels;
}

/** One result of a search: what it is, how far it carries, what it found, and its abstract on demand. */
export function ResultCard(props: ResultCardProps) {
  const { citation, selected, onSelect, open, onOpen, number, stop, children, labels } = props;
  const { reference } = labels;
  const titleId = useId();
  const title = citation.title === '' ? labels.untitled : citation.title;
  return (
    <article {...stop} aria-labelledby={titleId} className={styles.card({ selected })}>
      <Checkbox label={labels.select(title)} labelHidden checked={selected} onChange={onSelect} />
      <div className={styles.body}>
        {(citation.retracted || citation.concern || citation.corrected) && (
          <div className={styles.notices}>
            <EvidenceNotices citation={citation} labels={reference} />
            {citation.retracted && <span className={styles.warning}>{reference.retractedWarning}</span>}
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
        <ReferenceLine citation={citation} labels={reference} />
        <EvidenceMarks citation={citation} labels={reference} notices={false} />
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
            {reference.abstract}
          </Button>
          <SourceLinks citation={citation} labels={reference} />
        </div>
        {open && (
          <Details citation={citation} labels={labels}>
            {children}
          </Details>
        )}
      </div>
    </article>
  );
}

interface DetailsProps {
  citation: Citation;
  labels: ResultLabels;
  children: ReactNode;
}

function Details({ citation, labels, children }: DetailsProps) {
  const { abstract, content, summarised } = citation;
  const text = abstract === '' ? content : abstract;
  const facts = [
    { name: labels.population, value: citation.ml_p },
    { name: labels.intervention, value: citation.ml_i },
    { name: labels.comparison, value: citation.ml_c },
    { name: labels.outcome, value: citation.ml_o },
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
        <p className={styles.muted}>{labels.reference.noAbstract}</p>
      ) : (
        <ArticleAbstract text={text} marks={{ ranges: picoRanges(text, citation), labels: labels.marks }} />
      )}
      {summarised && <SummarisedNote label={labels.reference.summarised} words={labels.reference.summarisedInWords} />}
      {children}
    </div>
  );
}
