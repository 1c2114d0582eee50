import { describe, expect, test } from 'vitest';
import { llmSettingsFixture } from './llm-settings.fixtures.ts';
import { llmSettingsSchema, llmSettingsValues, readLlmSettings, type LlmSettingsValues } from './llm-settings.ts';

const values = llmSettingsValues(llmSettingsFixture);
const problemsOf = (changed: Partial<LlmSettingsValues>) => {
  const read = readLlmSettings({ ...values, ...changed });
  return read.ok ? {} : read.error;
};

test('settings survive the way through the form', () => {
  expect(readLlmSettings(values)).toEqual({ ok: true, value: llmSettingsFixture });
  const bare = { ...llmSettingsFixture, custom: {} };
  expect(llmSettingsValues(bare).custom).toBe('');
  expect(readLlmSettings(llmSettingsValues(bare))).toEqual({ ok: true, value: bare });
});

describe('readLlmSettings', () => {
  test.each<[Partial<LlmSettingsValues>, object]>([
    [
      { provider: ' ', model: '' },
      { provider: 'required', model: 'required' },
    ],
    [{ model: 'm'.repeat(201) }, { model: 'range' }],
    [{ precisionModel: 'm'.repeat(201) }, { precisionModel: 'range' }],
    [{ provider: 'nobody' }, { provider: 'range' }],
    [{ retryAttempts: '' }, { retryAttempts: 'required' }],
    [{ temperature: 'warm' }, { temperature: 'number' }],
    [{ temperature: '-1' }, { temperature: 'number' }],
    [{ temperature: '2.01' }, { temperature: 'range' }],
    [{ temperature: '1e-3' }, { temperature: 'number' }],
    [{ topP: '1,5' }, { topP: 'range' }],
    [{ retryAttempts: '2.5' }, { retryAttempts: 'number' }],
    [{ retryAttempts: '11' }, { retryAttempts: 'range' }],
    [{ custom: '{"a":' }, { custom: 'json' }],
    [{ custom: "{'a': 1}" }, { custom: 'json' }],
    [{ custom: '[1]' }, { custom: 'json_object' }],
    [{ custom: 'null' }, { custom: 'json_object' }],
    [{ custom: '"text"' }, { custom: 'json_object' }],
    [
      { temperature: 'x', custom: 'x' },
      { temperature: 'number', custom: 'json' },
    ],
  ])('%j is refused', (changed, problems) => {
    expect(problemsOf(changed)).toEqual(problems);
  });

  test('forgives a comma before decimals and spaces around', () => {
    const read = readLlmSettings({ ...values, temperature: ' 0,7 ', topP: '1', model: ' m ' });
    expect(read).toEqual({ ok: true, value: { ...llmSettingsFixture, temperature: 0.7, topP: 1, model: 'm' } });
  });

  test('leaves to the provider what is left empty, and takes the one model for precise answers', () => {
    const read = readLlmSettings({ ...values, temperature: '', topP: ' ', precisionModel: ' ' });
    const expected = { ...llmSettingsFixture, temperature: null, topP: null, precisionModel: '' };
    expect(read).toEqual({ ok: true, value: expected });
    expect(llmSettingsValues(expected)).toMatchObject({ temperature: '', topP: '', precisionModel: '' });
  });

  test('needs no model where answers are quoted', () => {
    expect(readLlmSettings({ ...values, provider: 'extractive', model: ' ' })).toMatchObject({ ok: true });
    expect(llmSettingsSchema.safeParse({ ...llmSettingsFixture, model: ' ' }).success).toBe(false);
  });

  test('a configuration cannot smuggle a prototype in', () => {
    const read = readLlmSettings({ ...values, custom: '{"__proto__": {"polluted": true}}' });
    const custom = read.ok ? read.value.custom : {};
    expect('polluted' in custom).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});
