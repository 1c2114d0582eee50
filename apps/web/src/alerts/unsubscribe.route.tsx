import { unsubscribeFormSchema } from '@footnote/domain';
import { Button, ErrorState, Skeleton, UnsubscribeResult } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import {
  alertCalls,
  fetchLinkedAlert,
  unsubscribeAddress,
  unsubscribeByLink,
} from '../platform/alerts/alerts.client.ts';
import { refusalMessage } from '../platform/forms/problem-messages.ts';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Alerts', description: 'Title of the pages where alerts are ended, in the browser' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
  search: { defaultMessage: 'Search the literature', description: 'Leads to the search' },
});

const ASK = '/unsubscribe';
const DONE = '/unsubscribed';

/** The pages at /unsubscribe and /unsubscribed (specification §2): with the link of a mail for anybody, else for who is signed in. */
export default function UnsubscribeRoute() {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  usePageTitle(t(messages.title));
  const token = parameters.get('token');
  return token === null ? <ByAddress named={parameters.get('email') ?? ''} /> : <ByLink token={token} />;
}

function ToSearch() {
  const t = useTranslate();
  return <RouterLink href={paths.search}>{t(messages.search)}</RouterLink>;
}

const unneeded = () => undefined;

/** Ends the one alert that a link is about, once its reader says so. */
function ByLink({ token }: { token: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sending = useFormSubmission();
  const { data: linked, mutate } = useSWRImmutable([alertCalls.linked(token)], () => fetchLinkedAlert(token));
  if (linked === undefined) return <Skeleton shape="title" width="half" />;
  if (!linked.ok) {
    const isOver = linked.error.code === 'alert/link-invalid';
    const retry = <Button onClick={() => void mutate()}>{t(messages.retry)}</Button>;
    return <ErrorState title={refusalMessage(t, linked.error)} action={isOver ? <ToSearch /> : retry} />;
  }
  const { email, title, active } = linked.value;
  const there = `?token=${encodeURIComponent(token)}`;
  if ((pathname === DONE) === active) return <Navigate replace to={(active ? ASK : DONE) + there} />;
  const end = async () => {
    const ended = await sending.send(() => unsubscribeByLink(token));
    if (ended.ok) await mutate();
    if (ended.ok) void navigate(DONE + there, { replace: true });
  };
  return (
    <UnsubscribeResult
      state={active ? 'ask' : 'done'}
      email={email}
      alert={title}
      onEmailChange={unneeded}
      problem={sending.problem}
      busy={sending.busy}
      onUnsubscribe={() => void end()}
      action={<ToSearch />}
    />
  );
}

/** Ends all alerts of the user that go to an address. */
function ByAddress({ named }: { named: string }) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { profile } = useSnapshot(account);
  const form = useSchemaForm({
    schema: unsubscribeFormSchema,
    initial: { email: named === '' ? (profile?.email ?? '') : named },
  });
  const done = endedAddress(state);
  if (pathname === DONE && done === '') return <Navigate replace to={ASK} />;
  const end = () =>
    form.submit(async ({ email }) => {
      const ended = await form.send(() => unsubscribeAddress(email));
      if (ended.ok) void navigate(DONE, { replace: true, state: { unsubscribed: email } });
    });
  return (
    <UnsubscribeResult
      state={pathname === DONE ? 'done' : 'ask'}
      email={pathname === DONE ? done : form.values.email}
      onEmailChange={(email) => form.change({ email })}
      emailError={form.errors.email ?? ''}
      problem={form.problem}
      busy={form.busy}
      onUnsubscribe={end}
      action={<ToSearch />}
    />
  );
}

/** Reads what the page before handed on; the history of a browser may hold anything. */
function endedAddress(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'unsubscribed') : null;
  return typeof email === 'string' ? email : '';
}
