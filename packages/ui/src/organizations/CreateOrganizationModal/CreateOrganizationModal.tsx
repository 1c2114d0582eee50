import type { OrganizationValues } from '@footnote/domain';
import { FieldsModal, type FieldsModalProps } from '../../layout/fields-modal.tsx';
import { fieldMessages } from '../organization-fields.messages.ts';
import { messages } from './CreateOrganizationModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface CreateOrganizationModalProps extends FieldsModalProps<OrganizationValues> {
  /** Called when a user creates it. */
  onCreate: () => void;
  /** False while something required is missing or wrong. */
  canCreate: boolean;
}

/** Makes an organization; for super admins. */
export function CreateOrganizationModal(props: CreateOrganizationModalProps) {
  const { t } = useMessages();
  return (
    <FieldsModal
      form={props}
      texts={messages}
      fields={[
        { name: 'name', label: t(fieldMessages.name), required: true },
        { name: 'description', label: t(fieldMessages.description), kind: 'multiline' },
        {
          name: 'userLimit',
          label: t(fieldMessages.userLimit),
          kind: 'whole',
          hint: t(fieldMessages.userLimitHint),
          required: true,
        },
      ]}
      onSubmit={props.onCreate}
      disabled={!props.canCreate}
    />
  );
}
