import type { OrganizationValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';

/** Words of a CreateOrganizationModal. */
export interface CreateOrganizationModalLabels {
  /** Its heading. */
  title: string;
  /** Name of every field. */
  fields: Record<keyof OrganizationValues, string>;
  /** What counts against the user limit. */
  userLimitHint: string;
  /** "Create" */
  create: string;
  cancel: string;
  /** Name of the closing button. */
  close: string;
}

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
  /** Its words. */
  labels: CreateOrganizationModalLabels;
}

/** Makes an organization; for super admins. */
export function CreateOrganizationModal(props: CreateOrganizationModalProps) {
  const { open, onClose, values, onChange, errors = {}, problem = '', onCreate, canCreate, labels } = props;
  const { busy = false } = props;
  const { fields } = labels;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={labels.title}
      problem={problem}
      onSubmit={onCreate}
      busy={busy}
      staysWhileBusy
      disabled={!canCreate}
      submitLabel={labels.create}
      cancelLabel={labels.cancel}
      closeLabel={labels.close}
    >
      <FormFields
        fields={[
          { name: 'name', label: fields.name, required: true, disabled: busy },
          { name: 'description', label: fields.description, kind: 'multiline', disabled: busy },
          {
            name: 'userLimit',
            label: fields.userLimit,
            kind: 'whole',
            hint: labels.userLimitHint,
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
