import type { Organization } from '@footnote/domain';
import { CreateOrganizationModal } from '@footnote/ui';
import { createOrganization } from './organizations.client.ts';
import { useChange } from './use-change.ts';
import { useOrganizationForm } from './use-organization-form.ts';

const EMPTY = { name: '', description: '', userLimit: '' };

/** Asks for what a new organization needs, and makes it. */
export function NewOrganization({ onClose, onMade }: { onClose: () => void; onMade: (made: Organization) => void }) {
  const form = useOrganizationForm(EMPTY);
  const { busy, problem, change } = useChange();
  const create = () =>
    form.send(async (fields) => {
      const made = await change('new', () => createOrganization(fields));
      if (made.ok) onMade(made.value);
    });
  return (
    <CreateOrganizationModal
      open
      onClose={onClose}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={problem}
      onCreate={create}
      canCreate={form.canSend}
      busy={busy !== null}
    />
  );
}
