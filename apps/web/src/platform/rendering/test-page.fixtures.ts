import { createServer, type RequestListener } from 'node:http';
import { vi } from 'vitest';

/** A real server on a random port that the code under test takes for the origin of its page. */
export async function openTestPage(listener: RequestListener): Promise<{ close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => realFetch(new URL(url, origin), init));
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task, 4));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return {
    close: async () => {
      vi.unstubAllGlobals();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
