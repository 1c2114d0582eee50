import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { messages } from './ReferralCard.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ReferralCard.css.ts';

export interface ReferralCardProps {
  /** The user's link; null while it loads or where it could not. */
  link: string | null;
  /** Said where the link could not load, with the way to try again. */
  failed?: { text: string; retry: string; onRetry: () => void };
  /** Address that shares the link by a messaging app, where the device offers no way of its own. */
  messageHref: string;
  /** Offers the link to the apps of the device, in place of following `messageHref`. */
  onShare?: () => void;
  /** Called when a user wants to invite by e-mail. */
  onInvite: () => void;
}

/** A user's referral link, and ways to share it. */
export function ReferralCard({ link, failed, messageHref, onShare, onInvite }: ReferralCardProps) {
  const { t } = useMessages();
  return (
    <section aria-label={t(messages.title)} className={styles.card}>
      <h2 className={styles.title}>{t(messages.title)}</h2>
      <p className={styles.description}>{t(messages.description)}</p>
      {link === null && failed !== undefined && (
        <ErrorState title={failed.text} action={<Button onClick={failed.onRetry}>{failed.retry}</Button>} />
      )}
      {link === null && failed === undefined && (
        <output aria-label={t(messages.loading)}>
          <Skeleton shape="control" />
        </output>
      )}
      {link !== null && (
        <>
          <div className={styles.link}>
            <bdi className={styles.address}>{link}</bdi>
            <CopyButton text={() => link} variant="secondary" />
          </div>
          <Inline gap="x4">
            <Button variant="primary" icon="mail" onClick={onInvite}>
              {t(messages.invite)}
            </Button>
            {onShare === undefined ? (
              <Link href={messageHref} external>
                {t(messages.message)}
              </Link>
            ) : (
              <Button icon="send" onClick={onShare}>
                {t(messages.message)}
              </Button>
            )}
          </Inline>
        </>
      )}
    </section>
  );
}
