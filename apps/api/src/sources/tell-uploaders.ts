import { isTerminal } from '@footnote/domain';
import type { Account, Accounts, Memberships } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { Notifications } from '../support/notifications.ports.ts';
import type { EndedBatch, SourceDocuments } from './sources.ports.ts';

/** What people are told of sources with. */
export interface SourceNewsDeps {
  notifications: Pick<Notifications, 'tell'>;
  accounts: Pick<Accounts, 'find' | 'superAdmins'>;
  memberships: Pick<Memberships, 'rolesOf'>;
  mail: Pick<MailQueue, 'add'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
}

interface Parts {
  documents: SourceDocuments;
  news: SourceNewsDeps;
  /** Runs something in a transaction, or in the one under way. */
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Documents whose uploaders are told once nothing more happens to a batch of theirs: the last document that is ready or
 * has failed and the news of it are saved together, whatever moved the document.
 */
export function tellingUploaders({ documents, news, withTransaction }: Parts): SourceDocuments {
  return {
    ...documents,
    move: (id, step) =>
      isTerminal(step.to)
        ? withTransaction(async () => {
            const isMoved = await documents.move(id, step);
            const ended = isMoved ? await documents.endBatch(id) : null;
            if (ended !== null) await tell(news, ended);
            return isMoved;
          })
        : documents.move(id, step),
  };
}

/** Tells nothing where nothing came of it but what the browser said already: refusals, and uploads that were given up. */
async function tell(deps: SourceNewsDeps, { uploaderId, ready, failed, ...about }: EndedBatch): Promise<void> {
  if (uploaderId === null || ready + failed === 0) return;
  const account = await deps.accounts.find(uploaderId);
  if (account === null || !(await belongs(deps, account, about.organizationId))) return;
  const news =
    ready > 0
      ? ({ kind: 'documents-ready', ...about, ready, failed } as const)
      : ({ kind: 'documents-failed', ...about, failed } as const);
  await deps.notifications.tell({ to: 'account', accountId: account.id }, news);
  if (!account.notificationMail) return;
  const { organizationName: organization, sourceName: source, organizationId, sourceId } = about;
  const link = `${deps.publicUrl}/source/${sourceId}?organization=${organizationId}`;
  await deps.mail.add({
    accountId: account.id,
    to: account.email,
    template: news.kind,
    language: account.interfaceLanguage ?? 'en',
    variables: {
      email: account.email,
      organization,
      source,
      link,
      ready: String(ready),
      failed: String(failed),
    },
  });
}

/** Whoever was taken out of an organization meanwhile hears nothing more of it. */
async function belongs({ memberships }: SourceNewsDeps, { id, superAdmin }: Account, organizationId: string) {
  if (superAdmin) return true;
  return (await memberships.rolesOf(id)).some(({ organization }) => organization.id === organizationId);
}
