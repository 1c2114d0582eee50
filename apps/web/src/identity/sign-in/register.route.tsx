import { registrationProblems, type RegistrationValues } from '@footnote/domain';
import { Inline, Link, RegisterForm } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { markNewUser } from '../../platform/account/account.store.ts';
import { locale } from '../../platform/i18n/locale.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from './auth.messages.ts';
import { AuthPage } from './auth-page.tsx';
import { register } from './auth.client.ts';
import { fieldMessages } from '../problem-messages.ts';
import { noteEmail, typedEmail } from './typed-email.ts';
import { useSandboxCheck } from './use-sandbox-check.ts';
import { useProviders } from './use-providers.ts';
import { useFormSubmission } from '../use-form-submission.ts';

const messages = defineMessages({
  terms: { defaultMessage: 'Terms', description: 'Leads to the terms of use' },
  privacy: { defaultMessage: 'Privacy', description: 'Leads to the page on what is kept about readers' },
  already: { defaultMessage: 'I have an account already', description: 'Leads from registering to signing in' },
});

/** The page at /register (specification §2). */
export default function RegisterRoute() {
  const t = useTranslate();
  const navigate = useNavigate();
  const sending = useFormSubmission();
  const admit = useSandboxCheck();
  const providers = useProviders(sending);
  const [values, setValues] = useState<RegistrationValues>({ email: typedEmail(), password: '', agreed: false });
  const [tried, setTried] = useState(false);
  const { rest: problem, ...refusedFields } = sending.placed;
  const problems = registrationProblems(values);
  const change = (next: RegistrationValues) => {
    noteEmail(next.email);
    setValues(next);
  };
  const submit = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const registered = await sending.send(async () => {
      const admitted = await admit(values.email);
      return admitted.ok ? register({ ...values, language: locale.language }) : admitted;
    });
    if (!registered.ok) return;
    markNewUser(true);
    const { verificationNeeded, retryAfterSeconds } = registered.value;
    const state = { email: values.email, availableAt: Date.now() + retryAfterSeconds * 1000 };
    await (verificationNeeded ? navigate(paths.verification, { state }) : navigate(paths.login));
  };
  return (
    <AuthPage name={t(authMessages.register)}>
      <RegisterForm
        values={values}
        onChange={change}
        errors={{ ...refusedFields, ...(tried ? fieldMessages(t, problems) : {}) }}
        problem={problem}
        onSubmit={() => void submit()}
        busy={sending.busy}
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
