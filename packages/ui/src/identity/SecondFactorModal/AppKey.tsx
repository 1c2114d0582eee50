import type { SecondFactorSetup } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { QrCode } from '../../primitives/QrCode/QrCode.tsx';
import { messages } from './SecondFactorModal.messages.ts';
import * as styles from './SecondFactorModal.css.ts';

/** The key of an authenticator app: as a picture to scan, as a link and as text. */
export function AppKey({ setup: { uri, secret } }: { setup: SecondFactorSetup }) {
  const { t } = useMessages();
  return (
    <>
      <div className={styles.picture}>
        <QrCode text={uri} label={t(messages.picture)} />
      </div>
      <Link href={uri}>{t(messages.openApp)}</Link>
      <div>
        <p className={styles.text}>{t(messages.typed)}</p>
        <div className={styles.key}>
          {/* In groups of four, as apps ask for it; what is copied has none. */}
          <code className={styles.letters}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={() => secret} label={t(messages.copyKey)} />
        </div>
      </div>
    </>
  );
}
