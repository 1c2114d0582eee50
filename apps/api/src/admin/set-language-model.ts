import {
  err,
  LLM_LOG_DAYS,
  LLM_PROVIDERS,
  ok,
  type AdminErrorCode,
  type ChatErrorCode,
  type LlmManager,
  type LlmProvider,
  type LlmSettings,
  type LlmSettingsUpdate,
  type LlmTrial,
  type Result,
} from '@footnote/domain';
import type { AuditLog } from '../identity/identity.ports.ts';
import type { Actor } from '../platform/owner.ts';
import type { SavedLlmSettings } from './admin.ports.ts';

/** What the settings of the language model are shown, saved and tried with. */
export interface LanguageModelDeps {
  saved: SavedLlmSettings;
  /** The settings of the environment, which hold until others are saved. */
  initial: LlmSettings;
  /** What the environment has for each provider; keys themselves are nobody's to read. */
  providers: Readonly<Record<LlmProvider, { hasKey: boolean; usable: boolean }>>;
  /** Asks the model that settings name a fixed question. */
  trial: (settings: LlmSettings, signal: AbortSignal) => Promise<LlmTrial>;
  audit: AuditLog;
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The settings that hold, and which providers can be chosen. */
export async function readLanguageModel(deps: LanguageModelDeps): Promise<LlmManager> {
  const { version, settings } = await deps.saved.read();
  const providers = LLM_PROVIDERS.map((provider) => ({ provider, ...deps.providers[provider] }));
  return { version, settings: settings ?? deps.initial, providers, logDays: LLM_LOG_DAYS };
}

type Refused = { code: AdminErrorCode | ChatErrorCode };

/** Saves settings over those that were read, and over no others; the next question of every process follows them. */
export async function saveLanguageModel(
  deps: LanguageModelDeps,
  { update, actor }: { update: LlmSettingsUpdate; actor: Actor },
): Promise<Result<LlmManager, Refused>> {
  const { version, settings } = update;
  if (!isUsable(deps, settings)) return err({ code: 'model/not-configured' });
  const done = await deps.inTransaction(async () => {
    const { settings: before } = await deps.saved.read();
    if (!(await deps.saved.save(version, settings))) return false;
    const changed = changedNames(before ?? deps.initial, settings);
    await note(deps, { actor, settings, event: 'llm-settings-changed', detail: { changed } });
    return true;
  });
  return done ? ok(await readLanguageModel(deps)) : err({ code: 'admin/settings-changed' });
}

/** Tries settings that need not be saved. */
export async function tryLanguageModel(
  deps: LanguageModelDeps,
  { settings, actor, signal }: { settings: LlmSettings; actor: Actor; signal: AbortSignal },
): Promise<Result<LlmTrial, Refused>> {
  if (settings.provider === 'extractive' || !isUsable(deps, settings)) return err({ code: 'model/not-configured' });
  const trial = await deps.trial(settings, signal);
  const detail = { outcome: trial.outcome === 'failed' ? trial.code : trial.outcome };
  await note(deps, { actor, settings, event: 'llm-settings-tried', detail });
  return ok(trial);
}

function isUsable({ providers }: LanguageModelDeps, { provider }: LlmSettings): boolean {
  return provider === 'extractive' || providers[provider].usable;
}

/** The settings that differ, by their names: their values may be long, and the custom ones nobody's business. */
function changedNames(before: LlmSettings, after: LlmSettings): string {
  const old = new Map<string, unknown>(Object.entries(before));
  const names = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(old.get(name)) !== JSON.stringify(value),
  );
  return names.map(([name]) => name).join(', ');
}

interface Noted {
  actor: Actor;
  settings: LlmSettings;
  event: 'llm-settings-changed' | 'llm-settings-tried';
  detail: Record<string, string>;
}

function note({ audit }: LanguageModelDeps, { actor: { user, address }, settings, event, detail }: Noted) {
  const { provider, model } = settings;
  return audit.write({ accountId: user.accountId, event, detail: { provider, model, ...detail }, address });
}
