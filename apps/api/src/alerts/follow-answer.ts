import {
  ALERT_ERRORS,
  citedReferences,
  err,
  followedQuestion,
  followRefusal,
  noticeKeys,
  ok,
  type AlertErrorCode,
  type ChatTurn,
  type FollowedAnswer,
  type FollowRequest,
  type Result,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { ChatSessions } from '../chat/chat.ports.ts';
import type { Accounts } from '../identity/identity.ports.ts';
import type { Alerts, StudiesOnQuestion } from './alerts.ports.ts';

export interface FollowDeps {
  alerts: Pick<Alerts, 'follow' | 'answers'>;
  accounts: Pick<Accounts, 'find'>;
  sessions: Pick<ChatSessions, 'open'>;
  literature: LiteratureIndex;
  studiesOn: StudiesOnQuestion;
}

/** Who follows an answer: an account, for itself or for an organization. */
export interface Follower {
  accountId: string;
  /** As the chats of it are kept. */
  owner: string;
}

/**
 * Has an account told of new studies on the question of an answer of its own, by mail to its own address; what there is now is no
 * news. Rejects as the index's searches do.
 */
export async function followAnswer(
  deps: FollowDeps,
  { accountId, owner }: Follower,
  { request, signal }: { request: FollowRequest; signal: AbortSignal },
): Promise<Result<FollowedAnswer, { code: AlertErrorCode; message: string }>> {
  const refuse = (code: AlertErrorCode) => err(ALERT_ERRORS.error(code));
  const account = await deps.accounts.find(accountId);
  if (account?.emailVerified !== true) return refuse('alert/email-unproven');
  const turn = await turnOf(deps, owner, request);
  if (turn === null) return refuse('alert/answer-not-found');
  const refused = followRefusal(turn);
  const answer = followedQuestion(request.session_id, turn);
  if (refused !== null || answer === null) return refuse(refused ?? 'alert/answer-without-studies');
  const pmids = citedReferences(turn).map(({ citation }) => citation.pmid);
  const cited = await deps.literature.articles(pmids);
  const known = await deps.studiesOn(answer, signal);
  const added = await deps.alerts.follow(accountId, {
    turnId: turn.id,
    email: account.email,
    answer,
    seen: [...new Set([...known.pmids, ...pmids])],
    cited: cited.map(({ pmid, notices }) => ({ pmid, notices: noticeKeys(notices) })),
  });
  if ('refused' in added) return refuse(added.refused);
  const followed = (await deps.alerts.answers(accountId)).find(({ id }) => id === added.id);
  return followed === undefined ? refuse('alert/answer-not-found') : ok(followed);
}

async function turnOf(
  { sessions }: FollowDeps,
  owner: string,
  { session_id: sessionId, position, question }: FollowRequest,
): Promise<ChatTurn | null> {
  const session = await sessions.open(owner, sessionId);
  if (session === null) return null;
  for await (const turn of session.turns)
    if (turn.position === position) return turn.question === question ? turn : null;
  return null;
}
