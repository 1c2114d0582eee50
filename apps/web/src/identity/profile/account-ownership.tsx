import { Button, EmptyState, Inline } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { saveFile } from '../../platform/storage/save-file.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { exportAccount } from './profile.client.ts';
import { SubmissionProblem } from '../../platform/forms/submission-problem.tsx';
import { useFormSubmission } from '../../platform/forms/use-form-submission.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Your data', description: 'Heading over what a reader can do with their account' },
  text: {
    defaultMessage: 'Everything we keep about you, as a file; or nothing any more.',
    description: 'Explains the export and the deletion of an account',
  },
  export: { defaultMessage: 'Export my data', description: 'Saves everything about the account as a file' },
  delete: { defaultMessage: 'Delete my account', description: 'Opens the question before an account is deleted' },
});

/** What a user can do with all that is kept about them. */
export function AccountOwnership({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslate();
  const sending = useFormSubmission();
  const [deleting, setDeleting] = useState(false);
  const save = async () => {
    const exported = await sending.send(exportAccount);
    if (exported.ok) saveFile('footnote-account.json', exported.value);
  };
  return (
    <>
      <EmptyState
        title={t(messages.title)}
        headingLevel={2}
        action={
          <Button icon="download" busy={sending.busy} onClick={() => void save()}>
            {t(messages.export)}
          </Button>
        }
      >
        {t(messages.text)}
        <SubmissionProblem problem={sending.problem} />
      </EmptyState>
      <Inline justify="end">
        <Button variant="quiet" size="small" icon="trash" onClick={() => setDeleting(true)}>
          {t(messages.delete)}
        </Button>
      </Inline>
      <AccountDeletion open={deleting} onOpenChange={setDeleting} hasPassword={hasPassword} />
    </>
  );
}
