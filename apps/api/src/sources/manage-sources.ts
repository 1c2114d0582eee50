import { ok, type NewSource, type Result, type Source } from '@footnote/domain';
import { note, refusal, type OfSource, type Refusal, type SourceActor, type SourceDeps } from './source-changes.ts';
import type { SourceChange } from './sources.ports.ts';

/** Makes a source of the organization that is acted for, ready to be uploaded to. */
export async function createSource(
  deps: SourceDeps,
  { fields, actor }: { fields: NewSource; actor: SourceActor },
): Promise<Result<Source, Refusal>> {
  const { organizationId } = actor;
  if (organizationId === null) return refusal('source/organizations-only');
  if (!actor.mayManage) return refusal('source/admins-only');
  const source = await deps.sources.create(organizationId, { ...fields, location: deps.locations[0] });
  await note(deps, actor, { event: 'source-created', detail: { source: source.id } });
  return ok(source);
}

/** Changes what is given of a source. */
export async function changeSource(
  deps: SourceDeps,
  { sourceId, change, actor }: OfSource & { change: SourceChange },
): Promise<Result<Source, Refusal>> {
  const which = { id: sourceId, organizationId: actor.organizationId };
  return (
    (await deps.sources.hold<Result<Source, Refusal>>(which, async () => {
      if (!actor.mayManage) return refusal('source/admins-only');
      const source = await deps.sources.save(which, change);
      if (source === null) return refusal('source/not-found');
      const fields = Object.keys(change).toSorted().join(' ');
      await note(deps, actor, { event: 'source-updated', detail: { source: sourceId, fields } });
      return ok(source);
    })) ?? refusal('source/not-found')
  );
}

/** Deletes a source with its documents, their passages and their files; whatever reads one of them stops at its next step. */
export async function deleteSource(deps: SourceDeps, { sourceId, actor }: OfSource): Promise<Result<null, Refusal>> {
  const which = { id: sourceId, organizationId: actor.organizationId };
  const deleted = await deps.sources.hold<Result<null, Refusal>>(which, async () => {
    if (!actor.mayManage) return refusal('source/admins-only');
    await deps.sources.remove(which);
    const { organizationId } = which;
    if (organizationId !== null) await deps.forgetAnswers({ organizationId, sourceId });
    await note(deps, actor, { event: 'source-deleted', detail: { source: sourceId } });
    return ok(null);
  });
  if (deleted === null) return refusal('source/not-found');
  if (deleted.ok) await forgetSource(deps, sourceId);
  return deleted;
}

/** Removes what is kept beside the database of a source that is gone. */
export async function forgetSource({ index, store }: Pick<SourceDeps, 'index' | 'store'>, sourceId: string) {
  await index.removeSource(sourceId);
  await store.deleteAll(sourceId);
}
