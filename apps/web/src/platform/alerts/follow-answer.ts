import type { FollowedAnswer, FollowRequest } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import { account } from '../account/account.store.ts';
import { refusalMessage } from '../forms/problem-messages.ts';
import type { Translate } from '../i18n/translate.ts';
import { showToast } from '../shell/toasts.ts';
import { deleteAlert, fetchAlerts, followAnswer } from './alerts.client.ts';
import { answerKey, followed } from './followed.store.ts';

const messages = defineMessages({
  needsAccount: {
    defaultMessage: 'Log in to follow answers.',
    description: 'Said to a visitor who wants to be told of new studies on an answer',
  },
  followed: {
    defaultMessage: 'You are told by e-mail, on Mondays, of new studies that may change this answer.',
    description: 'Said once an answer is followed',
  },
  ended: {
    defaultMessage: 'You no longer follow this answer.',
    description: 'Said once an answer is not followed any more',
  },
});

/** Calls under way, by what they are about. */
const pending = new Set<string>();

function note({ id, session_id: sessionId, position, state }: FollowedAnswer): void {
  if (state === 'active') followed.ids[answerKey(sessionId, position)] = id;
}

/** Asks once which answers the user follows. */
export async function loadFollowed(): Promise<void> {
  const accountId = account.profile?.id ?? '';
  if (accountId === '' || followed.accountId === accountId) return;
  Object.assign(followed, { accountId, ids: {} });
  const loaded = await fetchAlerts();
  if (!loaded.ok) followed.accountId = '';
  else if (followed.accountId === accountId) for (const answer of loaded.value.answers) note(answer);
}

/** Follows an answer, or ends that, and says so. */
export async function toggleFollowed(t: Translate, answer: FollowRequest): Promise<void> {
  if (account.stage !== 'signedIn') return showToast('info', t(messages.needsAccount));
  const key = answerKey(answer.session_id, answer.position);
  if (pending.has(key)) return undefined;
  pending.add(key);
  try {
    const id = followed.ids[key];
    return await (id === undefined ? begin(t, answer) : end(t, { id, key }));
  } finally {
    pending.delete(key);
  }
}

async function begin(t: Translate, answer: FollowRequest): Promise<void> {
  const done = await followAnswer(answer);
  if (!done.ok) return showToast('critical', refusalMessage(t, done.error));
  note(done.value);
  return showToast('positive', t(messages.followed));
}

async function end(t: Translate, { id, key }: { id: string; key: string }): Promise<void> {
  const done = await deleteAlert(id);
  // What was ended elsewhere is gone already.
  if (!done.ok && done.error.code !== 'alert/not-found') return showToast('critical', refusalMessage(t, done.error));
  delete followed.ids[key];
  return showToast('info', t(messages.ended));
}
