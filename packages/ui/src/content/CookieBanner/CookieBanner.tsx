import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './CookieBanner.css.ts';

export interface CookieBannerProps {
  /** What is kept and why, with links to privacy and terms. */
  children: ReactNode;
  /** Called when a visitor agrees; nothing else closes it. */
  onAgree: () => void;
  /**
   * `window` at the end of the page, held at the end of the window until it is reached; `inline` where it is put, as
   * beside a field that must not be covered.
   * @default 'window'
   */
  placement?: 'window' | 'inline';
  /** Names the banner and its button ("OK"). */
  labels: { name: string; agree: string };
}

/** Tells visitors about cookies and policies at the end of the window, until they agree. */
export function CookieBanner({ children, onAgree, placement = 'window', labels }: CookieBannerProps) {
  return (
    <section aria-label={labels.name} className={styles.banner({ placement })} data-cookie-banner="">
      <p className={styles.text}>{children}</p>
      <Button variant="primary" onClick={onAgree}>
        {labels.agree}
      </Button>
    </section>
  );
}
