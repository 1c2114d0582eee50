import {
  CATEGORY_QUERIES,
  savedSearchWords,
  type AlertList as Listed,
  type FollowedAnswer,
  type SavedAlert,
} from '@footnote/domain';
import { AlertList, type AlertEntry } from '@footnote/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { alertCalls, changeAlert, deleteAlert, fetchAlerts } from '../platform/alerts/alerts.client.ts';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';

const messages = defineMessages({
  next: { defaultMessage: 'To {email}, next on {day}', description: 'Where an alert is sent, and when it looks next' },
  paused: { defaultMessage: 'Paused; nothing goes to {email}', description: 'Said of an alert that its owner paused' },
  unsubscribed: {
    defaultMessage: 'You unsubscribed; nothing goes to {email}',
    description: 'Said of an alert that was ended by the link of an e-mail',
  },
  undeliverable: {
    defaultMessage: 'E-mails to {email} came back. Resume it once they arrive again.',
    description: 'Said of an alert that sends nothing, because the mailbox does not take it',
  },
  failing: {
    defaultMessage:
      'Its search was refused since {since}, as too wide or too slow, so that nothing was sent. Open it, narrow it and save it anew; this one is tried again on {day}.',
    description: 'Said of an alert whose search does not run any more; since and day are dates',
  },
  answer: {
    defaultMessage: 'A followed answer: new studies on its question, and changes of those it cites',
    description: 'Says what somebody who follows an answer is told',
  },
  search: { defaultMessage: 'Search the literature', description: 'Leads to the search' },
});

const NOTHING: Listed = { alerts: [], answers: [] };

/** The part of the page that links lead to. */
const ALERTS = '#alerts';

export interface OwnAlertsProps {
  /** The name of a category in the language of the page; `label` where it has none. */
  categoryName: (t: Translate, category: { id: string; label: string }) => string;
}

/** Where an alert goes and when, or why it sends nothing. */
function factsOf(alert: SavedAlert | FollowedAnswer, t: Translate, formatDate: (moment: string) => string) {
  const { state, email, next_at: next } = alert;
  const failing = 'failing_since' in alert ? alert.failing_since : null;
  const day = formatDate(next ?? '');
  if (failing !== null) return { facts: '', warning: t(messages.failing, { since: formatDate(failing), day }) };
  if (state === 'undeliverable') return { facts: '', warning: t(messages.undeliverable, { email }) };
  return { facts: state === 'active' ? t(messages.next, { email, day }) : t(messages[state], { email }) };
}

/** The alerts of a user on the page of their profile. */
export function OwnAlerts({ categoryName }: OwnAlertsProps) {
  const t = useTranslate();
  const { formatDate } = useMoments();
  const navigate = useNavigate();
  const { profile } = useSnapshot(account);
  const { data: loaded, mutate } = useSWR(profile && [alertCalls.all, profile.id], fetchAlerts);
  const { busy, problem, change } = useChange();
  const [tried, setTried] = useState('');
  const { alerts, answers } = loaded?.ok === true ? loaded.value : NOTHING;
  const changed = async (id: string, call: () => Promise<unknown>) => {
    setTried(id);
    await call();
    await mutate();
  };
  const searchOf = (alert: SavedAlert): AlertEntry => ({
    ...entryOf(alert),
    query: savedSearchWords(alert, (qid) => {
      const label = CATEGORY_QUERIES.find(({ id }) => id === qid)?.title ?? qid;
      return categoryName(t, { id: qid, label });
    }),
    href: `${paths.search}?qid=${alert.id}`,
  });
  const answerOf = (answer: FollowedAnswer): AlertEntry => ({
    ...entryOf(answer),
    query: t(messages.answer),
    href: paths.chatSession(answer.session_id),
  });
  const entryOf = (alert: SavedAlert | FollowedAnswer) => ({
    id: alert.id,
    title: alert.title,
    ...factsOf(alert, t, formatDate),
    frequency: alert.frequency,
    active: alert.state === 'active',
    busy: busy === alert.id,
    ...(tried === alert.id && problem !== '' ? { problem } : {}),
  });
  return (
    <Section>
      <AlertList
        titled
        alerts={[...alerts.map(searchOf), ...answers.map(answerOf)]}
        state={loaded === undefined ? 'loading' : loaded.ok ? 'ready' : 'error'}
        onRetry={() => void mutate()}
        onActive={(id, active) =>
          void changed(id, () => change(id, () => changeAlert(id, { state: active ? 'active' : 'paused' })))
        }
        onFrequency={(id, frequency) => void changed(id, () => change(id, () => changeAlert(id, { frequency })))}
        onDelete={(id) => void changed(id, () => change(id, () => deleteAlert(id)))}
        onFollow={(href) => void navigate(href)}
        emptyAction={<RouterLink href={paths.search}>{t(messages.search)}</RouterLink>}
      />
    </Section>
  );
}

/** Comes into view for whoever followed a link to it. */
function Section({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === ALERTS) part.current?.scrollIntoView();
  }, [hash]);
  return (
    <div id="alerts" ref={part}>
      {children}
    </div>
  );
}
