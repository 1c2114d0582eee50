import type { ApiError } from './api.client.ts';
import { showToast } from '../shell/toasts.ts';
import type { FormatWords } from '../i18n/words.ts';

/** Shows for a moment why a call failed; its words load apart, and without them the server's own are shown. */
export async function showFailure(say: FormatWords, error: ApiError): Promise<void> {
  const words = await import('../i18n/failure-words.ts').catch(() => null);
  showToast('critical', words === null ? error.message : words.failureWords(say, error));
}
