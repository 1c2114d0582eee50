import type { SecondFactorProofValues } from '@footnote/domain';
import type { ReactNode } from 'react';
import { FormFields, type FormField } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import type { Message } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { AppKey } from './AppKey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { SecondFactorPurpose, SecondFactorStage } from './second-factor-stage.ts';
import { messages } from './SecondFactorModal.messages.ts';
import * as styles from './SecondFactorModal.css.ts';

export interface SecondFactorModalProps {
  /** Whether it is open; keep it mounted, so that the focus can go back. */
  open: boolean;
  /** Called when a user cancels or closes it, and once they have kept their recovery codes. */
  onClose: () => void;
  /** How far a user is, with what is shown then. */
  stage: SecondFactorStage;
  /** Address of the account, by which password managers know it; not shown. */
  email: string;
  /** What is written in its fields. */
  values: SecondFactorProofValues;
  /** Called with the whole form on every change. */
  onChange: (values: SecondFactorProofValues) => void;
  /**
   * What is wrong, by field.
   * @default {}
   */
  errors?: Partial<Record<keyof SecondFactorProofValues, string>>;
  /**
   * What kept it as a whole from being accepted ("Too many attempts. Wait a moment and try again.").
   * @default ''
   */
  problem?: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSubmit: () => void;
  /** Called when a user saves the recovery codes as a file. */
  onDownload: () => void;
  /**
   * Shows that it is being sent and keeps it from being sent twice.
   * @default false
   */
  busy?: boolean;
}

const TITLES: Readonly<Record<SecondFactorPurpose, Message>> = {
  'set-up': messages.setUpTitle,
  renew: messages.renewTitle,
  'turn-off': messages.turnOffTitle,
};
const TEXTS: Readonly<Record<SecondFactorPurpose, Message>> = {
  'set-up': messages.setUpText,
  renew: messages.renewText,
  'turn-off': messages.turnOffText,
};
const VERBS: Readonly<Record<SecondFactorPurpose, Message>> = {
  'set-up': messages.next,
  renew: messages.renew,
  'turn-off': messages.turnOff,
};

function titleOf(stage: SecondFactorStage): Message {
  if (stage.step === 'prove') return TITLES[stage.purpose];
  return stage.step === 'app' ? messages.appTitle : messages.codesTitle;
}

/** The steps by which a second factor is turned on or off, or gets new recovery codes. */
export function SecondFactorModal(props: SecondFactorModalProps) {
  const { open, onClose, stage, busy = false } = props;
  const { t } = useMessages();
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(titleOf(stage))}
      width="narrow"
      // Recovery codes are shown once: nobody loses them by a click beside them.
      closable={!busy && stage.step !== 'codes'}
      closeLabel={t(messages.close)}
    >
      {stage.step === 'codes' ? (
        <RecoveryCodes codes={stage.codes} onDownload={props.onDownload} onKept={onClose} />
      ) : stage.step === 'app' ? (
        <Form
          key="app"
          {...props}
          text={messages.appText}
          verb={messages.turnOn}
          fields={[
            { name: 'code', label: t(messages.code), kind: 'one-time-code', required: true, focusOnAppear: true },
          ]}
        >
          <AppKey setup={stage.setup} />
          <p className={styles.text}>{t(messages.others)}</p>
        </Form>
      ) : (
        <Proof key={stage.purpose} {...props} purpose={stage.purpose} />
      )}
    </Modal>
  );
}

function Proof({ purpose, ...props }: SecondFactorModalProps & { purpose: SecondFactorPurpose }) {
  const { t } = useMessages();
  const password = { name: 'currentPassword', label: t(messages.current), kind: 'current-password' } as const;
  const code = { name: 'code', label: t(messages.codeOrRecovery), autoComplete: 'one-time-code' } as const;
  return (
    <Form
      {...props}
      text={TEXTS[purpose]}
      verb={VERBS[purpose]}
      fields={(purpose === 'set-up' ? [password] : [password, code]).map((field) => ({ ...field, required: true }))}
    >
      {/* Without it password managers do not know whose password is asked for. */}
      <input type="email" autoComplete="username" value={props.email} readOnly hidden />
    </Form>
  );
}

interface FormProps extends SecondFactorModalProps {
  text: Message;
  verb: Message;
  fields: readonly FormField<keyof SecondFactorProofValues>[];
  /** Above the fields. */
  children: ReactNode;
}

function Form(props: FormProps) {
  const { values, onChange, errors = {}, problem = '', busy = false, fields } = props;
  const { t } = useMessages();
  return (
    <FormFrame
      problem={problem}
      submitLabel={t(props.verb)}
      onSubmit={props.onSubmit}
      busy={busy}
      actions={
        <Button variant="quiet" disabled={busy} onClick={props.onClose}>
          {t(messages.cancel)}
        </Button>
      }
    >
      <p className={styles.text}>{t(props.text)}</p>
      {props.children}
      <FormFields
        fields={fields.map((field) => ({ ...field, disabled: busy }))}
        values={values}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
    </FormFrame>
  );
}
