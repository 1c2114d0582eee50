import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { descriptionMessages, messages, pointMessages, titleMessages } from './UpsellModal.messages.ts';
import * as styles from './UpsellModal.css.ts';

/** When the paid plan is offered (specification §4): the week's questions came back, after the tour, they are used up, or at a locked feature. */
export type UpsellReason = 'refill' | 'firstTime' | 'usedAll' | 'proUpsell';

/** What the paid plan offers instead, by reason. */
const POINTS: Record<UpsellReason, readonly (keyof typeof pointMessages)[]> = {
  refill: ['questions', 'articles'],
  firstTime: ['models', 'filters'],
  usedAll: ['questions', 'articles'],
  proUpsell: ['lockedFilters', 'formats'],
};

export interface UpsellModalProps {
  /** Which text is said; null keeps it closed. */
  reason: UpsellReason | null;
  /** Called when a user closes it or puts it off. */
  onClose: () => void;
  /** Called when a user asks for the plans. */
  onUpgrade: () => void;
  /** Called when a user wants to earn the plan by referrals (specification §4); left out, there is no such button. */
  onEarn?: () => void;
}

/** Says what the paid plan would offer at the moment a user meets a limit. */
export function UpsellModal({ reason, onClose, onUpgrade, onEarn }: UpsellModalProps) {
  const { t } = useMessages();
  if (reason === null) return null;
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(titleMessages[reason])}
      description={t(descriptionMessages[reason])}
      width="narrow"
      closeLabel={t(messages.close)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(messages.later)}
          </Button>
          {onEarn !== undefined && (
            <Button icon="gift" onClick={onEarn}>
              {t(messages.earn)}
            </Button>
          )}
          <Button variant="primary" onClick={onUpgrade}>
            {t(messages.upgrade)}
          </Button>
        </>
      }
    >
      <div className={styles.points}>
        <PointList points={POINTS[reason].map((point) => t(pointMessages[point]))} tone="pro" />
      </div>
    </Modal>
  );
}
