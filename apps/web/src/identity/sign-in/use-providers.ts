import type { Provider } from '@footnote/ui';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from './auth.messages.ts';
import { beginSocial } from './auth.client.ts';
import { useAuthOptions } from './use-auth-options.ts';
import type { FormSubmission } from '../../platform/forms/use-form-submission.ts';

/** The ways in through an account elsewhere that are configured; none until they are known. */
export function useProviders({ send }: Pick<FormSubmission, 'send'>): Provider[] {
  const t = useTranslate();
  const options = useAuthOptions();
  const begin = async (id: string) => {
    const begun = await send(() => beginSocial(id));
    if (begun.ok) location.assign(begun.value);
  };
  return (options?.providers ?? []).map(({ id, name }) => ({
    id,
    label: t(authMessages.continueWith, { name }),
    onChoose: () => void begin(id),
  }));
}
