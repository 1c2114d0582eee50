import type { SingleSignOn, SingleSignOnValues } from '@footnote/domain';
import { useId, useState, type ReactNode } from 'react';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './SingleSignOnSettings.messages.ts';
import * as styles from './SingleSignOnSettings.css.ts';

export interface SingleSignOnSettingsProps {
  /** The settings as they are saved; null while they load. */
  settings: Pick<SingleSignOn, 'redirectUri' | 'connection'> | null;
  /** Called when a user tries again; given where they could not be loaded. */
  onRetry?: () => void;
  /** The form as it is written. */
  values: SingleSignOnValues;
  /** Called with the whole form on every change. */
  onChange: (values: SingleSignOnValues) => void;
  /** What is wrong, by field. */
  errors?: Partial<Record<keyof SingleSignOnValues, string>>;
  /** What kept the form from being saved. */
  problem?: string;
  /** Called when a user saves. */
  onSave: () => void;
  /** How far saving is. */
  saving?: 'idle' | 'busy' | 'saved';
  /** Called when a user wants members to log in by it alone, or no longer. */
  onOnly: (only: boolean) => void;
  /** Called when a user has confirmed to end it. */
  onEnd: () => void;
  /** Keeps rule and end from being changed twice. */
  changing?: boolean;
  /** What kept the rule from being changed, or it from being ended. */
  changeProblem?: string;
  /** The domains of the organization, below the provider. */
  children?: ReactNode;
}

/** How people of an organization log in with accounts of its own: its provider, and whether that is the only way. */
export function SingleSignOnSettings(props: SingleSignOnSettingsProps) {
  const { t } = useMessages();
  const { settings, onRetry } = props;
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {t(messages.name)}
        </h2>
        <p className={styles.text}>{t(messages.text)}</p>
      </div>
      {settings !== null ? (
        <>
          <RedirectUri uri={settings.redirectUri} />
          <Provider {...props} isSet={settings.connection !== null} />
          {settings.connection !== null && <Rule {...props} connection={settings.connection} />}
          {props.children}
        </>
      ) : onRetry === undefined ? (
        <output>
          <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
          <Skeleton shape="control" width="most" />
        </output>
      ) : (
        <ErrorState title={t(messages.failed)} action={<Button onClick={onRetry}>{t(messages.again)}</Button>} />
      )}
    </section>
  );
}

function RedirectUri({ uri }: { uri: string }) {
  const { t } = useMessages();
  return (
    <div>
      <p className={styles.term}>{t(messages.redirectUri)}</p>
      <p className={styles.value}>
        <code className={styles.address}>{uri}</code>
        <CopyButton text={() => uri} label={t(messages.copyUri)} />
      </p>
    </div>
  );
}

function Provider(props: SingleSignOnSettingsProps & { isSet: boolean }) {
  const { t } = useMessages();
  const { values, onChange, errors = {}, problem = '', onSave, saving = 'idle', isSet } = props;
  const disabled = saving === 'busy';
  return (
    <FormFrame
      problem={problem}
      submitLabel={t(messages.save)}
      onSubmit={onSave}
      busy={disabled}
      actions={
        <output className={styles.saved}>
          {saving === 'saved' && (
            <>
              <Icon name="check" />
              {t(messages.saved)}
            </>
          )}
        </output>
      }
    >
      <FormFields
        fields={[
          { name: 'label', label: t(messages.label), hint: t(messages.labelHint), required: true, disabled },
          { name: 'issuer', label: t(messages.issuer), hint: t(messages.issuerHint), required: true, disabled },
          { name: 'clientId', label: t(messages.clientId), autoComplete: 'off', required: true, disabled },
          {
            name: 'clientSecret',
            label: t(messages.clientSecret),
            kind: 'new-password',
            ...(isSet ? { hint: t(messages.secretKept) } : {}),
            required: !isSet,
            disabled,
          },
        ]}
        values={{ ...values }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
    </FormFrame>
  );
}

type RuleProps = SingleSignOnSettingsProps & { connection: NonNullable<SingleSignOn['connection']> };

function Rule({ connection, onOnly, onEnd, changing = false, changeProblem = '' }: RuleProps) {
  const { t } = useMessages();
  const [ending, setEnding] = useState(false);
  const isProven = connection.provenAt !== null;
  return (
    <>
      <ProblemAlert problem={changeProblem} />
      <p className={styles.state}>
        <span className={isProven ? styles.proven : styles.unproven}>
          {t(isProven ? messages.proven : messages.unproven)}
        </span>
      </p>
      <Checkbox
        label={t(messages.only)}
        hint={t(messages.onlyHint)}
        checked={connection.only}
        onChange={onOnly}
        disabled={changing || !isProven}
      />
      <div>
        <Button size="small" disabled={changing} onClick={() => setEnding(true)}>
          {t(messages.end)}
        </Button>
      </div>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title={t(messages.endingTitle)}
        description={t(messages.endingText)}
        confirmLabel={t(messages.end)}
        cancelLabel={t(messages.endingKeep)}
        tone="critical"
        onConfirm={() => {
          setEnding(false);
          onEnd();
        }}
      />
    </>
  );
}
