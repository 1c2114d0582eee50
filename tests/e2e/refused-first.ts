import type { Page } from '@playwright/test';

/** What a call is answered whose session ended: nobody is known by it, or the chat it is about is not theirs. */
const REFUSALS: ReadonlySet<number> = new Set([401, 404]);

/**
 * Has the first to find out that a session ended be something that is sent: what the tabs look up on their own meanwhile waits for
 * what comes of it, and where several send, none is heard before all have sent. Resolves once the calls were refused.
 */
export async function refusedFirst(
  { senders, listeners = [] }: { senders: readonly Page[]; listeners?: readonly Page[] },
  send: () => Promise<void>,
): Promise<void> {
  const refused = Promise.all(
    senders.map((tab) =>
      tab.waitForResponse((response) => response.request().method() !== 'GET' && REFUSALS.has(response.status())),
    ),
  );
  const sent = new Set<Page>();
  const everybodySent = Promise.withResolvers<void>();
  const lookUps = (url: URL) => url.pathname.startsWith('/api/');
  const tabs = [...senders, ...listeners];
  for (const tab of tabs)
    await tab.route(lookUps, async (route) => {
      if (route.request().method() === 'GET') await refused;
      else {
        sent.add(tab);
        if (senders.every((sender) => sent.has(sender))) everybodySent.resolve();
        await everybodySent.promise;
      }
      // Unrouting lets go what is still held.
      await route.continue().catch(() => undefined);
    });
  await send();
  await refused;
  for (const tab of tabs) await tab.unroute(lookUps);
}
