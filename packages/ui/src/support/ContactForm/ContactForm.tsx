import type { ContactField, ContactForm as ContactFormKind, ContactValues } from '@footnote/domain';
import type { ReactNode } from 'react';
import { FormFields, type FormField } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { fieldsMessages, messages } from './ContactForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface ContactFormProps {
  /** Which form: general, of enterprises, of sources for organizations, or feedback. */
  form: ContactFormKind;
  /** Its fields in order and those that must be filled in, as the domain has them. */
  shape: { fields: readonly ContactField[]; required: readonly ContactField[] };
  /** What is written in its fields. */
  values: ContactValues;
  /** Called with the whole form on every change. */
  onChange: (values: ContactValues) => void;
  /**
   * What is wrong, by field.
   * @default {}
   */
  errors?: Partial<Record<ContactField, string>>;
  /**
   * What kept it from being sent ("Failed to send message. Please try again.").
   * @default ''
   */
  problem?: string;
  /** Called on submit, by button or Enter; never while busy or while it cannot be sent. */
  onSend: () => void;
  /** False while something is missing. */
  canSend: boolean;
  /**
   * Shows that it is being sent and keeps it from being sent twice.
   * @default false
   */
  busy?: boolean;
  /** Between the fields and the button, such as the wish to be notified. */
  extra?: ReactNode;
  /** A field that no person sees or reaches: what fills it in is a program. */
  trap?: { value: string; onChange: (value: string) => void };
}

const filledIn: Partial<Record<ContactField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  institution: 'organization',
  jobTitle: 'organization-title',
  country: 'country-name',
};

const kinds: Partial<Record<ContactField, 'multiline' | 'email' | 'tel'>> = {
  email: 'email',
  phone: 'tel',
  query: 'multiline',
};

/** Writes to the team; usually inside a Modal, which has its heading. */
export function ContactForm(props: ContactFormProps) {
  const { t } = useMessages();
  const { form, shape, values, onChange, errors = {}, problem = '', onSend, canSend, busy = false } = props;
  const { extra, trap } = props;
  const fields = shape.fields.map((name): FormField<ContactField> => {
    const autoComplete = filledIn[name];
    return {
      name,
      label: t(fieldsMessages[name]),
      kind: kinds[name] ?? 'text',
      required: shape.required.includes(name),
      width: name === 'email' || name === 'query' ? 'full' : 'half',
      disabled: busy,
      ...(autoComplete === undefined ? {} : { autoComplete }),
    };
  });
  return (
    <FormFrame
      key={form}
      problem={problem}
      submitLabel={t(messages.send)}
      onSubmit={onSend}
      busy={busy}
      disabled={!canSend}
    >
      <FormFields
        fields={fields}
        values={values}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
      {extra}
      {trap !== undefined && (
        <div aria-hidden="true" className={visuallyHidden}>
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={trap.value}
            onChange={(event) => trap.onChange(event.target.value)}
          />
        </div>
      )}
    </FormFrame>
  );
}
