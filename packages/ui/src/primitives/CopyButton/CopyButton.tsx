import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';

/** Words of a CopyButton. */
export interface CopyButtonLabels {
  /** "Copy" */
  copy: string;
  /** "Copied", for one second. */
  copied: string;
  /** "Clipboard not available" */
  failed: string;
}

export interface CopyButtonProps {
  /** Makes the text when it is asked for. */
  text: () => string;
  /** Its words, in the reader’s language. */
  labels: CopyButtonLabels;
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

/** How long a success is shown (specification §9). */
const SHOWN_MS = 1000;

/** Copies a text and shows for one second that it did, or that the browser refused. */
export function CopyButton({ text, labels, size = 'small', variant = 'quiet' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), outcome === 'copied' ? SHOWN_MS : SHOWN_MS * 3);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // The clipboard is undefined on pages that are not served securely.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) setOutcome('failed');
    else
      clipboard.writeText(text()).then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
  };
  const words = outcome === 'none' ? labels.copy : labels[outcome];
  return (
    <>
      <Button variant={variant} size={size} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
        {words}
      </Button>
      <LiveRegion message={outcome === 'none' ? '' : words} />
    </>
  );
}
