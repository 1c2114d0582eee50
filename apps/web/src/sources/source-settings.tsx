import {
  ok,
  sourceSettingsFormSchema,
  type Result,
  type Source,
  type SourceSettings as Bounds,
  type SourceSettingsValues,
} from '@footnote/domain';
import { SourceSettingsModal } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import type { z } from 'zod';
import { account } from '../platform/account/account.store.ts';
import type { ApiError } from '../platform/api/api.client.ts';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { regionName } from './region-name.ts';
import { SOURCE_LANGUAGES } from './source-languages.ts';
import { setBucket, setIndex, setPageQuota, updateSource, type OfSource } from '../platform/sources/sources.client.ts';

type Read = z.output<typeof sourceSettingsFormSchema>;
type Change = Promise<Result<unknown, ApiError>>;

function valuesOf({ name, description, languages, status, bucket, searchIndex, pageQuota }: Source, bounds: Bounds) {
  return {
    name,
    description,
    languages: [...languages],
    enabled: status === 'enabled',
    location: bucket?.region ?? bounds.locations[0] ?? '',
    retentionDays: String(bucket?.retentionDays ?? bounds.retentionDays.default),
    numberOfShards: String(searchIndex?.numberOfShards ?? bounds.numberOfShards.default),
    pageQuota: pageQuota === null ? '' : String(pageQuota),
  };
}

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);

/** The calls that bring a source to what was written; only what was changed is sent. */
function changesOf(source: Source, { read, of }: { read: Read; of: OfSource }): (() => Change)[] {
  const { name, description, languages, enabled, location, retentionDays, numberOfShards, pageQuota } = read;
  const fields = { name, description, languages, status: enabled ? ('enabled' as const) : ('disabled' as const) };
  const { bucket, searchIndex } = source;
  const changes: (() => Change)[] = [];
  const { name: was, description: said, languages: spoken, status } = source;
  if (!isSame(fields, { name: was, description: said, languages: spoken, status }))
    changes.push(() => updateSource(of, fields));
  if (bucket?.region !== location || bucket.retentionDays !== retentionDays)
    changes.push(() => setBucket(of, { location, softDelete: { retentionDays } }));
  if (searchIndex?.numberOfShards !== numberOfShards) changes.push(() => setIndex(of, { numberOfShards }));
  if (source.pageQuota !== pageQuota) changes.push(() => setPageQuota(of, pageQuota));
  return changes;
}

async function inTurn(changes: readonly (() => Change)[]): Change {
  for (const change of changes) {
    const changed = await change();
    if (!changed.ok) return changed;
  }
  return ok(null);
}

export interface SourceSettingsProps {
  source: Source;
  organization: string;
  bounds: Bounds;
  onClose: () => void;
  /** Called once something was saved. */
  onSaved: () => void;
}

/** What a source is and how it is kept, to be changed by admins of its organization. */
export function SourceSettings({ source, organization, bounds, onClose, onSaved }: SourceSettingsProps) {
  const t = useTranslate();
  const { profile } = useSnapshot(account);
  const initial: SourceSettingsValues = valuesOf(source, bounds);
  const form = useSchemaForm({ schema: sourceSettingsFormSchema, initial, live: true });
  const save = () =>
    form.submit(async (read) => {
      const changes = changesOf(source, { read, of: { id: source.id, actingFor: organization } });
      const saved = await form.send(() => inTurn(changes));
      // Of several changes the first may have been made.
      onSaved();
      if (saved.ok) onClose();
    });
  return (
    <SourceSettingsModal
      open
      onClose={onClose}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      languages={SOURCE_LANGUAGES}
      locations={bounds.locations.map((value) => ({ value, label: regionName(t, value) }))}
      retentionDays={bounds.retentionDays}
      numberOfShards={bounds.numberOfShards}
      quotaLocked={profile?.superAdmin !== true}
      onSave={save}
      canSave={form.complete && !isSame(form.values, initial)}
      busy={form.busy}
    />
  );
}
