import { useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { control } from '../../primitives/control.css.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { classes } from '../../theme/class-names.ts';
import { Disclaimer } from '../Disclaimer/Disclaimer.tsx';
import { messages } from './ShareDialog.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ShareDialog.css.ts';

export interface ShareDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when a user closes it. */
  onClose: () => void;
  /** Address of the shared chat; null while it is not shared. */
  link: string | null;
  /** Called when a user asks for a link. */
  onShare: () => void;
  /** Called when a user has confirmed that the link should stop working. */
  onUnshare: () => void;
  /** Shows that sharing, or its end, is under way. */
  busy?: boolean;
  /**
   * Whether its answers quote documents of an organization, which readers of the link may not see.
   * @default false
   */
  quotesDocuments?: boolean;
  /** What went wrong ("Error sharing"). */
  problem?: string;
}

/** Shares a chat by a public link, and takes the link back. */
export function ShareDialog(props: ShareDialogProps) {
  const { t } = useMessages();
  const { open, onClose, link, onShare, busy = false, problem = '', quotesDocuments = false } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title)}
      width="narrow"
      closeLabel={t(messages.close)}
      actions={
        link === null ? (
          <Button variant="primary" busy={busy} onClick={onShare}>
            {t(messages.share)}
          </Button>
        ) : (
          <Unshare {...props} />
        )
      }
    >
      <div className={styles.body}>
        <output className={styles.state}>
          <span className={styles.mark}>
            <Icon name={link === null ? 'lock' : 'globe'} />
          </span>
          {link === null ? t(messages.notShared) : t(messages.shared)}
        </output>
        {quotesDocuments && <Banner tone="caution">{t(messages.quotesDocuments)}</Banner>}
        <ProblemAlert problem={problem} />
        {link !== null && <Address link={link} />}
        <Disclaimer text={t(messages.disclaimer)} />
      </div>
    </Modal>
  );
}

/** The clipboard is missing on pages that are not served securely. */
const canCopy = () => (navigator.clipboard as Clipboard | undefined) !== undefined;

function Address({ link }: { link: string }) {
  const { t } = useMessages();
  const copies = canCopy();
  return (
    <div className={styles.link}>
      <div className={styles.address}>
        <Field label={t(messages.link)} {...(copies ? {} : { hint: t(messages.copyByHand) })}>
          {({ required: _required, ...field }) => (
            <input
              {...field}
              readOnly
              dir="ltr"
              value={link}
              onFocus={(event) => event.currentTarget.select()}
              // A press puts the cursor where it is after the focus came.
              onClick={(event) => event.currentTarget.select()}
              className={classes(control, styles.field)}
            />
          )}
        </Field>
      </div>
      {copies && <CopyButton text={() => link} size="medium" variant="secondary" />}
    </div>
  );
}

function Unshare({ onUnshare, busy = false }: ShareDialogProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button busy={busy} onClick={() => setAsking(true)}>
        {t(messages.unshare)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.unsharingTitle)}
        description={t(messages.unsharingText)}
        confirmLabel={t(messages.unshare)}
        cancelLabel={t(messages.unsharingKeep)}
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          onUnshare();
        }}
      />
    </>
  );
}
