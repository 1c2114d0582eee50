import {
  DOCUMENT_STEPS,
  documentShare,
  documentStep,
  documentTone,
  type DocumentProblem,
  type DocumentStatus as Status,
} from '@footnote/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { messages, problemMessages, statusMessages } from './DocumentStatus.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './DocumentStatus.css.ts';

export interface DocumentStatusProps {
  /** Where the document is. */
  status: Status;
  /** Why a document that failed could not be read, said in place of the step it failed in, or what one that is ready lacks; left out where nobody knows. */
  problem?: DocumentProblem;
  /**
   * `line` in tables and lists; `steps` adds a bar and the number of the step.
   * @default 'line'
   */
  look?: 'line' | 'steps';
}

/** Where a document is on its way to being ready: a word and a glyph, with a ring that fills step by step. */
export function DocumentStatus({ status, problem, look = 'line' }: DocumentStatusProps) {
  const { t } = useMessages();
  const tone = documentTone(status);
  const step = documentStep(status);
  const state = t(statusMessages[status]);
  const why = problem === undefined || tone === 'progress' ? null : t(problemMessages[problem]);
  // What failed is told by the reason, what is ready by what it lacks as well.
  const words =
    why === null ? state : tone === 'failed' ? why : t(messages.withProblem, { status: state, problem: why });
  return (
    <span className={styles.status({ look })}>
      <span className={styles.line({ tone })}>
        <span className={styles.glyph}>
          {tone === 'progress' && <ProgressRing share={documentShare(status) ?? 0} />}
          {tone === 'ready' && <Icon name="check" />}
          {tone === 'failed' && <Icon name="warning" />}
        </span>
        <bdi className={styles.word({ look })}>{words}</bdi>
      </span>
      {look === 'steps' && tone === 'progress' && step !== null && (
        <>
          <ProgressBar
            label={t(messages.progress)}
            value={step}
            max={DOCUMENT_STEPS.length}
            valueText={t(messages.step, { step, steps: DOCUMENT_STEPS.length })}
          />
          <span className={styles.step}>{t(messages.step, { step, steps: DOCUMENT_STEPS.length })}</span>
        </>
      )}
    </span>
  );
}
