import { ANSWER_PROVIDERS, chatError, type ChatError, type LlmConfig, type LlmSettings } from '@footnote/domain';
import { connectionOf, isUsable, type LlmAccess } from '../../../platform/config/llm-config.ts';
import type { AnswerModel, AnswerModels, LlmLog } from '../../chat.ports.ts';
import { createAiSdkAnswerModel } from './ai-sdk-answer-model.ts';
import { withLog } from './log-answers.ts';

export interface ConfiguredModelsDeps {
  /** The settings of this moment; asked for every question, so that every process follows a change with the next one. */
  settings: () => Promise<LlmSettings>;
  access: LlmAccess;
  /** What answers where no model is set, or the one that is fails. */
  quoting: AnswerModel;
  /** Where prompts and answers are kept when the settings ask for it. */
  log: Pick<LlmLog, 'keep'>;
  /** Told by its code why a language model did not answer and sentences were quoted instead. */
  onFailure: (code: string) => void;
  /** Told of what could not be kept. */
  onError: (error: unknown) => void;
}

/** The models that the settings of the moment name, each for one answer. */
export function createConfiguredAnswerModels(deps: ConfiguredModelsDeps): AnswerModels {
  const { access, quoting } = deps;
  return {
    offers(name) {
      const provider = ANSWER_PROVIDERS.find((known) => known === name);
      return provider !== undefined && (provider === 'extractive' || isUsable(access, provider));
    },
    async current({ chosen, owner = null } = {}) {
      const saved = await deps.settings();
      const settings = chosen === undefined ? saved : settingsOf(chosen, saved);
      const { provider } = settings;
      if (provider === 'extractive') return quoting;
      const connection = connectionOf(settings, access);
      if (connection === null) return withFallback(unconfigured({ ...settings, provider }), deps);
      const model = createAiSdkAnswerModel(connection);
      return withFallback(settings.logToDB ? withLog(model, { ...deps, connection, owner }) : model, deps);
    },
  };
}

/** The settings for one question: what is left out is left to the provider, or as it is for everybody. */
function settingsOf(chosen: LlmConfig, { retryAttempts, logToDB }: LlmSettings): LlmSettings {
  return {
    // Whoever names another was refused before.
    provider: ANSWER_PROVIDERS.find((known) => known === chosen.provider) ?? 'extractive',
    model: chosen.model,
    precisionModel: chosen.precisionModel ?? '',
    temperature: chosen.temperature ?? null,
    topP: chosen.topP ?? null,
    retryAttempts: chosen.retryAttempts ?? retryAttempts,
    logToDB: chosen.logToDB ?? logToDB,
    expectsJson: chosen.expectsJson ?? false,
    custom: chosen.custom ?? {},
  };
}

/** Stands for a model that is set and whose key or address the environment has lost. */
function unconfigured({ provider, model, precisionModel }: LlmSettings): AnswerModel {
  return {
    writer: ({ precision }) => ({
      kind: 'model',
      provider,
      model: precision && precisionModel !== '' ? precisionModel : model,
    }),
    async *write() {
      yield { type: 'failure', error: chatError('model/not-configured') };
    },
  };
}

/** Quotes sentences where a model fails before it has said anything, and says whom it stands in for. */
function withFallback(
  model: AnswerModel,
  { quoting, onFailure }: Pick<ConfiguredModelsDeps, 'quoting' | 'onFailure'>,
): AnswerModel {
  let failure: ChatError | null = null;
  const { readFrame } = model;
  return {
    ...(readFrame === undefined ? {} : { readFrame }),
    writer(request) {
      const writer = model.writer(request);
      if (failure === null || writer.kind === 'extractive') return writer;
      const { provider, model: name } = writer;
      return { kind: 'extractive', instead_of: { provider, model: name, code: failure.code } };
    },
    async *write(request, signal) {
      let begun = false;
      for await (const piece of model.write(request, signal)) {
        if (piece.type === 'failure' && !begun && !signal.aborted) {
          failure = piece.error;
          break;
        }
        begun = true;
        yield piece;
      }
      if (failure === null) return;
      onFailure(failure.code);
      yield* quoting.write(request, signal);
    },
  };
}
