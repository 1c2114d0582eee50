import { isAnswerCommand, type AnswerEvidence, type Citation } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { ArrangedAnswer } from '../ArrangedAnswer/ArrangedAnswer.tsx';
import { AgreementMeter } from '../AgreementMeter/AgreementMeter.tsx';
import { AnswerLine } from '../AnswerLine/AnswerLine.tsx';
import { CertaintyNote } from '../CertaintyNote/CertaintyNote.tsx';
import type { Cite } from '../cite.ts';
import { evidenceLimitsMessages } from '../evidence.messages.ts';
import { pubmedTerms } from '../evidence-words.ts';
import { DidYouMean } from '../DidYouMean/DidYouMean.tsx';
import { EvidenceLimits } from '../EvidenceLimits/EvidenceLimits.tsx';
import { EvidenceTable } from '../EvidenceTable/EvidenceTable.tsx';
import { FollowUpAnswer } from '../FollowUpAnswer/FollowUpAnswer.tsx';
import { FollowUpNote } from '../FollowUpAnswer/FollowUpNote.tsx';
import { IndirectEvidence } from '../IndirectEvidence/IndirectEvidence.tsx';
import { NextQuestions } from '../NextQuestions/NextQuestions.tsx';
import { NotAnswered } from '../NotAnswered/NotAnswered.tsx';
import { Harms } from './Harms.tsx';
import * as styles from './Answer.css.ts';

/** Direct studies from which there is a table of them. */
const TABLE_FROM = 2;

/** What can be done with what an answer rests on; each is left out where it cannot be done. */
export interface EvidenceActions {
  /** Asks another question. */
  onAsk?: (question: string) => void;
  /** Keeps it from being asked while an answer runs. */
  busy?: boolean;
  /** Opens the evidence table in full width. */
  onExport?: () => void;
  /** Address of the page that explains how certainty is computed. */
  explanation?: string;
}

export interface EvidenceSummaryProps {
  evidence: AnswerEvidence;
  actions: EvidenceActions;
  /** BCP 47 tag of the answer's language. */
  language: string;
  direction: 'ltr' | 'rtl';
  citations: readonly Citation[];
  cite: Cite;
}

/** What stands above the text of an answer: all of it is known before the first word comes. */
export function EvidenceSummary(props: EvidenceSummaryProps) {
  const { evidence, actions, language, direction, citations, cite } = props;
  const { command, arrangement, verdict, answerLine, table, agreement, harms, certainty, indirect, notTold } = evidence;
  const { onAsk, busy = false, onExport, explanation } = actions;
  if (command !== undefined && isAnswerCommand(command))
    return (
      <FollowUpAnswer
        kind={command.kind}
        evidence={evidence}
        citations={citations}
        language={language}
        direction={direction}
        cite={cite}
        {...(onExport === undefined ? {} : { onExport })}
      />
    );
  if (arrangement !== undefined && table.length > 0)
    return (
      <ArrangedAnswer
        arrangement={arrangement}
        evidence={evidence}
        language={language}
        direction={direction}
        cite={cite}
        {...(onExport === undefined ? {} : { onExport })}
      />
    );
  return (
    <div className={styles.evidence}>
      {command !== undefined && <FollowUpNote command={command} />}
      {evidence.didYouMean !== undefined && onAsk !== undefined && (
        <DidYouMean questions={evidence.didYouMean} onAsk={onAsk} busy={busy} />
      )}
      {verdict === 'not-answered' && (notTold.length > 0 || indirect.length > 0) && <NotAnswered missing={notTold} />}
      {answerLine.text !== '' && (
        <AnswerLine evidence={evidence} language={language} direction={direction} cite={cite} />
      )}
      {table.length >= TABLE_FROM && (
        <EvidenceTable evidence={evidence} cite={cite} {...(onExport === undefined ? {} : { onExport })} />
      )}
      {agreement !== null && <AgreementMeter agreement={agreement} evidence={evidence} />}
      {harms.length > 0 && <Harms harms={harms} cite={cite} />}
      {certainty !== null && (
        <CertaintyNote certainty={certainty} {...(explanation === undefined ? {} : { explanation })} />
      )}
    </div>
  );
}

function PrintedQuery({ query }: { query: string }) {
  const { t } = useMessages();
  if (query === '') return null;
  return (
    <section className={styles.harms}>
      <h3 className={styles.heading}>{t(evidenceLimitsMessages.query)}</h3>
      <code dir="ltr">{pubmedTerms(query)}</code>
    </section>
  );
}

export interface EvidenceDetailsProps {
  evidence: AnswerEvidence;
  actions: EvidenceActions;
  citations: readonly Citation[];
  cite: Cite;
  /** True on paper, where nothing can be unfolded or asked. */
  isPrinted?: boolean;
}

/** What stands below the text of an answer, once it is whole. */
export function EvidenceDetails({ evidence, actions, citations, cite, isPrinted = false }: EvidenceDetailsProps) {
  const { command, verdict, indirect, notTold, leftOut, nextQuestions, pubmedQuery } = evidence;
  const { onAsk, busy = false } = actions;
  const isAnswered = verdict !== 'not-answered';
  // The answer a follow-up shows otherwise stands above, with all of this.
  if (command !== undefined && isAnswerCommand(command)) return null;
  return (
    <div className={styles.evidence}>
      <IndirectEvidence
        studies={indirect}
        citations={citations}
        cite={cite}
        variant={isAnswered ? (isPrinted ? 'open' : 'folded') : 'nearest'}
      />
      <EvidenceLimits notTold={isAnswered ? notTold : []} leftOut={leftOut} open={isPrinted} />
      {isPrinted ? (
        <PrintedQuery query={pubmedQuery} />
      ) : (
        <NextQuestions
          questions={nextQuestions}
          pubmedQuery={pubmedQuery}
          wider={!isAnswered}
          busy={busy}
          {...(onAsk === undefined ? {} : { onAsk })}
        />
      )}
    </div>
  );
}
