import { registerFormSchema, type RegisterRequest, type RegistrationValues } from '@footnote/domain';
import { Inline, Link, RegisterForm } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { markNewUser } from '../profile/asked-profile.ts';
import { locale } from '../../platform/i18n/locale.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from './auth.messages.ts';
import { AuthPage } from './auth-page.tsx';
import { register } from './auth.client.ts';
import { noteEmail, typedEmail } from './typed-email.ts';
import { useSandboxCheck } from './use-sandbox-check.ts';
import { useSingleSignOn } from './use-single-sign-on.ts';
import { useProviders } from './use-providers.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';

const messages = defineMessages({
  terms: { defaultMessage: 'Terms', description: 'Leads to the terms of use' },
  privacy: { defaultMessage: 'Privacy', description: 'Leads to the page on what is kept about readers' },
  already: { defaultMessage: 'I have an account already', description: 'Leads from registering to signing in' },
});

/** The page at /register (specification §2). */
export default function RegisterRoute() {
  const t = useTranslate();
  const navigate = useNavigate();
  const initial = { email: typedEmail(), password: '', agreed: false };
  const form = useSchemaForm({ schema: registerFormSchema, initial });
  const admit = useSandboxCheck();
  const providers = [...useSingleSignOn(form.values.email, form), ...useProviders(form)];
  const change = (next: RegistrationValues) => {
    noteEmail(next.email);
    form.change(next);
  };
  const submit = async (request: Omit<RegisterRequest, 'firstName' | 'lastName'>) => {
    const registered = await form.send(async () => {
      const admitted = await admit(request.email);
      return admitted.ok ? register({ ...request, language: locale.language }) : admitted;
    });
    if (!registered.ok) return;
    markNewUser(true);
    const { verificationNeeded, retryAfterSeconds } = registered.value;
    const state = { email: request.email, availableAt: Date.now() + retryAfterSeconds * 1000 };
    await (verificationNeeded ? navigate(paths.verification, { state }) : navigate(paths.login));
  };
  return (
    <AuthPage name={t(authMessages.register)}>
      <RegisterForm
        values={form.values}
        onChange={change}
        errors={form.errors}
        problem={form.problem}
        onSubmit={() => form.submit(submit)}
        busy={form.busy}
        providers={providers}
        footer={<OtherWays />}
      />
    </AuthPage>
  );
}

/** What is agreed to, in a window of its own so that the form stays, and the way in for those who have an account. */
function OtherWays() {
  const t = useTranslate();
  return (
    <Inline gap="x4">
      <RouterLink href={paths.login}>{t(messages.already)}</RouterLink>
      <Link href={paths.terms} external>
        {t(messages.terms)}
      </Link>
      <Link href={paths.privacy} external>
        {t(messages.privacy)}
      </Link>
    </Inline>
  );
}
