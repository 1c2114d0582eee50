import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAccounts } from '../organizations/organizations.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPostgresOutputTemplates } from './adapters/postgres-output-templates.ts';
import type { OutputTemplates } from './templates.ports.ts';

const PLENTY = 1_000;
const FIELDS = { name: 'Ward round', prompt: 'In five bullet points.' };

/** What every database promises of output templates. `open` gives two views of an empty one. */
export function outputTemplatesContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`output templates: ${what}`, () => {
    let databases: [Database, Database];
    let now = Date.now();
    let kept: OutputTemplates;
    let beside: OutputTemplates;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      kept = createPostgresOutputTemplates({ database: databases[0], now: () => now });
      beside = createPostgresOutputTemplates({ database: databases[1], now: () => now });
    });
    afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));

    const newAccount = async () => (await saveAccounts(databases[0], 1, randomUUID()))[0] ?? '';
    const saved = async (accountId: string, fields = FIELDS) => {
      const template = await kept.create(accountId, fields, PLENTY);
      if (template === null) throw new Error('There was room for a template.');
      return template;
    };

    it('are those of the account that saved them, and of nobody else', async () => {
      const [one, other] = [await newAccount(), await newAccount()];
      const template = await saved(one);
      expect(template).toMatchObject({ ...FIELDS, updatedAt: new Date(now), editedAt: null });
      expect(await beside.ofAccount(one)).toEqual([template]);
      expect(await kept.ofAccount(other)).toEqual([]);
      const place = { accountId: other, id: template.id };
      expect(await kept.save(place, { name: 'Mine' })).toBeNull();
      expect(await kept.use(place)).toBe(false);
      expect(await kept.remove(place)).toBe(false);
      expect(await kept.ofAccount(one)).toEqual([template]);
    });

    it('change in what is given, keep the rest, and say when', async () => {
      const accountId = await newAccount();
      const { id } = await saved(accountId);
      now += 1_000;
      const renamed = await kept.save({ accountId, id }, { name: 'Handover' });
      expect(renamed).toMatchObject({ name: 'Handover', prompt: FIELDS.prompt, editedAt: new Date(now) });
      expect(await kept.save({ accountId, id }, {})).toMatchObject({ name: 'Handover', prompt: FIELDS.prompt });
      now += 1_000;
      expect(await kept.use({ accountId, id })).toBe(true);
      const [used] = await kept.ofAccount(accountId);
      expect(used).toMatchObject({ updatedAt: new Date(now), editedAt: new Date(now - 1_000) });
    });

    it('keep whatever stands in them', async () => {
      const accountId = await newAccount();
      await saved(accountId, { name: `'"; DROP TABLE output_template; -- \0 مستشفى`, prompt: 'A\n\tB \uD800' });
      expect(await kept.ofAccount(accountId)).toMatchObject([
        { name: `'"; DROP TABLE output_template; -- \uFFFD مستشفى`, prompt: 'A\n\tB \uFFFD' },
      ]);
    });

    it('are never more than an account may have, however many are saved at once', async () => {
      const accountId = await newAccount();
      const made = await Promise.all(
        Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? kept : beside).create(accountId, FIELDS, 10)),
      );
      expect(made.filter((template) => template !== null)).toHaveLength(10);
      expect(await kept.ofAccount(accountId)).toHaveLength(10);
    });

    it('of the product are remembered by when each account used them last', async () => {
      const [one, other] = [await newAccount(), await newAccount()];
      const place = { accountId: one, id: 'product-one-line' };
      await Promise.all([kept.useOfProduct(place), beside.useOfProduct(place)]);
      now += 1_000;
      await kept.useOfProduct(place);
      expect(await kept.usesOfProduct(one)).toEqual(new Map([['product-one-line', new Date(now)]]));
      expect(await kept.usesOfProduct(other)).toEqual(new Map());
    });

    it('go with their account', async () => {
      const accountId = await newAccount();
      await saved(accountId);
      await kept.useOfProduct({ accountId, id: 'product-pico' });
      await databases[0].pool.query('DELETE FROM account WHERE id = $1', [accountId]);
      expect(await kept.ofAccount(accountId)).toEqual([]);
      expect(await kept.usesOfProduct(accountId)).toEqual(new Map());
    });
  });
}
