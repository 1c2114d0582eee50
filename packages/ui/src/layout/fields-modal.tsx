import type { ReactNode } from 'react';
import type { Message } from '../messages/define-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { FormFields, type FormField } from './FormFields/FormFields.tsx';
import { FormModal } from './FormModal/FormModal.tsx';

/** What a form above the page takes: what is written in it, and what became of it. */
export interface FieldsModalProps<Values, Name extends string = keyof Values & string> {
  /** Whether it is open. */
  open: boolean;
  /** Called when a user cancels or closes it. */
  onClose: () => void;
  /** The form as it is written. */
  values: Values;
  /** Called with the whole form on every change. */
  onChange: (values: Values) => void;
  /**
   * What is wrong, by field.
   * @default {}
   */
  errors?: Readonly<Partial<Record<Name, string>>>;
  /**
   * What kept it as a whole from being accepted.
   * @default ''
   */
  problem?: string;
  /**
   * Shows that it is being sent and keeps it from being sent twice.
   * @default false
   */
  busy?: boolean;
}

interface FrameProps<Values, Name extends string> {
  form: FieldsModalProps<Values, Name>;
  texts: Readonly<Record<'title' | 'submit' | 'cancel' | 'close', Message>>;
  fields: readonly FormField<Name>[];
  onSubmit: () => void;
  /** Keeps it from being sent while something is missing. */
  disabled?: boolean;
  /** Keeps it open and as it is while it is being sent. */
  staysWhileBusy?: boolean;
  /** Above the form. */
  notice?: ReactNode;
  /** In the form, above its fields. */
  before?: ReactNode;
  /** In the form, below its fields. */
  children?: ReactNode;
}

/** A dialog with fields that are written in. */
export function FieldsModal<Values extends Readonly<Record<Name, string>>, Name extends string>(
  props: FrameProps<Values, Name>,
) {
  const { texts, fields, onSubmit, disabled = false, staysWhileBusy = true, notice, before, children } = props;
  const { open, onClose, values, onChange, errors, problem = '', busy = false } = props.form;
  const { t } = useMessages();
  const isHeld = busy && staysWhileBusy;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(texts.title)}
      notice={notice}
      problem={problem}
      onSubmit={onSubmit}
      busy={busy}
      staysWhileBusy={staysWhileBusy}
      disabled={disabled}
      submitLabel={t(texts.submit)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
    >
      {before}
      <FormFields<Name>
        fields={fields.map((field) => ({ ...field, disabled: isHeld }))}
        values={values}
        {...(errors === undefined ? {} : { errors })}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
      {children}
    </FormModal>
  );
}
