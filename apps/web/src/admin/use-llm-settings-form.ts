import {
  chatError,
  llmSettingsValues,
  readLlmSettings,
  type LlmManager,
  type LlmSettings,
  type LlmSettingsValues,
  type LlmTrial,
} from '@footnote/domain';
import { useState } from 'react';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { saveLlmSettings, tryLlmSettings } from './llm-settings.client.ts';
import { llmSettingsErrors, type LlmSettingsErrors } from './llm-settings-words.ts';

/** A trial of the settings in the form, under way or over. */
export interface ShownTrial {
  busy: boolean;
  answered: Extract<LlmTrial, { outcome: 'answered' }> | null;
  /** Why it failed; '' where it did not. */
  problem: string;
}

export interface LlmSettingsFormState {
  values: LlmSettingsValues;
  change: (next: LlmSettingsValues) => void;
  errors: LlmSettingsErrors;
  problem: string;
  busy: boolean;
  /** Whether somebody else saved settings meanwhile. */
  stale: boolean;
  save: () => void;
  tryIt: () => void;
  /** Null until something was tried. */
  trial: ShownTrial | null;
}

/** The form of the settings of the language model: read by the rules of the server, saved, and tried. */
export function useLlmSettingsForm(
  { version, settings }: LlmManager,
  onSaved: (manager: LlmManager) => void,
): LlmSettingsFormState {
  const t = useTranslate();
  const sending = useFormSubmission();
  const [values, setValues] = useState(() => llmSettingsValues(settings));
  const [errors, setErrors] = useState<LlmSettingsErrors>({});
  const [trial, setTrial] = useState<ShownTrial | null>(null);
  const read = (): LlmSettings | null => {
    const result = readLlmSettings(values);
    setErrors(result.ok ? {} : llmSettingsErrors(t, result.error, values));
    return result.ok ? result.value : null;
  };
  const save = async (given: LlmSettings) => {
    const saved = await sending.send(() => saveLlmSettings({ version, settings: given }));
    if (saved.ok) onSaved(saved.value);
  };
  const tryIt = async (given: LlmSettings) => {
    setTrial({ busy: true, answered: null, problem: '' });
    const tried = await tryLlmSettings(given);
    if (!tried.ok) setTrial({ busy: false, answered: null, problem: failureMessage(t, tried.error) });
    else if (tried.value.outcome === 'answered') setTrial({ busy: false, answered: tried.value, problem: '' });
    else setTrial({ busy: false, answered: null, problem: failureMessage(t, chatError(tried.value.code)) });
  };
  const whenRead = (use: (given: LlmSettings) => Promise<void>) => () => {
    const given = read();
    if (given !== null) void use(given);
  };
  const code = sending.refused?.code;
  const isProviders = code === 'model/not-configured';
  const isStale = code === 'admin/settings-changed';
  return {
    values,
    change: setValues,
    errors: isProviders ? { ...errors, provider: sending.problem } : errors,
    problem: isProviders || isStale ? '' : sending.problem,
    busy: sending.busy,
    stale: isStale,
    save: whenRead(save),
    tryIt: whenRead(tryIt),
    trial,
  };
}
