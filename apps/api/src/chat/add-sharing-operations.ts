import type { ChatShare, SharedChat, SharedTurn } from '@footnote/domain';
import {
  checkedArguments,
  type OperationBuilder,
  type PublicOperationBuilder,
} from '../platform/graphql/schema-builder.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { sessionIdSchema, shareIdSchema } from './chat-endpoints.ts';
import type { ChatSessions } from './chat.ports.ts';

/** Adds shareChat of specification §7, which shares a user's chat and takes it back. */
export function addShareOperation(builder: OperationBuilder, sessions: ChatSessions): void {
  const Share = builder.objectRef<ChatShare>('ChatShare').implement({
    fields: (t) => ({
      isChatShared: t.boolean({ resolve: ({ shareId }) => shareId !== null }),
      shareId: t.exposeID('shareId', { nullable: true }),
    }),
  });
  builder.mutationField('shareChat', (t) =>
    t.field({
      type: Share,
      description: 'Shares a session with everybody who has its public id, or ends that at once and for good.',
      args: { sessionId: t.arg.id({ required: true }), isChatShared: t.arg.boolean({ required: true }) },
      async resolve(_root, { sessionId, isChatShared }, { owner }) {
        const id = checkedArguments(sessionIdSchema, sessionId, 'chat/session-not-found');
        const result = isChatShared ? await sessions.share(owner, id) : await sessions.unshare(owner, id);
        if (!result.ok) throw new RequestFailure(result.error.code, result.error.retryAfterSeconds);
        return result.value ?? { shareId: null };
      },
    }),
  );
}

/** Adds loadSharedChatHistory of specification §7, which everybody with the public id of a chat may run. */
export function addSharedChatOperation(builder: PublicOperationBuilder, sessions: ChatSessions): void {
  const Chat = sharedChatType(builder);
  builder.queryField('loadSharedChatHistory', (t) =>
    t.field({
      type: Chat,
      description: 'The finished turns of a shared session, without anything of its owner and of private sources.',
      args: { shareId: t.arg.id({ required: true }) },
      async resolve(_root, { shareId }) {
        const turns = await sessions.openShared(checkedArguments(shareIdSchema, shareId, 'chat/session-not-found'));
        if (turns === null) throw new RequestFailure('chat/session-not-found');
        return { turns: await Array.fromAsync(turns) };
      },
    }),
  );
}

function sharedChatType(builder: PublicOperationBuilder) {
  const Turn = builder.objectRef<SharedTurn>('SharedTurn').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      state: t.exposeString('state'),
      question: t.exposeString('question'),
      answer: t.exposeString('answer'),
      language: t.exposeString('language'),
      citations: t.expose('citations', { type: 'Json' }),
      claims: t.expose('claims', { type: 'Json' }),
      writer: t.expose('writer', { type: 'Json', nullable: true }),
    }),
  });
  return builder.objectRef<SharedChat>('SharedChat').implement({
    fields: (t) => ({ turns: t.expose('turns', { type: [Turn] }) }),
  });
}
