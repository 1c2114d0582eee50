import type { LlmSettings } from '@footnote/domain';
import { createPostgresLlmSettings } from '../admin/adapters/postgres-llm-settings.ts';
import type { LanguageModelDeps } from '../admin/set-language-model.ts';
import { createConfiguredAnswerModels } from '../chat/adapters/language-model/configured-answer-models.ts';
import { tryModel } from '../chat/adapters/language-model/try-model.ts';
import { createPostgresLlmLog } from '../chat/adapters/postgres/postgres-llm-log.ts';
import type { AnswerModels, LlmLog } from '../chat/chat.ports.ts';
import { createExtractiveAnswerModel } from '../chat/write/extractive-answer-model.ts';
import type { Config } from '../platform/config/config.ts';
import { isUsable, type LlmAccess } from '../platform/config/llm-config.ts';
import { createPostgresAuditLog } from '../identity/adapters/postgres-audit-log.ts';
import type { Log } from '../platform/log.ts';
import type { AdministrationDeps } from '../admin/manage-users.ts';
import { createPostgresAuditTrail } from '../admin/adapters/postgres-audit-trail.ts';
import { createPostgresUsers } from '../admin/adapters/postgres-users.ts';
import type { PaidPlans } from '../billing/subscriptions.ports.ts';
import type { AccountSessions, Memberships } from '../identity/identity.ports.ts';
import type { Database } from '../platform/database/database.ts';

/** Opens what super admins work with. */
export function openAdministration({
  database,
  now,
  memberships,
  paidPlans,
  sessions,
  ...others
}: Omit<AdministrationDeps, 'users' | 'trail' | 'sessions'> & {
  database: Database;
  now: () => number;
  memberships: Memberships;
  paidPlans: Pick<PaidPlans, 'statusesOf'>;
  sessions: AccountSessions;
}): AdministrationDeps {
  const users = createPostgresUsers({ database, now, memberships, paidPlans, sessions });
  return { ...others, sessions, users, trail: createPostgresAuditTrail(database) };
}

type LlmConfiguration = Pick<Config, 'llmSettings' | 'llmAccess'>;

/** What the log says of a language model that fails. */
export const MODEL_FAILED = 'The language model did not answer.';

export interface LanguageModelParts {
  database: Database;
  now: () => number;
  log: Pick<Log, 'warn'>;
  onError: (error: unknown) => void;
}

/** The models of a server, and what super admins set them with. */
export interface LanguageModels {
  answerModels: AnswerModels;
  languageModel: LanguageModelDeps;
  llmLog: LlmLog;
}

/** Opens the models that the settings in the database name. */
export function openLanguageModels(
  { llmSettings: initial, llmAccess: access }: LlmConfiguration,
  { database, now, log, onError }: LanguageModelParts,
): LanguageModels {
  const saved = createPostgresLlmSettings(database);
  const llmLog = createPostgresLlmLog({ database, now });
  const settings = async () => (await saved.read()).settings ?? initial;
  const quoting = createExtractiveAnswerModel();
  const onFailure = (code: string) => log.warn({ code }, MODEL_FAILED);
  return {
    answerModels: createConfiguredAnswerModels({ settings, access, quoting, log: llmLog, onFailure, onError }),
    languageModel: {
      saved,
      initial,
      providers: providersOf(access),
      trial: (tried, signal) => tryModel(tried, access, signal),
      audit: createPostgresAuditLog({ database, now }),
      inTransaction: (work) => database.withTransaction(work),
    },
    llmLog,
  };
}

/** The model of the environment, for commands that run without a server; nothing they ask is kept. */
export function environmentModels({ llmSettings, llmAccess: access }: LlmConfiguration): AnswerModels {
  const settings = (): Promise<LlmSettings> => Promise.resolve(llmSettings);
  const ignore = () => undefined;
  const log = { keep: () => Promise.resolve() };
  const quoting = createExtractiveAnswerModel();
  return createConfiguredAnswerModels({ settings, access, quoting, log, onFailure: ignore, onError: ignore });
}

function providersOf(access: LlmAccess): LanguageModelDeps['providers'] {
  const stateOf = (provider: keyof LlmAccess['providers']) => ({
    hasKey: access.providers[provider].apiKey !== null,
    usable: isUsable(access, provider),
  });
  return {
    openai: stateOf('openai'),
    anthropic: stateOf('anthropic'),
    google: stateOf('google'),
    'openai-compatible': stateOf('openai-compatible'),
  };
}
