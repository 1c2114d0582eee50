import { Button } from '../Button/Button.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { messages } from './CopyButton.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useCopying, type CopyOutcome, type RichText } from './use-copying.ts';

export type { RichText } from './use-copying.ts';

export interface CopyButtonProps {
  /** Makes the text when it is asked for; a promise may take its time. */
  text: () => string | Promise<RichText>;
  /** Words of the button where “Copy” is not enough ("Copy link"). */
  label?: string;
  /**
   * `small` in rows of actions.
   * @default 'small'
   */
  size?: 'small' | 'medium';
  /**
   * `quiet` in rows of actions, `secondary` where it stands alone.
   * @default 'quiet'
   */
  variant?: 'secondary' | 'quiet';
}

/** Copies a text and shows for one second that it did, or why it did not. */
export function CopyButton({ text, ...button }: CopyButtonProps) {
  const { outcome, copy } = useCopying();
  return <CopyOutcomeButton {...button} outcome={outcome} onCopy={() => copy(text)} />;
}

interface CopyOutcomeButtonProps extends Omit<CopyButtonProps, 'text'> {
  outcome: CopyOutcome;
  onCopy: () => void;
}

/** The button alone, for a row in which something else copies, too: it says what came of either. */
export function CopyOutcomeButton({
  outcome,
  onCopy,
  label,
  size = 'small',
  variant = 'quiet',
}: CopyOutcomeButtonProps) {
  const { t } = useMessages();
  const words = outcome === 'none' ? (label ?? t(messages.copy)) : t(messages[outcome]);
  return (
    <>
      <Button variant={variant} size={size} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={onCopy}>
        {words}
      </Button>
      <LiveRegion message={outcome === 'none' ? '' : words} />
    </>
  );
}
