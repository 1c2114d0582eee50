import { RESEND_SECONDS } from '@footnote/domain';
import { AuthResult, ResendVerification } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { locale } from '../../platform/i18n/locale.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { resendVerification } from '../sign-in/auth.client.ts';
import { LocalOutbox } from './local-outbox.tsx';
import { ResendForm } from './resend-form.tsx';
import { SubmissionProblem } from '../../platform/forms/submission-problem.tsx';
import { useFormSubmission } from '../../platform/forms/use-form-submission.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Verify your e-mail address', description: 'Heading after registering' },
  text: {
    defaultMessage: 'We sent a link to {email}. Open it to verify that the address is yours.',
    description: 'Said after registering',
  },
  spam: {
    defaultMessage: 'Nothing came? Look into the folder of unwanted mail, or have it sent again.',
    description: 'Said below the note that an e-mail was sent',
  },
});

export interface VerificationSentProps {
  /** Where the link went; '' where that is not known. */
  email: string;
  /** When it may be sent again, in milliseconds since 1970. */
  availableAt: number;
}

/** Asks a user to look into their mail. */
export function VerificationSent({ email, availableAt }: VerificationSentProps) {
  const t = useTranslate();
  const sending = useFormSubmission();
  const [next, setNext] = useState(availableAt);
  const name = t(messages.title);
  if (email === '') {
    return (
      <AuthPage name={name}>
        <ResendForm />
      </AuthPage>
    );
  }
  const resend = async () => {
    const sent = await sending.send(() => resendVerification({ email, language: locale.language }));
    if (sent.ok) setNext(Date.now() + sent.value.retryAfterSeconds * 1000);
    // Who came here otherwise than by registering does not know when the last one was sent.
    else if (sent.error.code === 'identity/too-many-attempts') setNext(Date.now() + RESEND_SECONDS * 1000);
  };
  return (
    <AuthPage name={name}>
      <AuthResult
        outcome="sent"
        title={name}
        action={<ResendVerification availableAt={next} onResend={() => void resend()} busy={sending.busy} />}
      >
        <p>{t(messages.text, { email })}</p>
        <p>{t(messages.spam)}</p>
        <SubmissionProblem problem={sending.problem} />
      </AuthResult>
      <LocalOutbox />
      <RouterLink href={paths.login}>{t(authMessages.login)}</RouterLink>
    </AuthPage>
  );
}
