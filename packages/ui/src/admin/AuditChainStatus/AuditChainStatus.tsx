import type { AuditChain } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { faultMessages, messages } from './AuditChainStatus.messages.ts';
import * as styles from './AuditChainStatus.css.ts';

export interface AuditChainStatusProps {
  /** What was found; null while it is being checked. */
  chain: AuditChain | null;
  /** Why it could not be checked. */
  problem?: string;
  /** Called when it is to be checked once more. */
  onCheck: () => void;
  /** Says a moment as a user reads it ("1 June 2025, 14:05:09"). */
  formatMoment: (moment: string) => string;
}

/** Whether every line of the audit log still follows from the one before it, or the place where it does not. */
export function AuditChainStatus({ chain, problem = '', onCheck, formatMoment }: AuditChainStatusProps) {
  const { t } = useMessages();
  const again = (
    <Button size="small" onClick={onCheck}>
      {t(messages.retry)}
    </Button>
  );
  if (problem !== '') {
    return (
      <div role="alert">
        <Banner tone="caution">
          <div className={styles.text}>
            {problem}
            {again}
          </div>
        </Banner>
      </div>
    );
  }
  if (chain === null) {
    return (
      <Banner>
        <output>{t(messages.checking)}</output>
      </Banner>
    );
  }
  const { lines, erased, head, broken } = chain;
  if (broken !== null) {
    const when = broken.happenedAt === null ? '' : formatMoment(broken.happenedAt);
    return (
      <div role="alert">
        <Banner tone="critical">
          <div className={styles.text}>
            <strong>{t(messages.broken)}</strong>
            <p className={styles.line}>{t(faultMessages[broken.fault], { position: broken.position, when })}</p>
            <p className={styles.line}>{t(messages.advice)}</p>
            {again}
          </div>
        </Banner>
      </div>
    );
  }
  return (
    <Banner tone="positive">
      <div className={styles.text}>
        <output>
          {t(messages.whole, { lines })} {erased > 0 && t(messages.erased, { erased })}
        </output>
        {head !== '' && <p className={styles.hash}>{t(messages.head, { head })}</p>}
        {again}
      </div>
    </Banner>
  );
}
