import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { messages } from './CookieBanner.messages.ts';
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
}

/** Tells visitors about cookies and policies at the end of the window, until they agree. */
export function CookieBanner({ children, onAgree, placement = 'window' }: CookieBannerProps) {
  const { t } = useMessages();
  return (
    <section aria-label={t(messages.name)} className={styles.banner({ placement })} data-cookie-banner="">
      <p className={styles.text}>{children}</p>
      <Button variant="primary" onClick={onAgree}>
        {t(messages.agree)}
      </Button>
    </section>
  );
}
