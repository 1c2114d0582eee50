import {
  SOURCE_LIMITS,
  BATCH_FILE_LIMIT,
  UPLOAD_BYTE_LIMIT,
  UPLOAD_KINDS,
  UPLOADS_AT_ONCE,
  type AccessContext,
  type Source,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { z } from 'zod';
import { clientAddress, type ClientRules, type ServerContext } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import { changeSource, createSource, deleteSource } from './manage-sources.ts';
import { requestPages } from './request-pages.ts';
import type { SourceActor, SourceDeps } from './source-changes.ts';
import { SOURCES_ENDPOINTS } from './sources-endpoints.ts';

export interface SourcesRoutesDeps {
  sources: SourceDeps;
  literature: LiteratureIndex;
  clients: ClientRules;
}

/** The literature, which everybody searches (specification §3). */
const PUBMED: Omit<Source, 'lastModifiedAt'> = {
  id: 'pubmed',
  name: 'PubMed',
  description: 'Citations and abstracts of the biomedical literature.',
  status: 'enabled',
  languages: ['en'],
  maintainedBy: { type: 'Default', id: 'footnote' },
  documents: null,
  bucket: null,
  searchIndex: null,
  pageQuota: null,
};

/** Reads who makes a call about sources, and what they are in the organization they act for. */
export function sourceActorReader(clients: ClientRules) {
  return ({
    user,
    access,
    context,
  }: {
    user: CurrentUser;
    access: AccessContext;
    context: ServerContext;
  }): SourceActor => ({
    user,
    address: clientAddress(context, clients),
    organizationId: context.get('actingFor') ?? null,
    mayManage: access.organizationSelected && (access.adminOfSelected || access.superAdmin),
  });
}

/** What clients put in the place of an id they lack. */
const ABSENT: ReadonlySet<string> = new Set(['', 'undefined', 'null']);

/** The id of a source in an address. Throws RequestFailure where there is none (specification §5). */
function namedSource({ sourceId }: { sourceId: string }): string {
  if (ABSENT.has(sourceId.trim())) throw new RequestFailure('source/id-missing');
  if (!z.uuid().safeParse(sourceId).success) throw new RequestFailure('source/not-found');
  return sourceId;
}

/** The calls about sources. */
export function mountSources(app: App, { sources: deps, literature, clients }: SourcesRoutesDeps): void {
  const calls = SOURCES_ENDPOINTS;
  const actorOf = sourceActorReader(clients);
  mount(app, calls.settings, () => ({
    upload: {
      types: [...UPLOAD_KINDS],
      byteLimit: UPLOAD_BYTE_LIMIT,
      filesPerBatch: BATCH_FILE_LIMIT,
      uploadsAtOnce: UPLOADS_AT_ONCE,
    },
    locations: [...deps.locations],
    retentionDays: SOURCE_LIMITS.retentionDays,
    numberOfShards: SOURCE_LIMITS.shards,
  }));
  mount(app, calls.list, async ({ context }) => {
    const organization = context.get('actingFor') ?? null;
    const own = organization === null ? [] : await deps.sources.list(organization);
    const { newestRevision } = await literature.stats();
    const pubmed = { ...PUBMED, lastModifiedAt: new Date(newestRevision || 0).toISOString() };
    return Object.fromEntries([pubmed, ...own].map((source) => [source.id, source]));
  });
  mount(app, calls.create, async (call) =>
    unwrap(await createSource(deps, { fields: call.body, actor: actorOf(call) })),
  );
  mount(app, calls.update, async (call) =>
    unwrap(await changeSource(deps, { ...call.params, change: call.body, actor: actorOf(call) })),
  );
  mount(app, calls.remove, async (call) => {
    unwrap(await deleteSource(deps, { ...call.params, actor: actorOf(call) }));
  });
  mount(app, calls.setIndex, async (call) => {
    const sourceId = namedSource(call.params);
    unwrap(await changeSource(deps, { sourceId, change: call.body, actor: actorOf(call) }));
    return call.body;
  });
  mount(app, calls.setBucket, async (call) => {
    const sourceId = namedSource(call.params);
    const { location } = call.body;
    if (!deps.locations.includes(location)) throw new RequestFailure('request/invalid');
    const { bucket } = unwrap(
      await changeSource(deps, { sourceId, change: { bucket: call.body }, actor: actorOf(call) }),
    );
    if (bucket === null) throw new RequestFailure('source/not-found');
    return bucket;
  });
  mount(app, calls.setQuota, async (call) =>
    unwrap(await changeSource(deps, { ...call.params, change: call.body, actor: actorOf(call) })),
  );
  mount(app, calls.requestPages, async (call) => {
    unwrap(await requestPages(deps, { ...call.params, request: call.body, actor: actorOf(call) }));
  });
}
