import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { messages } from './SecondFactorModal.messages.ts';
import * as styles from './SecondFactorModal.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDownload: () => void;
  onKept: () => void;
}

/** Recovery codes, which are shown once, with the ways to keep them. */
export function RecoveryCodes({ codes, onDownload, onKept }: RecoveryCodesProps) {
  const { t } = useMessages();
  const text = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone, and what stands here now has to be read.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.codes}>
      <p ref={text} tabIndex={-1} className={styles.text}>
        {t(messages.codesText)}
      </p>
      <ul aria-label={t(messages.codesName)} className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.letters}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={() => codes.join('\n')} label={t(messages.copyCodes)} size="medium" variant="secondary" />
        <Button icon="download" onClick={onDownload}>
          {t(messages.download)}
        </Button>
      </div>
      <div>
        <Button variant="primary" onClick={onKept}>
          {t(messages.kept)}
        </Button>
      </div>
    </div>
  );
}
