import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layOutMachine } from './lay-out-machine.ts';
import { machines } from './machines.ts';

const root = new URL('../../../../', import.meta.url).pathname;

test('every state machine of the domain is drawn', () => {
  const files = globSync('packages/domain/src/*/*.machine.ts', { cwd: root });
  expect(machines.map(({ file }) => file).sort()).toEqual(files.sort());
});

describe.each(machines)('$name', ({ moves }) => {
  const drawn = layOutMachine(moves);

  test('has each of its states in the drawing, inside its frame', () => {
    expect(drawn.states.map(({ name }) => name).sort()).toEqual(Object.keys(moves).sort());
    for (const { x, y, width, height } of drawn.states) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(drawn.width);
      expect(y + height / 2).toBeLessThanOrEqual(drawn.height);
    }
  });

  test('leads only to states it has, and an arrow stands for every pair', () => {
    const pairs = new Set(
      Object.entries(moves).flatMap(([from, signals]) =>
        Object.values(signals).flatMap((to) =>
          to === undefined || to === from || to === 'back' ? [] : [`${from} ${to}`],
        ),
      ),
    );
    for (const pair of pairs) expect(Object.keys(moves)).toContain(pair.split(' ')[1]);
    expect(new Set(drawn.arrows.map(({ from, to }) => `${from} ${to}`))).toEqual(pairs);
  });
});
