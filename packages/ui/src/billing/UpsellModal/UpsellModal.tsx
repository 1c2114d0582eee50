import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import * as styles from './UpsellModal.css.ts';

/** When the paid plan is offered (specification §4): the week's questions came back, after the tour, they are used up, or at a locked feature. */
export type UpsellReason = 'refill' | 'firstTime' | 'usedAll' | 'proUpsell';

/** What is said for one reason. */
export interface UpsellText {
  title: string;
  /** What led here, in one line. */
  description: string;
  /** What the paid plan offers instead, one line each. */
  points: readonly string[];
}

/** Words of an UpsellModal. */
export interface UpsellModalLabels {
  texts: Record<UpsellReason, UpsellText>;
  /** "See the plans" */
  upgrade: string;
  /** "Earn free Pro" */
  earn: string;
  /** "Not now" */
  later: string;
  close: string;
}

export interface UpsellModalProps {
  /** Which text is said; null keeps it closed. */
  reason: UpsellReason | null;
  /** Called when a user closes it or puts it off. */
  onClose: () => void;
  /** Called when a user asks for the plans. */
  onUpgrade: () => void;
  /** Called when a user wants to earn the plan by referrals (specification §4); left out, there is no such button. */
  onEarn?: () => void;
  /** Its words, in the user’s language. */
  labels: UpsellModalLabels;
}

/** Says what the paid plan would offer at the moment a user meets a limit. */
export function UpsellModal({ reason, onClose, onUpgrade, onEarn, labels }: UpsellModalProps) {
  if (reason === null) return null;
  const { title, description, points } = labels.texts[reason];
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      width="narrow"
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {labels.later}
          </Button>
          {onEarn !== undefined && (
            <Button icon="gift" onClick={onEarn}>
              {labels.earn}
            </Button>
          )}
          <Button variant="primary" onClick={onUpgrade}>
            {labels.upgrade}
          </Button>
        </>
      }
    >
      <div className={styles.points}>
        <PointList points={points} tone="pro" />
      </div>
    </Modal>
  );
}
