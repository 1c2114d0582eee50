import { actorReader, type ClientRules } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { unwrap } from '../platform/http/request-errors.ts';
import { LLM_SETTINGS_ENDPOINTS } from './llm-settings-endpoints.ts';
import {
  readLanguageModel,
  saveLanguageModel,
  tryLanguageModel,
  type LanguageModelDeps,
} from './set-language-model.ts';

export interface LlmSettingsRoutesDeps {
  languageModel: LanguageModelDeps;
  clients: ClientRules;
}

/** The calls by which super admins set the language model. */
export function mountLlmSettings(app: App, { languageModel, clients }: LlmSettingsRoutesDeps): void {
  const calls = LLM_SETTINGS_ENDPOINTS;
  const actorOf = actorReader(clients);
  mount(app, calls.read, () => readLanguageModel(languageModel));
  mount(app, calls.save, async (call) =>
    unwrap(await saveLanguageModel(languageModel, { update: call.body, actor: actorOf(call) })),
  );
  mount(app, calls.trial, async (call) => {
    const { settings } = call.body;
    return unwrap(await tryLanguageModel(languageModel, { settings, actor: actorOf(call), signal: call.signal }));
  });
}
