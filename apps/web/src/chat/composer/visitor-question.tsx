import { isEmail, VISITOR_EMAIL_DAYS } from '@footnote/domain';
import { Inline, Link, VisitorPrompt } from '@footnote/ui';
import { useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { callApi } from '../../platform/api/api.client.ts';
import { calls, paths } from '../../platform/navigation/paths.ts';
import { keepChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useWords } from '../../platform/i18n/words.ts';
import { settleVisitor, visitorPrompt } from './visitor.store.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Your e-mail address, please', description: 'Heading of the question to visitors' },
  text: {
    defaultMessage:
      'We ask once a visit, to know how many people use Footnote and not only how many browsers. We keep the address for {days, plural, one {# day} other {# days}} and send nothing to it. You can go on without one; your question stays where you wrote it. With an account, your chats are kept, too.',
    description: 'Explains to visitors why an address is asked for',
  },
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  invalid: { defaultMessage: 'Enter a valid e-mail address.', description: 'Refusal of a form' },
  submit: { defaultMessage: 'Go on asking', description: 'Gives the address of a visitor and sends their question' },
  cancel: { defaultMessage: 'Not now', description: 'Leaves the question for an address' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
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
  const say = useWords();
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
    keepChatTarget();
    settleVisitor(false);
  };
  return (
    <VisitorPrompt
      open={open}
      onClose={() => settleVisitor(false)}
      email={email}
      onChange={setEmail}
      error={tried && !isEmail(email) ? say(messages.invalid) : ''}
      onSubmit={submit}
      accountLinks={
        <Inline gap="x4">
          <RouterLink href={paths.register} onFollow={leave}>
            {say(messages.register)}
          </RouterLink>
          <RouterLink href={paths.login} onFollow={leave}>
            {say(messages.login)}
          </RouterLink>
          <Link href={paths.privacy} external>
            {say(messages.privacy)}
          </Link>
        </Inline>
      }
      labels={{
        title: say(messages.title),
        text: say(messages.text, { days: VISITOR_EMAIL_DAYS }),
        email: say(messages.email),
        submit: say(messages.submit),
        cancel: say(messages.cancel),
        close: say(messages.close),
      }}
    />
  );
}
