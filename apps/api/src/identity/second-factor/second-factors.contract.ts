import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../../../../../tests/support/authenticator.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SecondFactors } from '../identity.ports.ts';

const OFF = { on: false, since: null, passkeys: 0, recoveryCodes: 0 };
const WRONG = { ok: false, error: 'identity/second-factor-code-wrong' };
/** A moment at the beginning of a step. */
const START = 1_800_000_000_000;
const STEP = 30_000;

/** What everything does alike that keeps second factors. */
export function secondFactorsContract(
  name: string,
  open: () => Promise<{ database: Database; secondFactors: SecondFactors; at: (moment: number) => void }>,
): void {
  describe(`SecondFactors: ${name}`, () => {
    let parts: Awaited<ReturnType<typeof open>>;
    let factors: SecondFactors;
    beforeAll(async () => {
      parts = await open();
      factors = parts.secondFactors;
    });
    const account = async () => {
      parts.at(START);
      const id = randomUUID();
      const email = `${id}@example.org`;
      await parts.database.pool.query(
        `INSERT INTO account (id, email, email_verified, name, created_at, updated_at) VALUES ($1, $2, true, '', now(), now())`,
        [id, email],
      );
      return { id, email };
    };
    const begun = async () => {
      const { id, email } = await account();
      const setup = await factors.begin({ id, email });
      const secret = setup?.secret ?? '';
      return { id, email, secret, code: (ahead = 0) => authenticatorCode(secret, ahead, START) };
    };
    const turnedOn = async () => {
      const one = await begun();
      const confirmed = await factors.confirm(one.id, one.code());
      return { ...one, codes: confirmed.ok ? confirmed.value : [] };
    };

    it('count once a first code has come, and not before', async () => {
      const { id, secret, code } = await begun();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect([await factors.state(id), await factors.use(id, code())]).toEqual([OFF, null]);
      expect(await factors.confirm(id, '000000')).toEqual(WRONG);
      expect(await factors.confirm(id, code())).toMatchObject({ ok: true });
      expect(await factors.state(id)).toEqual({ on: true, since: new Date(START), passkeys: 0, recoveryCodes: 10 });
      expect(await factors.confirm(id, code(1))).toEqual({ ok: false, error: 'identity/second-factor-on' });
    });

    it('are begun anew until then, for an hour, and never over one that counts', async () => {
      const { id, email, code } = await begun();
      const again = await factors.begin({ id, email });
      expect(await factors.confirm(id, code())).toEqual(WRONG);
      parts.at(START + 61 * 60_000);
      const late = authenticatorCode(again?.secret ?? '', 0, START + 61 * 60_000);
      expect(await factors.confirm(id, late)).toEqual({ ok: false, error: 'identity/second-factor-off' });
      const on = await turnedOn();
      expect(await factors.begin(on)).toBeNull();
      expect(await factors.use(on.id, on.code(1))).toBe('authenticator');
      expect(await factors.confirm('nobody', '123456')).toEqual({ ok: false, error: 'identity/second-factor-off' });
    });

    it('take a code once, even the one they were turned on with, and none of before', async () => {
      const { id, code } = await turnedOn();
      expect(await factors.use(id, code())).toBeNull();
      parts.at(START + STEP);
      const used = await Promise.all(Array.from({ length: 5 }, () => factors.use(id, code(1))));
      expect(used.filter((kind) => kind !== null)).toEqual(['authenticator']);
      expect(await factors.use(id, code(1))).toBeNull();
      expect(await factors.use(id, ` ${code(2).slice(0, 3)} ${code(2).slice(3)} `)).toBe('authenticator');
      expect(await factors.use(id, code(1))).toBeNull();
    });

    it('take codes of clocks that are half a minute off, and of no others', async () => {
      const { id, code } = await turnedOn();
      parts.at(START + 10 * STEP);
      const taken = [];
      for (const ahead of [8, 12, 9, 10, 11]) taken.push(await factors.use(id, code(ahead)));
      expect(taken).toEqual([null, null, 'authenticator', 'authenticator', 'authenticator']);
    });

    it('take each recovery code once, however it is typed, and none of another account', async () => {
      const { id, codes } = await turnedOn();
      const [first = '', second = '', third = ''] = codes;
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
      const used = await Promise.all(Array.from({ length: 5 }, () => factors.use(id, first)));
      expect(used.filter((kind) => kind !== null)).toEqual(['recovery']);
      expect(await factors.use(id, second.toUpperCase().replace('-', ' '))).toBe('recovery');
      expect((await factors.state(id)).recoveryCodes).toBe(8);
      const other = await turnedOn();
      expect(await factors.use(other.id, third)).toBeNull();
      const renewed = await factors.renewRecoveryCodes(id);
      expect(await factors.use(id, third)).toBeNull();
      expect(await factors.use(id, renewed[0] ?? '')).toBe('recovery');
    });

    it.each(['', ' ', '12345', '1234567', '١٢٣٤٥٦', '\0\0\0\0\0\0', "' OR 1=1 --", '🩺'.repeat(50), 'NaN', '1e5000'])(
      'take %j for no code at all',
      async (code) => {
        const { id } = await turnedOn();
        expect(await factors.use(id, code)).toBeNull();
        expect(await factors.use('nobody', code)).toBeNull();
      },
    );

    it('end with everything of them', async () => {
      const { id, code, codes } = await turnedOn();
      expect(await factors.remove(id)).toBe(true);
      expect(await factors.state(id)).toEqual(OFF);
      expect([await factors.use(id, code(1)), await factors.use(id, codes[0] ?? '')]).toEqual([null, null]);
      expect(await factors.remove(id)).toBe(false);
    });

    it('are kept so that who reads the database can prove nothing', async () => {
      const { id, secret, codes } = await turnedOn();
      const { rows } = await parts.database.pool.query(
        `SELECT to_jsonb(kept) AS kept FROM account_second_factor AS kept WHERE account_id = $1
         UNION ALL SELECT to_jsonb(kept) FROM account_recovery_code AS kept WHERE account_id = $1`,
        [id],
      );
      const kept = JSON.stringify(rows);
      expect(rows).toHaveLength(11);
      for (const shown of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
        expect(kept).not.toContain(shown);
    });
  });
}
