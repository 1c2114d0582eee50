import { emailFormSchema } from '@footnote/domain';
import { ResetRequestForm } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { locale } from '../../platform/i18n/locale.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';
import { resendVerification } from '../sign-in/auth.client.ts';
import { typedEmail } from '../sign-in/typed-email.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';

const messages = defineMessages({
  title: { defaultMessage: 'A new verification link', description: 'Heading of a form that asks for an e-mail' },
  text: {
    defaultMessage: 'We send it to the address you registered with.',
    description: 'Explains the form that asks for a new verification link',
  },
  submit: { defaultMessage: 'Send the link', description: 'Sends a form that asks for an e-mail with a link' },
});

/** Asks where a new verification link should go. */
export function ResendForm() {
  const t = useTranslate();
  const navigate = useNavigate();
  const form = useSchemaForm({ schema: emailFormSchema, initial: { email: typedEmail() } });
  const submit = async ({ email }: { email: string }) => {
    const sent = await form.send(() => resendVerification({ email, language: locale.language }));
    if (!sent.ok) return;
    const availableAt = Date.now() + sent.value.retryAfterSeconds * 1000;
    await navigate(paths.verification, { state: { email, availableAt } });
  };
  const { email: error } = form.errors;
  return (
    <ResetRequestForm
      email={form.values.email}
      onChange={(email) => form.change({ email })}
      {...(error === undefined ? {} : { error })}
      problem={form.problem}
      onSubmit={() => form.submit(submit)}
      busy={form.busy}
      footer={<RouterLink href={paths.login}>{t(authMessages.login)}</RouterLink>}
      title={t(messages.title)}
      description={t(messages.text)}
      submitLabel={t(messages.submit)}
    />
  );
}
