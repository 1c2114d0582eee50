import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMAT_TOKEN_LIMIT } from '../chat/limits.ts';
import {
  emptyFormat,
  FORMAT_MOVES,
  FORMAT_STAGES,
  formatForQuestion,
  mayKeepOn,
  maySwitchOn,
  moveFormat,
  type AnswerFormat,
  type FormatEvent,
} from './answer-format.machine.ts';
import { ownTemplate, productTemplate, templateFixtures } from './templates.fixtures.ts';

const run = (events: readonly FormatEvent[], from = emptyFormat(true)) => events.reduce(moveFormat, from);
const written: FormatEvent = { type: 'written', text: 'As a table.', tokens: 4 };
const tooLong: FormatEvent = { type: 'written', text: 'word '.repeat(2_000), tokens: FORMAT_TOKEN_LIMIT + 1 };
const chosen: FormatEvent = { type: 'template_chosen', template: ownTemplate, tokens: 30 };
const on: FormatEvent = { type: 'switched', on: true };
const always: FormatEvent = { type: 'always_switched', on: true };
const used: FormatEvent = { type: 'used' };

const events: fc.Arbitrary<FormatEvent> = fc.oneof(
  fc.record({
    type: fc.constant('written' as const),
    text: fc.constantFrom('', '  ', 'As a table.', ownTemplate.prompt),
    tokens: fc.constantFrom(0, 4, FORMAT_TOKEN_LIMIT, FORMAT_TOKEN_LIMIT + 1),
  }),
  fc.record({
    type: fc.constant('template_chosen' as const),
    template: fc.constantFrom(...templateFixtures),
    tokens: fc.constantFrom(30, FORMAT_TOKEN_LIMIT + 1),
  }),
  fc.record({ type: fc.constant('template_saved' as const), template: fc.constantFrom(...templateFixtures) }),
  fc.record({
    type: fc.constant('template_deleted' as const),
    id: fc.constantFrom('template-1', 'template-2', 'gone'),
  }),
  fc.record({ type: fc.constantFrom('switched' as const, 'always_switched' as const), on: fc.boolean() }),
  fc.record({ type: fc.constant('permission_changed' as const), permitted: fc.boolean() }),
  fc.constantFrom<FormatEvent>({ type: 'cleared' }, used, { type: 'closed' }),
);

describe('an answer format', () => {
  test('holds its rules, whatever happens', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(events, { maxLength: 60 }), (permitted, sequence) => {
        let format: AnswerFormat = emptyFormat(permitted);
        for (const event of sequence) {
          const next = moveFormat(format, event);
          expect(next.stage === 'empty').toBe(next.text.trim() === '');
          expect(formatForQuestion(next) === null || maySwitchOn(next)).toBe(true);
          expect(next.stage !== 'always' || mayKeepOn(next)).toBe(true);
          expect([format.stage, ...Object.values(FORMAT_MOVES[format.stage])]).toContain(next.stage);
          format = next;
        }
      }),
    );
  });

  test('reaches every stage', () => {
    const seen = new Set(['empty']);
    for (const stage of seen) {
      for (const next of Object.values(FORMAT_MOVES[FORMAT_STAGES.find((name) => name === stage) ?? 'empty'])) {
        seen.add(next);
      }
    }
    expect([...seen].toSorted()).toEqual([...FORMAT_STAGES].toSorted());
  });

  test('is used up by one question, and its text stays for another time', () => {
    const format = run([written, on]);
    expect(formatForQuestion(format)).toBe('As a table.');
    const after = moveFormat(format, used);
    expect(formatForQuestion(after)).toBeNull();
    expect(after.text).toBe('As a table.');
  });

  test('stays on for every question once it is always on', () => {
    const format = run([chosen, always, used, used]);
    expect(formatForQuestion(format)).toBe(ownTemplate.prompt);
    expect(moveFormat(format, { type: 'always_switched', on: false }).stage).toBe('next');
  });

  test('cannot be always on without a template', () => {
    const format = run([written, on]);
    expect(moveFormat(format, always)).toBe(format);
  });

  test('takes the prompt of a template that is chosen', () => {
    expect(run([written, chosen])).toMatchObject({ stage: 'next', text: ownTemplate.prompt, template: ownTemplate });
  });

  test('cannot be switched on beyond the limit, and goes off on growing beyond it', () => {
    const long = run([tooLong]);
    expect(long.stage).toBe('off');
    expect(moveFormat(long, on)).toBe(long);
    expect(run([chosen, always, tooLong]).stage).toBe('off');
  });

  test('is off and empty once its template is cleared or deleted, but not when another is', () => {
    const format = run([chosen, always]);
    expect(moveFormat(format, { type: 'cleared' })).toEqual(emptyFormat(true));
    expect(moveFormat(format, { type: 'template_deleted', id: ownTemplate.id })).toEqual(emptyFormat(true));
    expect(moveFormat(format, { type: 'template_deleted', id: productTemplate.id })).toBe(format);
  });

  test('without permission it can be written but not switched on, and is gone on closing', () => {
    const format = run([written], emptyFormat(false));
    expect(format.stage).toBe('off');
    expect(moveFormat(format, on)).toBe(format);
    expect(moveFormat(format, { type: 'closed' })).toEqual(emptyFormat(false));
    expect(run([chosen], emptyFormat(false)).stage).toBe('off');
  });

  test('goes off when the permission goes, and stays as it is on closing with it', () => {
    const format = run([chosen, always]);
    expect(moveFormat(format, { type: 'closed' })).toBe(format);
    expect(moveFormat(format, { type: 'permission_changed', permitted: false })).toMatchObject({ stage: 'off' });
  });
});
