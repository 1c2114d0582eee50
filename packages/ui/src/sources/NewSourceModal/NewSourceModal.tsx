import type { NewSourceValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';
import type { FieldsModalProps } from '../../layout/fields-modal.tsx';
import { LanguagesField } from '../languages-field.tsx';
import { fieldMessages } from '../source-fields.messages.ts';
import { messages } from './NewSourceModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface NewSourceModalProps extends FieldsModalProps<NewSourceValues> {
  /** BCP 47 tags of the languages that can be chosen. */
  languages: readonly string[];
  /** Called when a user adds it. */
  onAdd: () => void;
  /** False while something required is missing or wrong. */
  canAdd: boolean;
}

/** Makes a source of an organization; for its admins. */
export function NewSourceModal(props: NewSourceModalProps) {
  const { t } = useMessages();
  const { open, onClose, values, onChange, errors = {}, problem = '', busy = false, languages, onAdd, canAdd } = props;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      problem={problem}
      onSubmit={onAdd}
      busy={busy}
      staysWhileBusy
      disabled={!canAdd}
      submitLabel={t(messages.submit)}
      cancelLabel={t(fieldMessages.cancel)}
      closeLabel={t(fieldMessages.close)}
    >
      <FormFields
        fields={[
          { name: 'name', label: t(fieldMessages.name), required: true, disabled: busy },
          {
            name: 'description',
            label: t(fieldMessages.description),
            kind: 'multiline',
            required: true,
            disabled: busy,
          },
        ]}
        values={{ name: values.name, description: values.description }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
      <LanguagesField
        value={values.languages}
        onChange={(tags) => onChange({ ...values, languages: tags })}
        languages={languages}
        disabled={busy}
      />
    </FormModal>
  );
}
