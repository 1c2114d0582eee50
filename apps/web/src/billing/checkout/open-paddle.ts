import type { Checkout } from '@footnote/domain';

const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/** What of Paddle.js is used here. */
interface PaddleScript {
  Environment: { set: (environment: 'sandbox') => void };
  Initialize: (options: { token: string; eventCallback: (event: { name?: string }) => void }) => void;
  Checkout: { open: (options: { transactionId: string; settings: Record<string, unknown> }) => void };
}

declare global {
  interface Window {
    Paddle?: PaddleScript;
  }
}

/** Loads Paddle.js, which Paddle asks not to bundle. Rejects where it cannot be loaded. */
async function loadPaddle(): Promise<PaddleScript> {
  if (window.Paddle === undefined) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = SCRIPT;
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      document.head.append(script);
    });
  }
  if (window.Paddle === undefined) throw new Error('Paddle.js did not load.');
  return window.Paddle;
}

/** Opens the checkout of Paddle over the page; `onEnd` hears whether it was completed or left. */
export async function openPaddle(
  { id, clientToken, environment }: Extract<Checkout, { provider: 'paddle' }>,
  locale: string,
  onEnd: (completed: boolean) => void,
): Promise<void> {
  const paddle = await loadPaddle();
  if (environment === 'sandbox') paddle.Environment.set('sandbox');
  let completed = false;
  paddle.Initialize({
    token: clientToken,
    eventCallback: ({ name }) => {
      if (name === 'checkout.completed') completed = true;
      if (name === 'checkout.closed') onEnd(completed);
    },
  });
  paddle.Checkout.open({ transactionId: id, settings: { displayMode: 'overlay', locale } });
}
