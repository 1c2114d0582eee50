import type { Provider } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { FormSubmission } from '../../platform/forms/use-form-submission.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { signInWithPasskey } from '../passkeys/passkeys.client.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

const messages = defineMessages({
  passkey: {
    defaultMessage: 'Continue with a passkey',
    description: 'Signs in with a passkey alone, without a password',
  },
});

/** The way in by a passkey alone, as a button among those of other providers. */
export function usePasskeySignIn({ send }: Pick<FormSubmission, 'send'>): Provider {
  const t = useTranslate();
  const arrive = useCompleteSignIn();
  const begin = async () => {
    const signedIn = await send(signInWithPasskey);
    if (signedIn.ok) await send(arrive);
  };
  return { id: 'passkey', label: t(messages.passkey), onChoose: () => void begin() };
}
