import { randomUUID } from 'node:crypto';
import type { DocumentStatus } from '@footnote/domain';
import type { Database } from '../../platform/database/database.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { openTestSources } from '../sources.fixtures.ts';
import { incomingUpload } from '../store/incoming-upload.fixtures.ts';
import { createBatch, receiveUpload } from '../upload-documents.ts';

/** What every file here holds. */
export const CONTENT = Buffer.from('%PDF-1.7 text');

/** Ada, an admin of whatever organization, and sources that she uploads documents to. */
export async function openUploads(database: Database) {
  await database.pool.query(
    `INSERT INTO account (id, email, email_verified, name, first_name, last_name, created_at, updated_at)
     VALUES ('ada', 'ada@example.org', true, '', '', '', now(), now())`,
  );
  const opened = await openTestSources(database, { audit: { write: () => Promise.resolve() } });
  const { sources } = opened.served;
  const actorOf = (organizationId: string) => ({
    user: { accountId: 'ada', sessionId: '', email: '', superAdmin: false, sandbox: false, since: 0 },
    address: '',
    organizationId,
    mayManage: true,
  });
  return {
    opened,
    actorOf,
    /** A source of an organization of its own. */
    async hospital() {
      const organizationId = await saveOrganization(database);
      const fields = { name: 'S', description: 'S', languages: [], location: 'eu-central-1' };
      return { organizationId, sourceId: (await sources.sources.create(organizationId, fields)).id };
    },
    /** Saves documents whose files are there, in the status they are in when they have just been verified. */
    async save(
      { organizationId, sourceId }: { organizationId: string; sourceId: string },
      count: number,
      status: DocumentStatus = 'uploaded',
    ): Promise<string[]> {
      const actor = actorOf(organizationId);
      const files = Array.from({ length: count }, (_, batchIndex) => {
        const hash = randomUUID().replaceAll('-', '').repeat(2);
        return {
          batchIndex,
          name: `${randomUUID()}.pdf`,
          type: 'application/pdf' as const,
          size: CONTENT.length,
          hash,
        };
      });
      const batch = await createBatch(sources, { sourceId, files, actor });
      if (!batch.ok) throw new Error(batch.error.code);
      for (const { upload } of batch.value.documents) {
        const incoming = incomingUpload(upload?.url ?? '', { content: CONTENT, account: 'ada' });
        const deps = { ...sources, receiver: opened.served.uploadReceiver };
        const received = await receiveUpload(deps, { sourceId, actor, upload: incoming });
        if (!received.ok) throw new Error(received.error.code);
      }
      const ids = batch.value.documents.map(({ id }) => id);
      await database.pool.query('UPDATE source_document SET status = $1 WHERE id = ANY($2)', [status, ids]);
      return ids;
    },
  };
}
