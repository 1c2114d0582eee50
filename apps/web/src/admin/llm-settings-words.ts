import {
  jsonProblemPlace,
  type LlmSettingsProblem,
  type LlmSettingsProblems,
  type LlmSettingsValues,
} from '@footnote/domain';
import { defineMessages } from 'react-intl';
import { problemMessage } from '../platform/forms/problem-messages.ts';
import type { Translate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  number: { defaultMessage: 'Enter a number.', description: 'Said at a field that takes a number alone' },
  range: {
    defaultMessage: 'This is outside what is allowed.',
    description: 'Said at a number or name out of its range',
  },
  json: {
    defaultMessage: 'This is not valid JSON from line {line}, column {column} on.',
    description: 'Said at a field that takes JSON; the two numbers tell where the mistake is',
  },
  json_object: {
    defaultMessage: 'Write a JSON object, such as {example}.',
    description: 'Said at a field that takes JSON; the example is JSON',
  },
});

export type LlmSettingsErrors = Partial<Record<keyof LlmSettingsValues, string>>;

/** Says what is wrong with each field of the settings of the language model. */
export function llmSettingsErrors(
  t: Translate,
  problems: LlmSettingsProblems,
  { custom }: Pick<LlmSettingsValues, 'custom'>,
): LlmSettingsErrors {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, wordsOf(t, problem, custom)]));
}

function wordsOf(t: Translate, problem: LlmSettingsProblem, custom: string): string {
  switch (problem) {
    case 'required':
      return problemMessage(t, 'required');
    case 'json': {
      const { line, column } = jsonProblemPlace(custom) ?? { line: 1, column: 1 };
      return t(messages.json, { line: String(line), column: String(column) });
    }
    case 'json_object':
      return t(messages.json_object, { example: '{ "seed": 7 }' });
    default:
      return t(messages[problem]);
  }
}
