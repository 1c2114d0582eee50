import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Lets the library begin a session for an account that has proven itself in steps it does not know; no call reaches it. */
export function sessionPlugin() {
  return {
    id: 'proven-session',
    endpoints: {
      beginSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ accountId: z.string() }) },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.accountId);
          if (user === null) throw new APIError('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id, false);
          await setSessionCookie(context, { session, user });
          return context.json({ token: session.token });
        },
      ),
    },
  };
}
