import type { SecondFactorCodeValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
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
  /** Called when a user goes back to the password. */
  onBack: () => void;
}

/** The second step of logging in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { values, onChange, errors = {}, problem = '', onSubmit, busy = false, recovery = false } = props;
  const { t } = useMessages();
  return (
    <FormFrame
      title={t(messages.title)}
      description={t(recovery ? messages.recoveryText : messages.text)}
      problem={problem}
      submitLabel={t(messages.submit)}
      onSubmit={onSubmit}
      busy={busy}
      footer={
        <Inline gap="x2">
          <Button variant="quiet" size="small" disabled={busy} onClick={() => props.onRecovery(!recovery)}>
            {t(recovery ? messages.otherwiseApp : messages.otherwiseRecovery)}
          </Button>
          <Button variant="quiet" size="small" disabled={busy} onClick={props.onBack}>
            {t(messages.again)}
          </Button>
        </Inline>
      }
    >
      <FormFields
        // Another kind of code is another field: it takes the focus, and browsers offer what belongs there.
        key={recovery ? 'recovery' : 'app'}
        fields={[
          {
            name: 'code',
            label: t(recovery ? messages.recoveryCode : messages.code),
            required: true,
            focusOnAppear: true,
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
