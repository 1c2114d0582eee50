import { Button, EmptyState, Inline } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { actFor } from '../platform/account/acting-for.store.ts';
import { useActing } from '../platform/account/use-acting.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { openContact } from '../platform/shell/contact.store.ts';
import { paths } from '../platform/navigation/paths.ts';
import { storeTarget } from '../platform/navigation/redirect-target.ts';

const messages = defineMessages({
  title: {
    defaultMessage: 'Documents of your own',
    description: 'Heading of what explains that organizations upload documents',
  },
  text: {
    defaultMessage:
      'An organization uploads its own PDFs, such as guidelines and protocols. Its members ask about them beside the literature, and every answer names the page.',
    description: 'Explains the sources of organizations',
  },
  visitor: {
    defaultMessage: 'Log in to see the sources of yours.',
    description: 'Said to visitors where the sources of organizations are explained',
  },
  member: {
    defaultMessage: 'You act for yourself now. Act for your organization to see its sources and to upload.',
    description: 'Said to members of organizations who act for themselves where its sources are explained',
  },
  locked: {
    defaultMessage: 'Only organizations can upload documents. Tell us about your hospital or company to have one.',
    description: 'Said to users without an organization where the sources of organizations are explained',
  },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  contact: { defaultMessage: 'Contact us', description: 'Opens the form by which users write to the team' },
  act: { defaultMessage: 'Act for {organization}', description: 'Acts for an organization from now on' },
});

/** Organizations that are offered; others are found in the menu of the account. */
const OFFERED = 3;

/** Who may upload documents, in the place of the sources of whoever acts for no organization (specification §6). */
export function UploadLocked() {
  const t = useTranslate();
  const { stage, profile } = useSnapshot(account);
  const { own } = useActing();
  const open = own.filter(({ suspended, secondFactorMissing }) => !suspended && !secondFactorMissing);
  const isVisitor = stage === 'visitor';
  const isLocked = !isVisitor && open.length === 0;
  const act =
    profile === null ? null : (
      <Inline justify="center">
        {isLocked && <Button onClick={() => openContact('organizationSource')}>{t(messages.contact)}</Button>}
        {open.slice(0, OFFERED).map((organization) => (
          <Button key={organization.id} onClick={() => actFor(profile, organization)}>
            {t(messages.act, { organization: organization.name })}
          </Button>
        ))}
      </Inline>
    );
  const what = isVisitor ? messages.visitor : isLocked ? messages.locked : messages.member;
  return (
    <EmptyState title={t(messages.title)} headingLevel={2} action={isVisitor ? <LogIn /> : act}>
      <p>{t(messages.text)}</p>
      <p>{t(what)}</p>
    </EmptyState>
  );
}

function LogIn() {
  const t = useTranslate();
  const navigate = useNavigate();
  const leave = () => {
    storeTarget(paths.sources);
    void navigate(paths.login);
  };
  return (
    <Button variant="primary" onClick={leave}>
      {t(messages.login)}
    </Button>
  );
}
