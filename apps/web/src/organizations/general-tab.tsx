import type { Organization } from '@footnote/domain';
import { GeneralSettings } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../platform/navigation/paths.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { deleteOrganization, updateOrganization } from './organizations.client.ts';
import { useChange } from './use-change.ts';
import { useOrganizationForm } from './use-organization-form.ts';

const messages = defineMessages({
  sources: {
    defaultMessage: 'An organization that has sources cannot be deleted.',
    description: 'Why an organization cannot be deleted',
  },
});

const valuesOf = ({ name, description, userLimit }: Organization) => ({
  name,
  description,
  userLimit: String(userLimit),
});

export interface GeneralTabProps {
  organization: Organization;
  /** Whether the user runs the product: only they change the user limit and delete. */
  superAdmin: boolean;
  /** Called with the organization as it was saved. */
  onSaved: (organization: Organization) => void;
}

/** Name, description and user limit of an organization, and the way to delete it. */
export function GeneralTab({ organization, superAdmin, onSaved }: GeneralTabProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const form = useOrganizationForm(valuesOf(organization));
  const { busy, problem, change } = useChange();
  const [saved, setSaved] = useState(false);
  const { id } = organization;
  const save = () =>
    form.send(async ({ userLimit, ...fields }) => {
      const changed = await change('form', () =>
        updateOrganization(id, superAdmin ? { ...fields, userLimit } : fields),
      );
      if (!changed.ok) return;
      form.reset(valuesOf(changed.value));
      setSaved(true);
      onSaved(changed.value);
    });
  const remove = async () => {
    const removed = await change('form', () => deleteOrganization(id));
    if (removed.ok) await navigate(paths.organizations);
  };
  return (
    <GeneralSettings
      values={form.values}
      onChange={(next) => {
        setSaved(false);
        form.change(next);
      }}
      errors={form.errors}
      problem={problem}
      onSave={save}
      canSave={form.canSend && form.isChanged}
      saving={busy === null ? (saved ? 'saved' : 'idle') : 'busy'}
      limitLocked={!superAdmin}
      {...(superAdmin
        ? { onDelete: () => void remove(), deleteRefusal: organization.sources > 0 ? t(messages.sources) : '' }
        : {})}
    />
  );
}
