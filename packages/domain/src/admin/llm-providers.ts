/** Makers of language models, by the names the environment gives them. */
export const LLM_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type LlmProvider = (typeof LLM_PROVIDERS)[number];

/** What answers can be written by: sentences of the sources alone, or a language model. */
export const ANSWER_PROVIDERS = ['extractive', ...LLM_PROVIDERS] as const;
export type AnswerProvider = (typeof ANSWER_PROVIDERS)[number];

/** Days for which prompts and answers are kept where the settings ask for it. */
export const LLM_LOG_DAYS = 30;
