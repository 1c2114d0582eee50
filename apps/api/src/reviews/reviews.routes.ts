import type { AccessContext } from '@footnote/domain';
import type { RemainingProQuestions } from '../library/library.ports.ts';
import { fileResponse, refusedRis } from '../library/library.routes.ts';
import { spend } from '../platform/budgets/spending.ts';
import { takeAlso, type CallBudgetDeps } from '../platform/http/call-budget.ts';
import type { ServerContext } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import type { NotificationDeps } from '../support/own-notifications.ts';
import { importRecords } from './bring-records.ts';
import { decideRecords, settleConflict } from './decide-records.ts';
import { exportReview } from './export-review.ts';
import { beginReview, changeReview, deleteReview, inviteMember, removeMember } from './manage-reviews.ts';
import { REVIEWS_ENDPOINTS } from './reviews-endpoints.ts';
import type { ReviewDeps } from './reviews-deps.ts';
import type { ReviewUser } from './reviews.ports.ts';
import { removeImport, removeSearch } from './remove-searches.ts';
import { addSearch } from './run-searches.ts';
import { changeDuplicate, listRecords, listStates, readRecords, readTexts } from './show-records.ts';
import { listReviews, showReview } from './show-review.ts';

export interface ReviewsRoutesDeps extends Pick<ReviewDeps, 'literature' | 'textReader' | 'now'>, CallBudgetDeps {
  reviews: Pick<ReviewDeps, 'reviews' | 'records' | 'referenceReader' | 'inTransaction'>;
  bell: NotificationDeps;
  proUsage: RemainingProQuestions;
}

interface Caller {
  user: CurrentUser;
  access: AccessContext;
  context: ServerContext;
}

function userOf({ user, access, context }: Caller): ReviewUser {
  return {
    accountId: user.accountId,
    organizationId: context.get('actingFor') ?? null,
    mayManage: access.organizationSelected && (access.adminOfSelected || access.superAdmin),
  };
}

/** The calls about systematic reviews. */
export function mountReviews(app: App, served: ReviewsRoutesDeps): void {
  const { literature, textReader, now, reviews, bell } = served;
  const deps: ReviewDeps = { ...reviews, notifications: bell.notifications, literature, textReader, now };
  mountManaging(app, deps);
  mountSearching(app, deps, served);
  mountScreening(app, deps);
  mount(app, REVIEWS_ENDPOINTS.export, async (call) => {
    const { user, access, query, params, context } = call;
    const { what } = query;
    const refused = what === 'included' ? await refusedRis(served, user, access) : null;
    if (refused !== null) throw new RequestFailure(refused);
    const value = unwrap(await exportReview(deps, userOf(call), { id: params.reviewId, what }));
    return fileResponse(context, { ok: true, value });
  });
}

function mountManaging(app: App, deps: ReviewDeps): void {
  const calls = REVIEWS_ENDPOINTS;
  mount(app, calls.list, async (call) => ({ reviews: await listReviews(deps, userOf(call)) }));
  mount(app, calls.begin, async (call) => ({ id: unwrap(await beginReview(deps, userOf(call), call.body)) }));
  mount(app, calls.show, async (call) => unwrap(await showReview(deps, userOf(call), call.params.reviewId)));
  mount(app, calls.change, async (call) => {
    unwrap(await changeReview(deps, userOf(call), { id: call.params.reviewId, update: call.body }));
  });
  mount(app, calls.remove, async (call) => {
    unwrap(await deleteReview(deps, userOf(call), call.params.reviewId));
  });
  mount(app, calls.invite, async (call) => {
    unwrap(await inviteMember(deps, userOf(call), { id: call.params.reviewId, email: call.body.email }));
  });
  mount(app, calls.removeMember, async (call) => {
    const { reviewId: id, memberId } = call.params;
    unwrap(await removeMember(deps, userOf(call), { id, memberId }));
  });
}

function mountSearching(app: App, deps: ReviewDeps, served: CallBudgetDeps): void {
  const calls = REVIEWS_ENDPOINTS;
  mount(app, calls.addSearch, async (call) => {
    const { params, body: search, signal, context } = call;
    if (search.by === 'footnote') await takeAlso(served, context, 'search');
    return unwrap(await addSearch(deps, userOf(call), { id: params.reviewId, search, signal }));
  });
  mount(app, calls.removeSearch, async (call) => {
    const { reviewId: id, searchId } = call.params;
    unwrap(await removeSearch(deps, userOf(call), { id, searchId }));
  });
  mount(app, calls.import, async (call) => {
    const { reviewId: id, searchId } = call.params;
    return unwrap(await importRecords(deps, userOf(call), { id, searchId, file: call.body }));
  });
  mount(app, calls.removeImport, async (call) => {
    const { reviewId: id, searchId, importId } = call.params;
    unwrap(await removeImport(deps, userOf(call), { id, searchId, importId }));
  });
}

function mountScreening(app: App, deps: ReviewDeps): void {
  const calls = REVIEWS_ENDPOINTS;
  mount(app, calls.states, async (call) => ({
    states: unwrap(await listStates(deps, userOf(call), { id: call.params.reviewId, stage: call.query.stage })),
  }));
  mount(app, calls.records, async (call) => {
    const { ids, page_size: pageSize, ...query } = call.query;
    const id = call.params.reviewId;
    return unwrap(
      ids === undefined
        ? await listRecords(deps, userOf(call), { ...query, id, pageSize })
        : await readRecords(deps, userOf(call), { id, numbers: ids }),
    );
  });
  mount(app, calls.changeRecord, async (call) => {
    const { reviewId: id, record: number } = call.params;
    unwrap(await changeDuplicate(deps, userOf(call), { id, number, ...call.body }));
  });
  mount(app, calls.texts, async (call) => ({
    texts: unwrap(await readTexts(deps, userOf(call), { id: call.params.reviewId, after: call.query.after })),
  }));
  mount(app, calls.decide, async (call) => {
    const taken = unwrap(await decideRecords(deps, userOf(call), { id: call.params.reviewId, ...call.body }));
    spend('bytes', call.body.decisions.length * 200);
    return taken;
  });
  mount(app, calls.settle, async (call) => {
    unwrap(await settleConflict(deps, userOf(call), { id: call.params.reviewId, settlement: call.body }));
  });
}
