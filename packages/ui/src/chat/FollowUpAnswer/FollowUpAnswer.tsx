import {
  commandedStudy,
  directStudies,
  type AnswerCommand,
  type AnswerEvidence,
  type Citation,
} from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { Harms } from '../Answer/Harms.tsx';
import { AnswerLine } from '../AnswerLine/AnswerLine.tsx';
import type { Cite } from '../cite.ts';
import { evidenceTableMessages } from '../evidence.messages.ts';
import { SOURCE_LANGUAGE } from '../evidence-words.ts';
import { EvidenceTable } from '../EvidenceTable/EvidenceTable.tsx';
import { NotAnswered } from '../NotAnswered/NotAnswered.tsx';
import { messages } from './FollowUpAnswer.messages.ts';
import { FollowUpNote } from './FollowUpNote.tsx';
import * as styles from './FollowUpAnswer.css.ts';

export interface FollowUpAnswerProps {
  /** What of the last answer was asked for. */
  kind: AnswerCommand;
  /** What the last answer rests on; for `harms`, all that its direct studies report. */
  evidence: AnswerEvidence;
  /** References of the last answer; [n] is the one at position n − 1. */
  citations: readonly Citation[];
  /** BCP 47 tag of the answer's language. */
  language: string;
  /** Direction of the answer's script. */
  direction: 'ltr' | 'rtl';
  /** Draws the marker of a reference. */
  cite: Cite;
  /** Opens the evidence table in full width; left out where there is no such view. */
  onExport?: () => void;
}

/** The last answer as a follow-up wants it: in one line, as a table, its harms, or one of its studies. */
export function FollowUpAnswer(props: FollowUpAnswerProps) {
  return (
    <div className={styles.answer}>
      <FollowUpNote command={{ kind: props.kind }} />
      <Shown {...props} />
    </div>
  );
}

function Shown({ kind, evidence, citations, language, direction, cite, onExport }: FollowUpAnswerProps) {
  const { t } = useMessages();
  if (evidence.table.length === 0) return <NotAnswered missing={evidence.notTold} />;
  switch (kind) {
    case 'shorten':
      return <AnswerLine evidence={evidence} language={language} direction={direction} cite={cite} />;
    case 'tabulate':
      return <EvidenceTable evidence={evidence} cite={cite} {...(onExport === undefined ? {} : { onExport })} />;
    case 'harms':
      return evidence.harms.length === 0 ? (
        <p className={styles.text}>{t(messages.noHarms, { count: directStudies(evidence).length })}</p>
      ) : (
        <Harms harms={evidence.harms} cite={cite} />
      );
    default:
      return <Study kind={kind} evidence={evidence} citations={citations} cite={cite} />;
  }
}

function Study({
  kind,
  evidence,
  citations,
  cite,
}: Pick<FollowUpAnswerProps, 'evidence' | 'citations' | 'cite'> & { kind: 'largest' | 'newest' }) {
  const { t } = useMessages();
  const row = commandedStudy(kind, evidence, citations);
  if (row === undefined) return <p className={styles.text}>{t(messages.noSizes)}</p>;
  const { study, n, effect, source } = row;
  return (
    <section className={styles.study}>
      <h3 className={styles.heading}>{t(messages[kind], { count: directStudies(evidence).length })}</h3>
      <p className={styles.name}>
        <bdi>{study}</bdi>
        {' · '}
        {n === null ? t(evidenceTableMessages.unknownSize) : t(evidenceTableMessages.participants, { count: n })}
        {effect !== '' && (
          <>
            {' · '}
            <bdi>{effect}</bdi>
          </>
        )}
      </p>
      <p className={styles.text}>
        <q lang={SOURCE_LANGUAGE}>{source.text}</q> {cite([source.citation], source)}
      </p>
    </section>
  );
}
