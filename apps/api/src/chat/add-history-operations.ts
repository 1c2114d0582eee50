import {
  saveSessionSchema,
  type ChatError,
  type ChatHistoryItem,
  type ChatHistoryPage,
  type ChatSession,
  type ChatTurn,
  type Result,
} from '@footnote/domain';
import { spend } from '../platform/budgets/spending.ts';
import { checkedArguments, type OperationBuilder } from '../platform/graphql/schema-builder.ts';
import type { CurrentUser } from '../platform/owner.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { historyPageQuerySchema, renameSessionSchema, sessionIdSchema } from './chat-endpoints.ts';
import type { ChatSessions } from './chat.ports.ts';
import type { RunningTurns } from './turns/running-turns.ts';

/** Adds the operations on a user's own chats of specification §7; what is somebody else's does not exist. */
export function addHistoryOperations(
  builder: OperationBuilder,
  { sessions, turns }: { sessions: ChatSessions; turns: Pick<RunningTurns, 'stop'> },
): void {
  const Session = sessionType(builder);
  const Page = pageType(builder);
  addRename(builder, sessions);
  builder.queryField('listChatHistory', (t) =>
    t.field({
      type: Page,
      description: 'A page of five chats, newest first; search looks into questions and answers.',
      args: {
        uid: t.arg.id({ required: true }),
        page: t.arg.int({ required: true, defaultValue: 1 }),
        search: t.arg.string({ required: true, defaultValue: '' }),
      },
      async resolve(_root, { uid, page, search }, { user, owner }) {
        refuseOthers(user, uid);
        const asked = { page: String(page), search };
        const checked = checkedArguments(historyPageQuerySchema, asked, 'chat/payload-invalid');
        return sessions.list(owner, { page: checked.page, pageSize: checked.page_size, search: checked.search });
      },
    }),
  );
  builder.queryField('loadChatHistory', (t) =>
    t.field({
      type: Session,
      args: { sessionId: t.arg.id({ required: true }) },
      async resolve(_root, { sessionId }, { owner }) {
        const session = await sessions.open(owner, validId(sessionId));
        if (session === null) throw new RequestFailure('chat/session-not-found');
        return { ...session.item, turns: await Array.fromAsync(session.turns) };
      },
    }),
  );
  builder.mutationField('saveChat', (t) =>
    t.boolean({
      description: 'Saves votes and feedback of a session, or a session the server does not know.',
      args: { sessionId: t.arg.id({ required: true }), session: t.arg({ type: 'Json', required: true }) },
      async resolve(_root, input, { owner }) {
        const session = checkedArguments(saveSessionSchema, input, 'chat/payload-invalid');
        const saved = done(await sessions.save(owner, session));
        spend('bytes', Buffer.byteLength(JSON.stringify(session)));
        return saved;
      },
    }),
  );
  builder.mutationField('deleteChatHistory', (t) =>
    t.boolean({
      description: 'Deletes a session; an answer that is running in it is stopped.',
      args: { uid: t.arg.id({ required: true }), sessionId: t.arg.id({ required: true }) },
      async resolve(_root, { uid, sessionId }, { user, owner }) {
        refuseOthers(user, uid);
        const id = validId(sessionId);
        await turns.stop(owner, id);
        return done(await sessions.remove(owner, id));
      },
    }),
  );
}

function addRename(builder: OperationBuilder, sessions: ChatSessions): void {
  builder.mutationField('renameChat', (t) =>
    t.boolean({
      args: { sessionId: t.arg.id({ required: true }), title: t.arg.string({ required: true }) },
      async resolve(_root, { sessionId, title: given }, { owner }) {
        const id = validId(sessionId);
        const { title } = checkedArguments(renameSessionSchema, { title: given }, 'chat/payload-invalid');
        return done(await sessions.rename(owner, id, title));
      },
    }),
  );
}

/** The account a caller names can only be the caller's. */
function refuseOthers({ accountId }: CurrentUser, uid: string): void {
  if (uid !== accountId) throw new RequestFailure('chat/session-not-found');
}

function validId(sessionId: string): string {
  return checkedArguments(sessionIdSchema, sessionId, 'chat/session-not-found');
}

function done(result: Result<null, ChatError>): true {
  if (!result.ok) throw new RequestFailure(result.error.code, result.error.retryAfterSeconds);
  return true;
}

function pageType(builder: OperationBuilder) {
  const Item = builder.objectRef<ChatHistoryItem>('ChatHistoryItem').implement({
    fields: (t) => ({
      sessionId: t.exposeID('sessionId'),
      timestamp: t.exposeString('timestamp'),
      title: t.exposeString('title'),
      isChatShared: t.exposeBoolean('isChatShared'),
    }),
  });
  return builder.objectRef<ChatHistoryPage>('ChatHistoryPage').implement({
    fields: (t) => ({ items: t.expose('items', { type: [Item] }), total: t.exposeInt('total') }),
  });
}

function sessionType(builder: OperationBuilder) {
  const Turn = turnType(builder);
  return builder.objectRef<ChatSession>('ChatSession').implement({
    fields: (t) => ({
      sessionId: t.exposeID('sessionId'),
      timestamp: t.exposeString('timestamp'),
      title: t.exposeString('title'),
      isChatShared: t.exposeBoolean('isChatShared'),
      turns: t.expose('turns', { type: [Turn] }),
    }),
  });
}

function turnType(builder: OperationBuilder) {
  return builder.objectRef<ChatTurn>('ChatTurn').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      position: t.exposeInt('position'),
      state: t.exposeString('state'),
      writtenBy: t.exposeString('writtenBy'),
      question: t.exposeString('question'),
      mainQuestion: t.exposeString('mainQuestion'),
      actionQuestion: t.exposeString('actionQuestion'),
      searchString: t.exposeString('searchString'),
      retrieved: t.exposeInt('retrieved', { nullable: true }),
      answer: t.exposeString('answer'),
      language: t.exposeString('language'),
      citations: t.expose('citations', { type: 'Json' }),
      claims: t.expose('claims', { type: 'Json' }),
      writer: t.expose('writer', { type: 'Json', nullable: true }),
      failure: t.expose('failure', { type: 'Json', nullable: true }),
      responseQuality: t.exposeInt('responseQuality'),
      feedback: t.exposeString('feedback'),
      request: t.expose('request', { type: 'Json', nullable: true }),
      askedAt: t.exposeString('askedAt'),
    }),
  });
}
