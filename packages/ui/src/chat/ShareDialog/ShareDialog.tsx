import { useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { control } from '../../primitives/control.css.ts';
import { CopyButton, type CopyButtonLabels } from '../../primitives/CopyButton/CopyButton.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { classes } from '../../theme/class-names.ts';
import { Disclaimer } from '../Disclaimer/Disclaimer.tsx';
import * as styles from './ShareDialog.css.ts';

/** Words of a ShareDialog. */
export interface ShareDialogLabels {
  /** Its heading ("Share this chat"). */
  title: string;
  /** Who can read it while it is not shared. */
  notShared: string;
  /** Who can read it, and what of it, while it is shared. */
  shared: string;
  /** "Create a link" */
  share: string;
  /** Name of the link. */
  link: string;
  /** Words of the button that copies it. */
  copy: CopyButtonLabels;
  /** Said where the browser lets nothing be copied ("Clipboard not available. Select the link and copy it."). */
  copyByHand: string;
  /** "Stop sharing" */
  unshare: string;
  /** The question before that, what follows from it, and its two answers. */
  unsharing: { title: string; text: string; confirm: string; keep: string };
  /** What the product is not; said on every share. */
  disclaimer: string;
  /** Name of the closing button. */
  close: string;
}

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
  /** What went wrong ("Error sharing"). */
  problem?: string;
  /** Its words. */
  labels: ShareDialogLabels;
}

/** Shares a chat by a public link, and takes the link back. */
export function ShareDialog(props: ShareDialogProps) {
  const { open, onClose, link, onShare, busy = false, problem = '', labels } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={labels.title}
      width="narrow"
      closeLabel={labels.close}
      actions={
        link === null ? (
          <Button variant="primary" busy={busy} onClick={onShare}>
            {labels.share}
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
          {link === null ? labels.notShared : labels.shared}
        </output>
        {problem !== '' && (
          <div role="alert">
            <Banner tone="critical">{problem}</Banner>
          </div>
        )}
        {link !== null && <Address link={link} labels={labels} />}
        <Disclaimer text={labels.disclaimer} />
      </div>
    </Modal>
  );
}

/** The clipboard is missing on pages that are not served securely. */
const canCopy = () => (navigator.clipboard as Clipboard | undefined) !== undefined;

function Address({ link, labels }: { link: string; labels: ShareDialogLabels }) {
  const copies = canCopy();
  return (
    <div className={styles.link}>
      <div className={styles.address}>
        <Field label={labels.link} {...(copies ? {} : { hint: labels.copyByHand })}>
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
      {copies && <CopyButton text={() => link} labels={labels.copy} size="medium" variant="secondary" />}
    </div>
  );
}

function Unshare({ onUnshare, busy = false, labels }: ShareDialogProps) {
  const [asking, setAsking] = useState(false);
  const { title, text, confirm, keep } = labels.unsharing;
  return (
    <>
      <Button busy={busy} onClick={() => setAsking(true)}>
        {labels.unshare}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={text}
        confirmLabel={confirm}
        cancelLabel={keep}
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          onUnshare();
        }}
      />
    </>
  );
}
