import {
  newDomainSchema,
  singleSignOnUpdateSchema,
  type NewDomain,
  type SingleSignOn,
  type SingleSignOnValues,
} from '@footnote/domain';
import { DomainList, SingleSignOnSettings } from '@footnote/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { answerOf } from '../platform/api/call-failure.ts';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { calls } from '../platform/navigation/paths.ts';
import {
  addDomain,
  changeDomain,
  endSingleSignOn,
  fetchSingleSignOn,
  ruleSingleSignOn,
  saveSingleSignOn,
} from './organizations.client.ts';

const EMPTY: SingleSignOnValues = { label: '', issuer: '', clientId: '', clientSecret: '' };

function valuesOf(settings: SingleSignOn | undefined): SingleSignOnValues {
  const connection = settings?.connection ?? null;
  if (connection === null) return { ...EMPTY };
  const { label, issuer, clientId } = connection;
  return { label, issuer, clientId, clientSecret: '' };
}

export interface SingleSignOnPartProps {
  organizationId: string;
  /** Whether the user runs the product: only they verify domains by hand. */
  superAdmin: boolean;
}

/** How people of an organization log in with accounts of its own, and the domains that are theirs. */
export function SingleSignOnPart({ organizationId: id, superAdmin }: SingleSignOnPartProps) {
  const { data, error, mutate } = useSWR([calls.organization(id), 'single-sign-on'], async () =>
    answerOf(await fetchSingleSignOn(id)),
  );
  const failed: unknown = error;
  const form = useSchemaForm({ schema: singleSignOnUpdateSchema, initial: valuesOf(data), follows: true });
  const rule = useChange();
  const [saved, setSaved] = useState(false);
  const take = (settings: SingleSignOn) => mutate(settings, { revalidate: false });
  /** A form that follows what is saved keeps what was written in it; a secret that was sent is to go. */
  const fill = (settings: SingleSignOn) => {
    form.change(valuesOf(settings));
    form.reset(valuesOf(settings));
  };
  const save = () =>
    form.submit(async (update) => {
      const done = await form.send(() => saveSingleSignOn(id, update));
      if (!done.ok) return;
      fill(done.value);
      setSaved(true);
      await take(done.value);
    });
  const change = async (call: () => ReturnType<typeof endSingleSignOn>) => {
    const done = await rule.change('rule', call);
    if (!done.ok) return;
    if (done.value.connection === null) fill(done.value);
    await take(done.value);
  };
  return (
    <SingleSignOnSettings
      settings={data ?? null}
      {...(failed === undefined || data !== undefined ? {} : { onRetry: () => void mutate() })}
      values={form.values}
      onChange={(next) => {
        setSaved(false);
        form.change(next);
      }}
      errors={form.errors}
      problem={form.problem}
      onSave={save}
      saving={form.busy ? 'busy' : saved ? 'saved' : 'idle'}
      onOnly={(only) => void change(() => ruleSingleSignOn(id, only))}
      onEnd={() => void change(() => endSingleSignOn(id))}
      changing={rule.busy !== null}
      changeProblem={rule.problem}
    >
      <Domains id={id} superAdmin={superAdmin} settings={data} onChanged={(settings) => void take(settings)} />
    </SingleSignOnSettings>
  );
}

interface DomainsProps {
  id: string;
  superAdmin: boolean;
  settings: SingleSignOn | undefined;
  onChanged: (settings: SingleSignOn) => void;
}

function Domains({ id, superAdmin, settings, onChanged }: DomainsProps) {
  const form = useSchemaForm<NewDomain, NewDomain>({ schema: newDomainSchema, initial: { domain: '' } });
  const { busy, problem, change } = useChange();
  const add = () =>
    form.submit(async (body) => {
      const added = await form.send(() => addDomain(id, body));
      if (!added.ok) return;
      form.reset({ domain: '' });
      onChanged(added.value);
    });
  const ask = async (domain: string, how: 'check' | 'verification' | 'removal') => {
    const done = await change(domain, () => changeDomain(id, { domain, how }));
    if (done.ok) onChanged(done.value);
  };
  return (
    <DomainList
      domains={settings?.domains ?? []}
      value={form.values.domain}
      onChange={(domain) => form.change({ domain })}
      error={form.errors.domain ?? ''}
      addProblem={form.problem}
      onAdd={add}
      adding={form.busy}
      onCheck={(domain) => void ask(domain, 'check')}
      {...(superAdmin ? { onVerify: (domain) => void ask(domain, 'verification') } : {})}
      onRemove={(domain) => void ask(domain, 'removal')}
      busy={busy}
      problem={problem}
    />
  );
}
