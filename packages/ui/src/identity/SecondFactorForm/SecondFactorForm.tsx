import type { SecondFactorCodeValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import type { Message } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { messages } from './SecondFactorForm.messages.ts';

export interface SecondFactorFormProps {
  /** The code as it is written. */
  values: SecondFactorCodeValues;
  /** Called with the whole form on every change. */
  onChange: (values: SecondFactorCodeValues) => void;
  /**
   * What is wrong with the code ("This code is wrong, too old, or was used already.").
   * @default {}
   */
  errors?: Partial<Record<keyof SecondFactorCodeValues, string>>;
  /**
   * What is wrong as a whole ("Too many attempts. Wait a moment and try again.").
   * @default ''
   */
  problem?: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSubmit: () => void;
  /**
   * Shows that it is being sent and keeps it from being sent twice.
   * @default false
   */
  busy?: boolean;
  /**
   * Asks for a recovery code instead of one of the authenticator app.
   * @default false
   */
  recovery?: boolean;
  /** Called with which of the two a user wants to give. */
  onRecovery: (recovery: boolean) => void;
  /**
   * Whether the account has an authenticator app; without one no code of it is asked for.
   * @default true
   */
  app?: boolean;
  /**
   * Whether there are recovery codes; without any none is asked for.
   * @default true
   */
  codes?: boolean;
  /** Called when a user wants to show a passkey; given where the account has one. */
  onPasskey?: () => void;
  /** Called when a user goes back to the password. */
  onBack: () => void;
}

/** The second step of logging in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { values, onChange, errors = {}, problem = '', onSubmit, busy = false, app = true, codes = true } = props;
  const { onPasskey } = props;
  const recovery = !app || (props.recovery ?? false);
  const { t } = useMessages();
  return (
    <FormFrame
      title={t(messages.title)}
      description={t(textOf(recovery, onPasskey !== undefined))}
      problem={problem}
      submitLabel={t(messages.submit)}
      onSubmit={onSubmit}
      busy={busy}
      footer={
        <Inline gap="x2">
          {app && codes && (
            <Button variant="quiet" size="small" disabled={busy} onClick={() => props.onRecovery(!recovery)}>
              {t(recovery ? messages.otherwiseApp : messages.otherwiseRecovery)}
            </Button>
          )}
          <Button variant="quiet" size="small" disabled={busy} onClick={props.onBack}>
            {t(messages.again)}
          </Button>
        </Inline>
      }
    >
      {onPasskey !== undefined && (
        <Button wide disabled={busy} onClick={onPasskey}>
          {t(messages.passkey)}
        </Button>
      )}
      <FormFields
        // Another kind of code is another field: it takes the focus, and browsers offer what belongs there.
        key={recovery ? 'recovery' : 'app'}
        fields={[
          {
            name: 'code',
            label: t(recovery ? messages.recoveryCode : messages.code),
            required: true,
            focusOnAppear: onPasskey === undefined,
            ...(recovery ? { autoComplete: 'off' } : { kind: 'one-time-code' }),
          },
        ]}
        values={{ code: values.code }}
        errors={errors}
        onChange={(_name, code) => onChange({ code })}
      />
    </FormFrame>
  );
}

function textOf(recovery: boolean, passkey: boolean): Message {
  if (passkey) return recovery ? messages.passkeyOrRecoveryText : messages.passkeyOrAppText;
  return recovery ? messages.recoveryText : messages.text;
}
