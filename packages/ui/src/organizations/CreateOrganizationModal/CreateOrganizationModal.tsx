import type { OrganizationValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';
import { fieldMessages } from '../organization-fields.messages.ts';
import { messages } from './CreateOrganizationModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface CreateOrganizationModalProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when a user cancels or closes it. */
  onClose: () => void;
  /** The form as it is written. */
  values: OrganizationValues;
  /** Called with the whole form on every change. */
  onChange: (values: OrganizationValues) => void;
  /** What is wrong, by field. */
  errors?: Partial<Record<keyof OrganizationValues, string>>;
  /** What kept it from being made. */
  problem?: string;
  /** Called when a user creates it. */
  onCreate: () => void;
  /** False while something required is missing or wrong. */
  canCreate: boolean;
  /** Shows that it is being made. */
  busy?: boolean;
}

/** Makes an organization; for super admins. */
export function CreateOrganizationModal(props: CreateOrganizationModalProps) {
  const { open, onClose, values, onChange, errors = {}, problem = '', onCreate, canCreate, busy = false } = props;
  const { t } = useMessages();
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      problem={problem}
      onSubmit={onCreate}
      busy={busy}
      staysWhileBusy
      disabled={!canCreate}
      submitLabel={t(messages.create)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
    >
      <FormFields
        fields={[
          { name: 'name', label: t(fieldMessages.name), required: true, disabled: busy },
          { name: 'description', label: t(fieldMessages.description), kind: 'multiline', disabled: busy },
          {
            name: 'userLimit',
            label: t(fieldMessages.userLimit),
            kind: 'whole',
            hint: t(fieldMessages.userLimitHint),
            required: true,
            disabled: busy,
          },
        ]}
        values={{ name: values.name, description: values.description, userLimit: values.userLimit }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
    </FormModal>
  );
}
