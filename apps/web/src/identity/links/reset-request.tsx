import { emailFormSchema } from '@footnote/domain';
import { AuthResult, ResetRequestForm } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { locale } from '../../platform/i18n/locale.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { requestReset } from '../sign-in/auth.client.ts';
import { LocalOutbox } from './local-outbox.tsx';
import { typedEmail } from '../sign-in/typed-email.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Reset your password', description: 'Heading of the form for a forgotten password' },
  text: {
    defaultMessage: 'We send a link to choose a new one to the address of your account.',
    description: 'Explains the form for a forgotten password',
  },
  submit: { defaultMessage: 'Send the link', description: 'Sends a form that asks for an e-mail with a link' },
  sent: { defaultMessage: 'Look into your mail', description: 'Heading once a link may have been sent' },
  sentText: {
    defaultMessage: 'If {email} has an account, a link to choose a new password is on its way.',
    description: 'Said whether or not the address has an account',
  },
});

/** Asks for a link by which a new password can be chosen. */
export function ResetRequest() {
  const t = useTranslate();
  const form = useSchemaForm({ schema: emailFormSchema, initial: { email: typedEmail() } });
  const [sentTo, setSentTo] = useState('');
  const submit = async ({ email }: { email: string }) => {
    const sent = await form.send(() => requestReset({ email, language: locale.language }));
    if (sent.ok) setSentTo(email);
  };
  const { email: error } = form.errors;
  const toLogin = <RouterLink href={paths.login}>{t(authMessages.login)}</RouterLink>;
  if (sentTo !== '') {
    return (
      <AuthPage name={t(messages.sent)}>
        <AuthResult outcome="sent" title={t(messages.sent)} action={toLogin}>
          <output>{t(messages.sentText, { email: sentTo })}</output>
        </AuthResult>
        <LocalOutbox />
      </AuthPage>
    );
  }
  return (
    <AuthPage name={t(messages.title)}>
      <ResetRequestForm
        title={t(messages.title)}
        description={t(messages.text)}
        submitLabel={t(messages.submit)}
        email={form.values.email}
        onChange={(email) => form.change({ email })}
        {...(error === undefined ? {} : { error })}
        problem={form.problem}
        onSubmit={() => form.submit(submit)}
        busy={form.busy}
        footer={toLogin}
      />
    </AuthPage>
  );
}
