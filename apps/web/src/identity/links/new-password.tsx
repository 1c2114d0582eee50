import { newPasswordFormSchema } from '@footnote/domain';
import { AuthResult, Inline, ResetForm, Spinner } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import useSWRImmutable from 'swr/immutable';
import { becomeVisitor } from '../../platform/account/account.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { checkResetLink, resetPassword } from '../sign-in/auth.client.ts';
import { refusalMessage } from '../../platform/forms/problem-messages.ts';
import { UncheckedLink, wasJudged } from './unchecked-link.tsx';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Choose a new password', description: 'Heading of the form behind the link of a reset' },
  checking: { defaultMessage: 'Checking the link', description: 'Said while the link of a reset is being checked' },
  failed: { defaultMessage: 'This link does not work', description: 'Heading where the link of a reset is refused' },
  again: { defaultMessage: 'Ask for a new link', description: 'Leads to the form for a forgotten password' },
  done: { defaultMessage: 'Your password is changed', description: 'Heading once a new password was saved' },
  doneText: {
    defaultMessage: 'You were logged out everywhere. Log in with the new password.',
    description: 'Said once a new password was saved',
  },
});

/** Sets a new password by the code of a link. */
export function NewPassword({ code }: { code: string }) {
  const t = useTranslate();
  const { data, mutate } = useSWRImmutable(['reset link', code], ([, oobCode]) => checkResetLink(oobCode));
  const again = <RouterLink href={paths.reset}>{t(messages.again)}</RouterLink>;
  if (data === undefined) {
    return (
      <AuthPage name={t(messages.checking)}>
        <Inline>
          <Spinner />
          {t(messages.checking)}
        </Inline>
      </AuthPage>
    );
  }
  if (!data.ok) {
    if (!wasJudged(data.error)) return <UncheckedLink error={data.error} onRetry={() => void mutate(undefined)} />;
    return (
      <AuthPage name={t(messages.failed)}>
        <AuthResult outcome="failure" title={t(messages.failed)} action={again}>
          {refusalMessage(t, data.error)}
        </AuthResult>
      </AuthPage>
    );
  }
  return <PasswordForm code={code} footer={again} />;
}

function PasswordForm({ code, footer }: { code: string; footer: ReactNode }) {
  const t = useTranslate();
  const form = useSchemaForm({ schema: newPasswordFormSchema, initial: { password: '' } });
  const [done, setDone] = useState(false);
  const submit = async ({ password }: { password: string }) => {
    const saved = await form.send(() => resetPassword({ oobCode: code, password }));
    if (!saved.ok) return;
    becomeVisitor();
    setDone(true);
  };
  if (done) {
    return (
      <AuthPage name={t(messages.done)}>
        <AuthResult
          outcome="success"
          title={t(messages.done)}
          action={<RouterLink href={paths.login}>{t(authMessages.login)}</RouterLink>}
        >
          <output>{t(messages.doneText)}</output>
        </AuthResult>
      </AuthPage>
    );
  }
  const { password: error } = form.errors;
  return (
    <AuthPage name={t(messages.title)}>
      <ResetForm
        password={form.values.password}
        onChange={(password) => form.change({ password })}
        {...(error === undefined ? {} : { error })}
        problem={form.problem}
        onSubmit={() => form.submit(submit)}
        busy={form.busy}
        footer={footer}
      />
    </AuthPage>
  );
}
