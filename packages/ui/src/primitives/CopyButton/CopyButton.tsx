import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { messages } from './CopyButton.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** A text with its form: programs that can take HTML get it, all others get the plain text. */
export interface RichText {
  html: string;
  text: string;
}

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

/** How long a success is shown (specification §9). */
const SHOWN_MS = 1000;

type Outcome = 'none' | 'copied' | 'unavailable' | 'failed';

/** Copies a text and shows for one second that it did, or why it did not. */
export function CopyButton({ text, label, size = 'small', variant = 'quiet' }: CopyButtonProps) {
  const { t } = useMessages();
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), outcome === 'copied' ? SHOWN_MS : SHOWN_MS * 3);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // The clipboard is undefined on pages that are not served securely.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) setOutcome('unavailable');
    else
      write(clipboard, text()).then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
  };
  const words = outcome === 'none' ? (label ?? t(messages.copy)) : t(messages[outcome]);
  return (
    <>
      <Button variant={variant} size={size} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
        {words}
      </Button>
      <LiveRegion message={outcome === 'none' ? '' : words} />
    </>
  );
}

async function write(clipboard: Clipboard, content: string | Promise<RichText>): Promise<void> {
  if (typeof content === 'string') return clipboard.writeText(content);
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText((await content).text);
  const blob = async (type: string, part: keyof RichText) => new Blob([(await content)[part]], { type });
  // The item is made at once: Safari takes a clipboard only within the press, and waits for what is promised to it.
  const item = new ClipboardItem({
    'text/html': blob('text/html', 'html'),
    'text/plain': blob('text/plain', 'text'),
  });
  return clipboard.write([item]);
}
