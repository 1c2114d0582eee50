import type { ApiError } from './api.client.ts';
import { showToast } from '../shell/toasts.ts';
import type { Translate } from '../i18n/translate.ts';

/** Shows for a moment why a call failed; its words load apart, and without them the server's own are shown. */
export async function showFailure(t: Translate, error: ApiError): Promise<void> {
  const words = await import('../i18n/failure-messages.ts').catch(() => null);
  showToast('critical', words === null ? error.message : words.failureMessage(t, error));
}
