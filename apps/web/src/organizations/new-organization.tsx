import { organizationFormSchema, type Organization } from '@footnote/domain';
import { CreateOrganizationModal } from '@footnote/ui';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { createOrganization } from './organizations.client.ts';

const EMPTY = { name: '', description: '', userLimit: '' };

/** Asks for what a new organization needs, and makes it. */
export function NewOrganization({ onClose, onMade }: { onClose: () => void; onMade: (made: Organization) => void }) {
  const form = useSchemaForm({ schema: organizationFormSchema, initial: EMPTY, live: true });
  const create = () =>
    form.submit(async (fields) => {
      const made = await form.send(() => createOrganization(fields));
      if (made.ok) onMade(made.value);
    });
  return (
    <CreateOrganizationModal
      open
      onClose={onClose}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      onCreate={create}
      canCreate={form.complete}
      busy={form.busy}
    />
  );
}
