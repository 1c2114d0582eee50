import { alertFormSchema, CATEGORY_QUERIES, savedSearchWords, type UserProfile } from '@footnote/domain';
import { AlertModal } from '@footnote/ui';
import { useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { subscribeAlert } from '../../platform/alerts/alerts.client.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { storeTarget } from '../../platform/navigation/redirect-target.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { categoryName } from '../form/category-names.ts';
import type { Search, SearchState } from '../search-state.ts';
import { savedOfState } from './saved-state.ts';

const messages = defineMessages({
  login: { defaultMessage: 'Log in to be told what is new in this search.', description: 'Said to a visitor' },
  done: {
    defaultMessage:
      'The search is saved. The first e-mail comes on {day} if there is something new by then. You find your alerts under “My profile”.',
    description: 'Said once an alert was made',
  },
});

export interface SubscribeAlertProps {
  state: SearchState;
  search: Search;
  onClose: () => void;
}

/** Asks where the news of a search should be sent; a visitor is led to log in first. */
export function SubscribeAlert(props: SubscribeAlertProps) {
  const { stage, profile } = useSnapshot(account);
  if (stage === 'loading') return null;
  return profile === null ? <ToLogin /> : <SubscribeForm {...props} profile={profile} />;
}

function ToLogin() {
  const t = useTranslate();
  const navigate = useNavigate();
  useEffect(() => {
    storeTarget(location.pathname + location.search);
    showToast('info', t(messages.login));
    void navigate(paths.login);
  }, [t, navigate]);
  return null;
}

/** Longest name an alert is offered. */
const LONGEST_NAME = 80;

function SubscribeForm({
  state,
  search,
  onClose,
  profile,
}: SubscribeAlertProps & { profile: Readonly<Pick<UserProfile, 'email' | 'institution'>> }) {
  const t = useTranslate();
  const { formatDate } = useMoments();
  const saved = savedOfState(state, search);
  const words = savedSearchWords(saved, (qid) => nameOfCategory(t, qid));
  const initial = {
    email: profile.email,
    institution: profile.institution,
    title: words.slice(0, LONGEST_NAME).trim(),
  };
  const form = useSchemaForm({ schema: alertFormSchema, initial, live: true });
  const [firstAt, setFirstAt] = useState<string | null>(null);
  const subscribe = () =>
    form.submit(async (request) => {
      const made = await form.send(() => subscribeAlert({ ...request, ...saved, frequency: 'weekly' }));
      if (made.ok) setFirstAt(made.value.next_at);
    });
  return (
    <AlertModal
      open
      onClose={onClose}
      query={words}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      onSubscribe={subscribe}
      canSubscribe={form.complete}
      busy={form.busy}
      {...(firstAt === null ? {} : { done: t(messages.done, { day: formatDate(firstAt) }) })}
    />
  );
}

function nameOfCategory(t: Translate, id: string): string {
  const label = CATEGORY_QUERIES.find((query) => query.id === id)?.title ?? id;
  return categoryName(t, { id, label });
}
