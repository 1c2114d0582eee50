import { expect, it } from 'vitest';
import { SignCodes, signCode } from './sign-codes.ts';

const code = (...numbers: number[]) => signCode(Float32Array.from(numbers));
const all = () => true;

it('gives all that differ as little as the last that was asked for', () => {
  const codes = new SignCodes(3);
  for (let pmid = 1; pmid <= 6; pmid += 1) codes.set(pmid, code(1, pmid <= 2 ? 1 : -1, 1));
  codes.set(7, code(-1, -1, -1));
  expect(codes.closest(code(1, 1, 1), { most: 2, isAllowed: all }).toSorted((one, other) => one - other)).toEqual([
    1, 2,
  ]);
  expect(codes.closest(code(1, 1, 1), { most: 3, isAllowed: all }).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(
    codes.closest(code(1, 1, 1), { most: 3, isAllowed: (pmid) => pmid > 4 }).toSorted((one, other) => one - other),
  ).toEqual([5, 6, 7]);
});

it('gives at most four times as many of what is all alike, and the newest of them, beside what is nearer', () => {
  const codes = new SignCodes(3);
  for (let pmid = 1; pmid <= 5_000; pmid += 1) codes.set(pmid, code(1, -1, 1));
  codes.set(5_001, code(1, 1, 1));
  const closest = codes.closest(code(1, 1, 1), { most: 10, isAllowed: all });
  expect(closest).toEqual([5_001, ...Array.from({ length: 40 }, (_, at) => 5_000 - at)]);
});
