import { newSourceFormSchema, type Source } from '@footnote/domain';
import { NewSourceModal } from '@footnote/ui';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { SOURCE_LANGUAGES } from './source-languages.ts';
import { createSource } from '../platform/sources/sources.client.ts';

const EMPTY = { name: '', description: '', languages: [] };

interface NewSourceProps {
  /** The organization it will belong to. */
  organization: string;
  onClose: () => void;
  onMade: (made: Source) => void;
}

/** Asks for what a new source needs, and makes it. */
export function NewSource({ organization, onClose, onMade }: NewSourceProps) {
  const form = useSchemaForm({ schema: newSourceFormSchema, initial: EMPTY, live: true });
  const add = () =>
    form.submit(async (fields) => {
      const made = await form.send(() => createSource(organization, fields));
      if (made.ok) onMade(made.value);
    });
  return (
    <NewSourceModal
      open
      onClose={onClose}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      languages={SOURCE_LANGUAGES}
      onAdd={add}
      canAdd={form.complete}
      busy={form.busy}
    />
  );
}
