import type { PendingInvite } from '@footnote/domain';
import { Button, EmptyState, Inline } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { loadAccount } from '../platform/account/account.store.ts';
import { SubmissionProblem } from '../platform/forms/submission-problem.tsx';
import { refusalMessage } from '../platform/forms/problem-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { showToast } from '../platform/shell/toasts.ts';
import { answerInvite, findInvite } from './organizations.client.ts';
import { useChange } from '../platform/lists/use-change.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Invitation', description: 'Heading of the page where the link of an invitation leads' },
  asked: { defaultMessage: '{organization} invites you', description: 'Heading of an invitation into an organization' },
  member: {
    defaultMessage: 'As a member you use Footnote together with your colleagues there.',
    description: 'Explains an invitation into an organization',
  },
  admin: {
    defaultMessage: 'As an admin you also look after its people and settings.',
    description: 'Explains an invitation into an organization as one of its admins',
  },
  accept: { defaultMessage: 'Accept', description: 'Accepts an invitation into an organization' },
  decline: { defaultMessage: 'Decline', description: 'Declines an invitation into an organization' },
  joined: { defaultMessage: 'You belong to {organization} now.', description: 'Said once an invitation was accepted' },
  declined: { defaultMessage: 'The invitation is declined.', description: 'Said once an invitation was declined' },
  ask: { defaultMessage: 'Ask a question', description: 'Link from a page without content to the chat' },
});

/** The page at /invitation, where the link of the mail leads whoever is signed in. */
export default function InvitationRoute() {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  // An address without its end is a link that opens nothing.
  const token = parameters.get('token') || 'none';
  const { data: found } = useSWRImmutable(['invitation', token] as const, ([, link]) => findInvite(link));
  const name = found?.ok === true ? t(messages.asked, { organization: found.value.organizationName }) : null;
  usePageTitle(name ?? t(messages.heading));
  if (found === undefined) return <EmptyState title={t(messages.heading)} headingLevel={1} />;
  if (found.ok) return <Answer invite={found.value} />;
  return (
    <EmptyState
      title={t(messages.heading)}
      headingLevel={1}
      action={<RouterLink href={paths.chat}>{t(messages.ask)}</RouterLink>}
    >
      {refusalMessage(t, found.error)}
    </EmptyState>
  );
}

function Answer({ invite: { id, organizationName: organization, role } }: { invite: PendingInvite }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { busy, problem, change } = useChange();
  const answer = async (accepted: boolean) => {
    const answered = await change(accepted ? 'accept' : 'decline', () => answerInvite(id, accepted));
    if (!answered.ok) return;
    showToast('positive', accepted ? t(messages.joined, { organization }) : t(messages.declined));
    await loadAccount();
    await navigate(paths.profile, { replace: true });
  };
  return (
    <EmptyState
      title={t(messages.asked, { organization })}
      headingLevel={1}
      action={
        <Inline>
          <Button
            variant="primary"
            busy={busy === 'accept'}
            disabled={busy === 'decline'}
            onClick={() => void answer(true)}
          >
            {t(messages.accept)}
          </Button>
          <Button busy={busy === 'decline'} disabled={busy === 'accept'} onClick={() => void answer(false)}>
            {t(messages.decline)}
          </Button>
        </Inline>
      }
    >
      {t(role === 'Admin' ? messages.admin : messages.member)}
      <SubmissionProblem problem={problem} />
    </EmptyState>
  );
}
