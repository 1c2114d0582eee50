import type { UserProfile } from '@footnote/domain';
import { EmptyState, Switch } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { takeProfile } from '../../platform/account/account.store.ts';
import { SubmissionProblem } from '../../platform/forms/submission-problem.tsx';
import { useFormSubmission } from '../../platform/forms/use-form-submission.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { saveMailPreference } from './profile.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Notifications by e-mail', description: 'Heading over which messages a user wants by mail' },
  text: {
    defaultMessage: 'Invitations and what concerns your password always come by e-mail.',
    description: 'Explains the choice of which messages a user wants by mail',
  },
  wanted: {
    defaultMessage: 'E-mail me when my roles or my organizations change',
    description: 'Turns messages about the rights of a user and about their organizations on or off',
  },
});

/** Whether a user wants by mail, too, what their bell tells of their organizations. */
export function MailPreference({ profile }: { profile: Readonly<Pick<UserProfile, 'notificationMail'>> }) {
  const t = useTranslate();
  const sending = useFormSubmission();
  const [wanted, want] = useState<boolean | null>(null);
  const save = async (next: boolean) => {
    want(next);
    const saved = await sending.send(() => saveMailPreference(next));
    if (saved.ok) takeProfile(saved.value);
    want(null);
  };
  return (
    <EmptyState
      title={t(messages.title)}
      headingLevel={2}
      action={
        <Switch
          label={t(messages.wanted)}
          checked={wanted ?? profile.notificationMail}
          onChange={(next) => void save(next)}
        />
      }
    >
      {t(messages.text)}
      <SubmissionProblem problem={sending.problem} />
    </EmptyState>
  );
}
