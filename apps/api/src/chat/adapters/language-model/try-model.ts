import { chatError, type LlmSettings, type LlmTrial } from '@footnote/domain';
import { connectionOf, type LlmAccess } from '../../../platform/config/llm-config.ts';
import { askModel } from './ai-sdk-answer-model.ts';
import { JSON_RULE } from './json-answer.ts';
import type { TokenUsage } from './model-stream.ts';

/** Characters of an answer that are shown. */
const SHOWN_CHARACTERS = 4_000;

/** The same for every trial, so that trials can be compared. */
const TRIAL = {
  system: [
    'You answer questions for Footnote from the studies given in the message, and from nothing else.',
    'Every sentence that states a finding ends with the number of the study it comes from in square brackets.',
    'Begin with the bottom line: one or two cited sentences under the words **Bottom line**. Write at most 80 words, in English.',
  ].join('\n'),
  user: [
    '--- studies ---',
    '--- study 1 ---',
    'Title: Supervised walking after hip fracture: a randomised trial',
    'Facts: randomised controlled trial; 2024; 812 participants',
    'Text (Results): Supervised walking reduced second hip fractures (hazard ratio 0.74, 95% CI 0.58 to 0.94).',
    '--- study 2 ---',
    'Title: Unsupervised walking and fractures in older adults',
    'Facts: cohort study; 2022; 10,450 participants',
    'Text (Results): Walking alone did not change the rate of hip fractures.',
    '--- end of studies ---',
    'Does supervised walking prevent hip fractures?',
  ].join('\n\n'),
} as const;

/** Asks the model that settings name a fixed question about two made-up studies, once, and measures it. */
export async function tryModel(settings: LlmSettings, access: LlmAccess, signal: AbortSignal): Promise<LlmTrial> {
  const connection = connectionOf(settings, access);
  if (connection === null) return { outcome: 'failed', code: 'model/not-configured' };
  const { loadLanguageModel } = await import('./language-model.ts');
  const model = await loadLanguageModel(connection, connection.model, { countTokens: true });
  const system = connection.expectsJson ? `${TRIAL.system}\n${JSON_RULE}` : TRIAL.system;
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  let answer = '';
  let first: number | null = null;
  for await (const event of askModel({ settings: connection, model, prompt: { system, user: TRIAL.user } }, signal)) {
    if (event.type === 'text') {
      first ??= passed();
      answer = (answer + event.text).slice(0, SHOWN_CHARACTERS);
      continue;
    }
    const error = event.error ?? (answer.trim() === '' ? chatError('model/bad-response') : null);
    if (error !== null) return { outcome: 'failed', code: error.code };
    const { input = null, output = null } = event.usage ?? {};
    const cost = costOf({ input, output }, access.prices.get(connection.model));
    const times = { firstTokenMilliseconds: first ?? passed(), milliseconds: passed() };
    return { outcome: 'answered', answer, ...times, inputTokens: input, outputTokens: output, cost };
  }
  return { outcome: 'failed', code: 'chat/stopped' };
}

function costOf({ input, output }: TokenUsage, price: { input: number; output: number } | undefined): number | null {
  if (price === undefined || input === null || output === null) return null;
  return (input * price.input + output * price.output) / 1_000_000;
}
