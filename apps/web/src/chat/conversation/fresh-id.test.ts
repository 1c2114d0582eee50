import { expect, it } from 'vitest';
import { z } from 'zod';
import { freshId } from './fresh-id.ts';

it('gives UUIDs the server takes, each once', () => {
  const ids = Array.from({ length: 200 }, freshId);
  expect(ids.every((id) => z.uuid({ version: 'v4' }).safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
