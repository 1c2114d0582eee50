import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPostgresReferrals } from './adapters/postgres-referrals.ts';
import type { Referrals } from './referrals.ports.ts';

/** What every place does that keeps who referred whom. `open` gives two ways to the same, as two processes have. */
export function referralsContract(name: string, open: () => Promise<readonly [Database, Database]>): void {
  describe(`Referrals: ${name}`, () => {
    let databases: readonly [Database, Database];
    let one: Referrals;
    let other: Referrals;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      one = createPostgresReferrals({ database: databases[0], now: Date.now });
      other = createPostgresReferrals({ database: databases[1], now: Date.now });
    });
    afterAll(async () => {
      await Promise.all([...new Set(databases)].map((database) => database.close()));
    });

    const account = async (made = 'now()', verified = true): Promise<string> => {
      const id = randomUUID();
      await databases[0].pool.query(
        `INSERT INTO account (id, email, email_verified, name, created_at, updated_at)
         VALUES ($1, $1 || '@example.org', $2, '', ${made}, now())`,
        [id, verified],
      );
      return id;
    };

    it('give an account one code, whoever asks first, and nobody’s to nobody', async () => {
      const id = await account();
      const codes = await Promise.all([one.codeOf(id), other.codeOf(id), one.codeOf(id), other.codeOf(id)]);
      expect(new Set(codes).size).toBe(1);
      expect(await other.ownerOf(codes[0] ?? '')).toBe(id);
      expect(await one.codeOf('nobody')).toBeNull();
      expect(await one.ownerOf('nobody')).toBeNull();
    });

    it('note the last referrer until a referral is settled, which one of two does', async () => {
      const [ada, bea, referred] = [await account(), await account(), await account()];
      await one.note(referred, ada);
      await other.note(referred, bea);
      const claimed = await Promise.all([one.claim(referred), other.claim(referred), one.claim(referred)]);
      expect(claimed.filter((claim) => claim !== null)).toMatchObject([{ referrerId: bea }]);
      await one.note(referred, ada);
      await one.note(referred, null);
      expect(await one.claim(referred)).toBeNull();
      expect(await one.figures(bea)).toEqual({ sent: 0, successful: 1 });
      expect(await one.figures(ada)).toEqual({ sent: 0, successful: 0 });
    });

    it('forget who referred whom nobody settled, and count none that is refused', async () => {
      const [ada, referred, refused] = [await account(), await account(), await account()];
      await one.note(referred, ada);
      await one.note(referred, null);
      expect(await one.claim(referred)).toBeNull();
      await one.note(refused, ada);
      await one.refuse((await one.claim(refused))?.id ?? '', 'yourself');
      expect(await one.claim(refused)).toBeNull();
      expect(await one.figures(ada)).toEqual({ sent: 0, successful: 0 });
    });

    it('take a referral late for a new account that nobody referred', async () => {
      const [ada, young, old] = [await account(), await account(), await account(`now() - interval '25 hours'`)];
      const taken = await Promise.all([one.noteLate(young, ada), other.noteLate(young, ada)]);
      expect(taken.toSorted()).toEqual([false, true]);
      expect([await one.noteLate(old, ada), await one.noteLate('nobody', ada)]).toEqual([false, false]);
    });

    it('know what waits: referrals of proven addresses', async () => {
      const [ada, proven, unproven] = [await account(), await account(), await account('now()', false)];
      await one.note(proven, ada);
      await one.note(unproven, ada);
      const waiting = await other.waiting(1_000);
      expect([waiting.includes(proven), waiting.includes(unproven)]).toEqual([true, false]);
      expect(await other.waiting(0)).toEqual([]);
    });

    it('take a mailbox and an invitation once', async () => {
      const [ada, digest] = [await account(), randomUUID()];
      const mailbox = await Promise.all([one.takeMailbox(digest), other.takeMailbox(digest)]);
      expect(mailbox.toSorted()).toEqual([false, true]);
      expect(await one.wasInvited(ada, digest)).toBe(false);
      const invited = await Promise.all([one.takeInvitation(ada, digest), other.takeInvitation(ada, digest)]);
      expect(invited.toSorted()).toEqual([false, true]);
      expect(await one.wasInvited(ada, digest)).toBe(true);
      expect(await one.figures(ada)).toEqual({ sent: 1, successful: 0 });
    });

    it('go with whoever referred, and keep what was earned when whom they referred goes', async () => {
      const [ada, referred] = [await account(), await account()];
      await one.note(referred, ada);
      await one.claim(referred);
      const remove = (id: string) => databases[0].pool.query('DELETE FROM account WHERE id = $1', [id]);
      await remove(referred);
      expect(await one.figures(ada)).toMatchObject({ successful: 1 });
      await remove(ada);
      expect(await one.figures(ada)).toMatchObject({ successful: 0 });
    });
  });
}
