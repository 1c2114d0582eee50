import { VISITOR_EMAIL_DAYS, visitorEmailSchema } from '@footnote/domain';
import { Inline, Link, VisitorPrompt } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { callApi } from '../../platform/api/api.client.ts';
import { calls, paths } from '../../platform/navigation/paths.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { declineVisitor, settleVisitor, visitorPrompt } from './visitor.store.ts';

const messages = defineMessages({
  privacy: { defaultMessage: 'Privacy', description: 'Leads to the page on what is kept about readers' },
  register: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
});

const schema = visitorEmailSchema.pick({ email: true });

/** Tells the server; whether it hears changes nothing for the visitor (specification §7). */
function tellServer(email: string): void {
  void callApi(calls.addVisitor, { method: 'POST', body: { email }, read: () => null });
}

/** Asks a visitor for an address before their question is sent. */
export function VisitorQuestion() {
  const t = useTranslate();
  const { settle } = useSnapshot(visitorPrompt);
  const { stage } = useSnapshot(account);
  const form = useSchemaForm({ schema, initial: { email: '' } });
  const open = settle !== null;
  useEffect(() => {
    // Somebody signed in in another tab while this waited.
    if (open && stage !== 'visitor') settleVisitor(true);
  }, [open, stage]);
  const submit = ({ email }: { email: string }) => {
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
      onClose={declineVisitor}
      email={form.values.email}
      onChange={(email) => form.change({ email })}
      {...(form.errors.email === undefined ? {} : { error: form.errors.email })}
      onSubmit={() => form.submit(submit)}
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
