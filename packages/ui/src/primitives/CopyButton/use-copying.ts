import { useEffect, useState } from 'react';

/** A text with its form: programs that can take HTML get it, all others get the plain text. */
export interface RichText {
  html: string;
  text: string;
}

/** What came of copying; `none` where nothing was copied of late. */
export type CopyOutcome = 'none' | 'copied' | 'unavailable' | 'failed';

/** How long a success is shown (specification §9). */
const SHOWN_MS = 1000;

/** Copies texts, and knows for a while what came of the last. */
export function useCopying(): { outcome: CopyOutcome; copy: (text: () => string | Promise<RichText>) => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), outcome === 'copied' ? SHOWN_MS : SHOWN_MS * 3);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (text: () => string | Promise<RichText>) => {
    // The clipboard is undefined on pages that are not served securely.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) setOutcome('unavailable');
    else
      write(clipboard, text()).then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
  };
  return { outcome, copy };
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
