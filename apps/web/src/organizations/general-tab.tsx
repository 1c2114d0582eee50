import { organizationSettingsFormSchema, type Organization } from '@footnote/domain';
import { GeneralSettings } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { SingleSignOnPart } from './single-sign-on-part.tsx';
import { deleteOrganization, updateOrganization } from './organizations.client.ts';

const messages = defineMessages({
  sources: {
    defaultMessage: 'An organization that has sources cannot be deleted.',
    description: 'Why an organization cannot be deleted',
  },
});

const valuesOf = ({ name, description, userLimit, secondFactorRequired }: Organization) => ({
  name,
  description,
  userLimit: String(userLimit),
  secondFactorRequired,
});

const FIELDS = ['name', 'description', 'userLimit', 'secondFactorRequired'] as const;

export interface GeneralTabProps {
  organization: Organization;
  /** Whether the user runs the product: only they change the user limit and delete. */
  superAdmin: boolean;
  /** Called with the organization as it was saved. */
  onSaved: (organization: Organization) => void;
}

/** Name, description, user limit and second factor of an organization, and the way to delete it. */
export function GeneralTab({ organization, superAdmin, onSaved }: GeneralTabProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const initial = valuesOf(organization);
  const form = useSchemaForm({ schema: organizationSettingsFormSchema, initial, follows: true, live: true });
  const [saved, setSaved] = useState(false);
  const { id } = organization;
  const save = () =>
    form.submit(async ({ userLimit, ...fields }) => {
      const changed = await form.send(() => updateOrganization(id, superAdmin ? { ...fields, userLimit } : fields));
      if (!changed.ok) return;
      form.reset(valuesOf(changed.value));
      setSaved(true);
      onSaved(changed.value);
    });
  const remove = async () => {
    const removed = await form.send(() => deleteOrganization(id));
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
      problem={form.problem}
      onSave={save}
      canSave={form.complete && FIELDS.some((field) => form.values[field] !== initial[field])}
      saving={form.busy ? 'busy' : saved ? 'saved' : 'idle'}
      limitLocked={!superAdmin}
      {...(superAdmin
        ? { onDelete: () => void remove(), deleteRefusal: organization.sources > 0 ? t(messages.sources) : '' }
        : {})}
    >
      <SingleSignOnPart organizationId={id} superAdmin={superAdmin} />
    </GeneralSettings>
  );
}
