import { ok, SOURCE_LIMITS, type PagesRequest, type Result, type Source } from '@footnote/domain';
import { note, refusal, type OfSource, type Refusal, type SourceDeps } from './source-changes.ts';
import type { SourceNewsDeps } from './tell-uploaders.ts';

type Request = OfSource & { request: PagesRequest };

/** Tells those who run the service that admins of an organization need a higher page quota, once a day for each source. */
export async function requestPages(deps: SourceDeps, asked: Request): Promise<Result<null, Refusal>> {
  const { sourceId, request, actor } = asked;
  const which = { id: sourceId, organizationId: actor.organizationId };
  return (
    (await deps.sources.hold<Result<null, Refusal>>(which, async (source) => {
      if (!actor.mayManage) return refusal('source/admins-only');
      if (source.pageQuota === null) return refusal('source/without-quota');
      if (request.pages <= source.pageQuota) return refusal('source/pages-not-more');
      const organizationName = await deps.sources.markPagesRequested(which, SOURCE_LIMITS.requestHours);
      if (organizationName === null) return refusal('source/pages-requested');
      await note(deps, actor, {
        event: 'pages-requested',
        detail: { source: sourceId, pages: String(request.pages) },
      });
      await tellSuperAdmins(deps.news, { ...asked, source, organizationName });
      return ok(null);
    })) ?? refusal('source/not-found')
  );
}

async function tellSuperAdmins(
  { notifications, accounts, mail, publicUrl }: SourceNewsDeps,
  { request, actor, source, organizationName }: Request & { source: Source; organizationName: string },
): Promise<void> {
  const organizationId = actor.organizationId ?? '';
  const about = { organizationId, organizationName, sourceId: source.id, sourceName: source.name };
  const news = { kind: 'pages-requested', ...about, pages: request.pages } as const;
  const link = `${publicUrl}/organization/${organizationId}?tab=sources`;
  for (const accountId of await accounts.superAdmins()) {
    if (accountId === actor.user.accountId) continue;
    await notifications.tell({ to: 'account', accountId }, news);
    const account = await accounts.find(accountId);
    if (account === null || !account.notificationMail) continue;
    const variables = {
      email: account.email,
      organization: organizationName,
      source: source.name,
      link,
      pages: String(request.pages),
      quota: String(source.pageQuota),
      requester: actor.user.email,
      reason: request.reason === '' ? '–' : request.reason,
    };
    const language = account.interfaceLanguage ?? 'en';
    await mail.add({ accountId, to: account.email, template: news.kind, language, variables });
  }
}
