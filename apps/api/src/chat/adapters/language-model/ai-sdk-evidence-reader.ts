import type { LanguageModel } from 'ai';
import type { EvidenceReader } from '../../../literature/evidence-reader.ports.ts';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';
import { evidencePrompt, readEvidenceAnswer } from './evidence-prompt.ts';
import { pause, waitBefore } from './next-attempt.ts';
import { wholeAnswer } from './json-answer.ts';

/** Characters after which an answer is ended: far more than any abstract can be answered with. */
const MAX_CHARACTERS = 40_000;

/** Reads abstracts with a language model through the AI SDK; nothing leaves but rules, title and abstract. */
export function createAiSdkEvidenceReader(settings: LlmConnection): EvidenceReader {
  let loading: Promise<LanguageModel> | null = null;
  const loaded = () =>
    (loading ??= import('./language-model.ts').then((module) => module.loadLanguageModel(settings, settings.model)));
  return {
    name: `${settings.provider} ${settings.model}`,
    async read(article, signal) {
      const question = { settings, model: await loaded(), prompt: evidencePrompt(article) };
      for (let attempt = 0; ; attempt += 1) {
        const answer = await wholeAnswer(question, MAX_CHARACTERS, signal);
        signal.throwIfAborted();
        if (typeof answer === 'string') {
          const offered = readEvidenceAnswer(answer);
          return offered === null ? { kind: 'unreadable' } : { kind: 'offered', offered };
        }
        const wait = await waitBefore(answer, attempt, settings);
        if (wait === null) return { kind: 'failed', error: answer };
        await pause(wait, signal);
        signal.throwIfAborted();
      }
    },
  };
}
