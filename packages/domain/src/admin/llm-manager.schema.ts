import { z } from 'zod';
import { CHAT_ERRORS } from '../chat/chat.errors.ts';
import { LLM_PROVIDERS } from './llm-providers.ts';
import { llmSettingsSchema } from './llm-settings.ts';

const version = z.number().int().min(0).max(1_000_000_000);

/** Answer of GET and PUT /api/admin/llm-settings. Keys are never told, only whether there is one. */
export const llmManagerSchema = z.strictObject({
  /** Counts how often the settings were saved; 0 where those of the environment hold. */
  version,
  settings: llmSettingsSchema,
  providers: z.array(
    z.strictObject({
      provider: z.enum(LLM_PROVIDERS),
      /** Whether the environment of the server that was asked has a key for it. */
      hasKey: z.boolean(),
      /** Whether it can be chosen: a server that needs no key can do without. */
      usable: z.boolean(),
    }),
  ),
  /** Days for which prompts and answers are kept where that is switched on. */
  logDays: z.number().int().min(1),
});
export type LlmManager = z.infer<typeof llmManagerSchema>;

/** Body of PUT /api/admin/llm-settings: `version` is the one that was read; another one by now refuses it. */
export const llmSettingsUpdateSchema = z.strictObject({ version, settings: llmSettingsSchema });
export type LlmSettingsUpdate = z.infer<typeof llmSettingsUpdateSchema>;

/** Body of POST /api/admin/llm-settings/trial: settings that need not be saved. */
export const llmTrialRequestSchema = z.strictObject({ settings: llmSettingsSchema });

const milliseconds = z.number().int().min(0);
const tokens = z.number().int().min(0).nullable();

/** Answer of POST /api/admin/llm-settings/trial: what a language model made of a fixed question. */
export const llmTrialSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('answered'),
    answer: z.string(),
    /** Until the first piece of the answer came, and until the last. */
    firstTokenMilliseconds: milliseconds,
    milliseconds,
    /** As the provider counts them; null where it does not say. */
    inputTokens: tokens,
    outputTokens: tokens,
    /** US dollars; null where the model has no price in the environment, or no tokens were told. */
    cost: z.number().min(0).nullable(),
  }),
  z.strictObject({ outcome: z.literal('failed'), code: z.enum(CHAT_ERRORS.codes) }),
]);
export type LlmTrial = z.infer<typeof llmTrialSchema>;
