import { isEmail, VISITOR_EMAIL_DAYS } from '@footnote/domain';
import { Inline, Link, VisitorPrompt } from '@footnote/ui';
import { useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { callApi } from '../../platform/api/api.client.ts';
import { calls, paths } from '../../platform/navigation/paths.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { settleVisitor, visitorPrompt } from './visitor.store.ts';

const messages = defineMessages({
  invalid: { defaultMessage: 'Enter a valid e-mail address.', description: 'Refusal of a form' },
  privacy: { defaultMessage: 'Privacy', description: 'Leads to the page on what is kept about readers' },
  register: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
});

/** Tells the server; whether it hears changes nothing for the visitor (specification §7). */
function tellServer(email: string): void {
  void callApi(calls.addVisitor, { method: 'POST', body: { email: email.trim() }, read: () => null });
}

/** Asks a visitor for an address before their question is sent. */
export function VisitorQuestion() {
  const t = useTranslate();
  const { settle } = useSnapshot(visitorPrompt);
  const { stage } = useSnapshot(account);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const open = settle !== null;
  useEffect(() => {
    // Somebody signed in in another tab while this waited.
    if (open && stage !== 'visitor') settleVisitor(true);
  }, [open, stage]);
  const submit = () => {
    setTried(true);
    if (!isEmail(email)) return;
    tellServer(email);
    settleVisitor(true);
  };
  const leave = () => {
    storeChatTarget();
    settleVisitor(false);
  };
  return (
    <VisitorPrompt
      keptDays={VISITOR_EMAIL_DAYS}
      open={open}
      onClose={() => settleVisitor(false)}
      email={email}
      onChange={setEmail}
      error={tried && !isEmail(email) ? t(messages.invalid) : ''}
      onSubmit={submit}
      accountLinks={
        <Inline gap="x4">
          <RouterLink href={paths.register} onFollow={leave}>
            {t(messages.register)}
          </RouterLink>
          <RouterLink href={paths.login} onFollow={leave}>
            {t(messages.login)}
          </RouterLink>
          <Link href={paths.privacy} external>
            {t(messages.privacy)}
          </Link>
        </Inline>
      }
    />
  );
}
