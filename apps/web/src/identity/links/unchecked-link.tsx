import { AuthResult, Button } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { ApiError } from '../../platform/api/api.client.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { refusalMessage } from '../../platform/forms/problem-messages.ts';

const messages = defineMessages({
  title: {
    defaultMessage: 'The link could not be checked',
    description: 'Heading where it is not known whether the link of an e-mail works',
  },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** Whether the server has judged a link, and not only failed to. */
export function wasJudged({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Stands where nobody knows whether the link of an e-mail works: it may be as good as ever. */
export function UncheckedLink({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslate();
  const title = t(messages.title);
  return (
    <AuthPage name={title}>
      <AuthResult outcome="failure" title={title} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>}>
        {refusalMessage(t, error)}
      </AuthResult>
    </AuthPage>
  );
}
