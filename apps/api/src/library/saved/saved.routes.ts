import { LIBRARY_ERRORS, LIBRARY_LIMITS, type AccessContext } from '@footnote/domain';
import type { ServerContext } from '../../platform/http/client.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import { RequestFailure, unwrap } from '../../platform/http/request-errors.ts';
import type { CurrentUser } from '../../platform/owner.ts';
import type { RemainingProQuestions } from '../library.ports.ts';
import { fileResponse, refusedRis } from '../library.routes.ts';
import type { WriteReferencesDeps } from '../write-references.ts';
import { exportLibrary } from './export-library.ts';
import { importReferences } from './import-references.ts';
import type { LibraryDeps } from './library-deps.ts';
import type { LibraryUser } from './library-records.ports.ts';
import { listLibrary, summarise } from './list-library.ts';
import {
  changeCollection,
  createCollection,
  deleteCollection,
  fileItems,
  keepItems,
  unfileItems,
} from './manage-collections.ts';
import { saveArticles } from './save-articles.ts';
import { SAVED_ENDPOINTS } from './saved-endpoints.ts';

export interface SavedRoutesDeps extends WriteReferencesDeps, Pick<LibraryDeps, 'literature'> {
  library: Omit<LibraryDeps, 'literature'>;
  proUsage: RemainingProQuestions;
}

interface Caller {
  user: CurrentUser;
  access: AccessContext;
  context: ServerContext;
}

function userOf({ user, access, context }: Caller): LibraryUser {
  return {
    accountId: user.accountId,
    organizationId: context.get('actingFor') ?? null,
    mayManage: access.organizationSelected && (access.adminOfSelected || access.superAdmin),
  };
}

/** The calls about what users keep. */
export function mountSaved(app: App, { library, literature, bibliography, proUsage }: SavedRoutesDeps): void {
  const deps = { ...library, literature, bibliography };
  const calls = SAVED_ENDPOINTS;
  mount(app, calls.summary, (call) => summarise(deps, userOf(call)));
  mount(app, calls.savedPmids, async ({ user }) => ({ pmids: await deps.items.pmids(user.accountId) }));
  mount(app, calls.list, async (call) => {
    const { page_size: pageSize, collection = null, ...query } = call.query;
    return unwrap(await listLibrary(deps, userOf(call), { ...query, pageSize, collection }));
  });
  mount(app, calls.save, async ({ user, body }) =>
    unwrap(await saveArticles(deps, { accountId: user.accountId, pmids: body.pmids })),
  );
  mount(app, calls.change, async ({ user, body }) => {
    if (!(await deps.items.change(user.accountId, body))) throw new RequestFailure('library/item-not-found');
  });
  mount(app, calls.remove, async ({ user, body }) => ({ items: await deps.items.remove(user.accountId, body.keys) }));
  mount(app, calls.restore, async ({ user, body }) => {
    const items = await deps.items.restore(user.accountId, body.keys, LIBRARY_LIMITS.items);
    if (items === null) throw new RequestFailure('library/full');
    return { items };
  });
  mount(app, calls.import, async (call) => unwrap(await importReferences(deps, userOf(call), call.body)));
  mount(app, calls.exportSaved, async (call) => {
    const { user, access, body, context } = call;
    const refused = body.format === 'ris' ? await refusedRis({ proUsage }, user, access) : null;
    return fileResponse(
      context,
      refused === null
        ? await exportLibrary(deps, userOf(call), body)
        : { ok: false, error: LIBRARY_ERRORS.error(refused) },
    );
  });
  mountCollections(app, deps);
}

function mountCollections(app: App, deps: LibraryDeps): void {
  const calls = SAVED_ENDPOINTS;
  mount(app, calls.createCollection, async (call) =>
    unwrap(await createCollection(deps, userOf(call), call.body.name)),
  );
  mount(app, calls.changeCollection, async (call) => {
    const { params, body: change } = call;
    unwrap(await changeCollection(deps, userOf(call), { id: params.collectionId, change }));
  });
  mount(app, calls.deleteCollection, async (call) => {
    unwrap(await deleteCollection(deps, userOf(call), call.params.collectionId));
  });
  mount(app, calls.file, async (call) => {
    const { params, body } = call;
    return { items: unwrap(await fileItems(deps, userOf(call), { id: params.collectionId, keys: body.keys })) };
  });
  mount(app, calls.unfile, async (call) => {
    const { params, body } = call;
    return { items: unwrap(await unfileItems(deps, userOf(call), { id: params.collectionId, keys: body.keys })) };
  });
  mount(app, calls.keep, async (call) => {
    const { params, body } = call;
    return { saved: unwrap(await keepItems(deps, userOf(call), { id: params.collectionId, keys: body.keys })) };
  });
}
