import type { Passkey } from '@footnote/domain';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as rows from '../../primitives/row-list.css.ts';
import { messages } from './PasskeyList.messages.ts';
import * as styles from './PasskeyList.css.ts';

export interface PasskeyListProps {
  /** The passkeys of the account, the first added first; null while they load. */
  passkeys: readonly Passkey[] | null;
  /** Called when a user tries again; given where they could not be loaded. */
  onRetry?: () => void;
  /** Called when a user wants to add one. */
  onAdd: () => void;
  /** Called with the passkey a user wants to name otherwise. */
  onRename: (passkey: Passkey) => void;
  /** Called with the passkey a user wants to remove. */
  onRemove: (passkey: Passkey) => void;
  /**
   * Whether there are as many as there may be.
   * @default false
   */
  full?: boolean;
  /** Says a day as a user reads it ("1 June 2026"). */
  formatDate: (moment: string) => string;
}

/** The passkeys of an account, with the ways to add, rename and remove one. */
export function PasskeyList(props: PasskeyListProps) {
  const { t } = useMessages();
  const { passkeys, onRetry, onAdd, full = false } = props;
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {t(messages.name)}
        </h2>
        <p className={styles.text}>{t(messages.text)}</p>
      </div>
      {passkeys !== null ? (
        <>
          {passkeys.length === 0 ? (
            <p className={styles.text}>{t(messages.none)}</p>
          ) : (
            <ul aria-labelledby={id} className={rows.list}>
              {passkeys.map((passkey) => (
                <Row key={passkey.id} {...props} passkey={passkey} />
              ))}
            </ul>
          )}
          {full ? (
            <p className={styles.text}>{t(messages.full)}</p>
          ) : (
            <div>
              <Button size={passkeys.length === 0 ? 'medium' : 'small'} onClick={onAdd}>
                {t(messages.add)}
              </Button>
            </div>
          )}
        </>
      ) : onRetry === undefined ? (
        <output>
          <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
          <Skeleton width="half" />
        </output>
      ) : (
        <ErrorState title={t(messages.failed)} action={<Button onClick={onRetry}>{t(messages.again)}</Button>} />
      )}
    </section>
  );
}

function Row({ passkey, onRename, onRemove, formatDate }: PasskeyListProps & { passkey: Passkey }) {
  const { t } = useMessages();
  const facts = useId();
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span id={facts} className={styles.facts}>
          <span>{t(messages.added, { date: formatDate(addedAt) })}</span>
          <span>{lastUsedAt === null ? t(messages.unused) : t(messages.used, { date: formatDate(lastUsedAt) })}</span>
        </span>
      </span>
      <span className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t(messages.renameNamed, { name })}
          onClick={() => onRename(passkey)}
        >
          {t(messages.rename)}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t(messages.removeNamed, { name })}
          aria-describedby={facts}
          onClick={() => onRemove(passkey)}
        >
          {t(messages.remove)}
        </Button>
      </span>
    </li>
  );
}
