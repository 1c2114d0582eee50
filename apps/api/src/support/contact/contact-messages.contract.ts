import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createPostgresContactMessages } from '../adapters/postgres-contact-messages.ts';
import type { ContactMessages, KeptMessage } from './contact.ports.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What every place does that keeps messages to the team. `open` gives two ways to the same, as two processes have. */
export function contactMessagesContract(name: string, open: () => Promise<readonly [Database, Database]>): void {
  describe(`ContactMessages: ${name}`, () => {
    let databases: readonly [Database, Database];
    let now = Date.now();
    let one: ContactMessages;
    let other: ContactMessages;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      one = createPostgresContactMessages({ database: databases[0], now: () => now });
      other = createPostgresContactMessages({ database: databases[1], now: () => now });
    });
    afterAll(async () => {
      await Promise.all([...new Set(databases)].map((database) => database.close()));
    });

    const message = (): KeptMessage => ({
      id: randomUUID(),
      form: 'contact',
      paying: false,
      language: 'pt',
      fields: { query: 'Olá \u0000 🩺', email: 'ada@example.org' },
    });

    it('keep a message once, whoever keeps it, until it is delivered', async () => {
      const given = message();
      const kept = await Promise.all([one.keep(given, null), other.keep(given, null), one.keep(given, null)]);
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await other.waiting()).toContain(given.id);
      const found = await other.find(given.id);
      expect(found).toMatchObject({ ...given, fields: { email: 'ada@example.org' } });
      expect(found?.fields['query']).toMatch(/^Olá .* 🩺$/u);
      await other.markFailed(given.id, 'HTTP 503');
      expect(await one.find(given.id)).not.toBeNull();
      await one.markDelivered(given.id);
      await one.markFailed(given.id, 'too late');
      expect([await one.find(given.id), await other.keep(given, null)]).toEqual([null, false]);
      expect(await one.waiting()).not.toContain(given.id);
    });

    it('wait the oldest first, and are forgotten thirty days after they were delivered and not before', async () => {
      const [old, young] = [message(), message()];
      await one.keep(old, null);
      now += 1_000;
      await one.keep(young, null);
      expect(await one.waiting()).toEqual([old.id, young.id]);
      await one.markDelivered(old.id);
      now += 29 * DAY;
      await one.forgetOld();
      expect(await one.keep(old, null)).toBe(false);
      now += 2 * DAY;
      await one.forgetOld();
      expect(await one.keep(old, null)).toBe(true);
      expect(await one.find(young.id)).not.toBeNull();
    });
  });
}
