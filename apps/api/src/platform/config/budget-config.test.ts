import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { budgetEnvironment } from './budget-config.ts';

const OPERATIONS = new URL('../../../../../docs/operations.md', import.meta.url);
const ROW = /^\| `(FOOTNOTE_\w+)`\s*\| ([\d,]+)\s*\|/gm;

it('what everybody may use is what the documentation says', () => {
  const said = [...readFileSync(OPERATIONS, 'utf8').matchAll(ROW)].map(
    ([, name = '', amount = '']) => [name, Number(amount.replaceAll(',', ''))] as const,
  );
  const given = z.object(budgetEnvironment).parse({});
  expect(Object.fromEntries(said)).toMatchObject(given);
});
