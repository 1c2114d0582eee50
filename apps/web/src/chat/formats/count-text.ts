/** A text whose tokens are wanted. */
export interface TokensToCount {
  id: number;
  text: string;
}

/** How many it has. */
export interface CountedTokens {
  id: number;
  tokens: number;
}

/** Characters of a token in plain English, about; stands in until the tokeniser is loaded, as the server counts exactly. */
const CHARACTERS_PER_TOKEN = 4;

type Waiting = Map<number, (tokens: number) => void>;

interface Counting {
  worker: Worker;
  waiting: Waiting;
}

let counting: Counting | null = null;
let last = 0;

/** Tokens of a text until they are counted. */
export function estimatedTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** Counts the tokens of a text with the server's tokeniser, whose tables are loaded by a worker when they are first needed. */
export function countText(text: string): Promise<number> {
  if (text === '') return Promise.resolve(0);
  return new Promise((resolve) => {
    const { worker, waiting } = (counting ??= begin());
    last += 1;
    waiting.set(last, (tokens) => resolve(tokens < 0 ? estimatedTokens(text) : tokens));
    const message: TokensToCount = { id: last, text };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it never leaves the page
    worker.postMessage(message);
  });
}

function begin(): Counting {
  const worker = new Worker(new URL('tokens.worker.ts', import.meta.url), { type: 'module' });
  const waiting: Waiting = new Map();
  worker.addEventListener('message', ({ data: { id, tokens } }: MessageEvent<CountedTokens>) => {
    waiting.get(id)?.(tokens);
    waiting.delete(id);
  });
  worker.addEventListener('error', () => {
    for (const count of waiting.values()) count(-1);
    worker.terminate();
    counting = null;
  });
  return { worker, waiting };
}
