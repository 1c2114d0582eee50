import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { longest, mainThreadTasks } from '../support/main-thread-trace.ts';
import { startFakeLlmServer } from '../support/fake-llm-server.ts';
import { startProductServer } from '../support/product-server.ts';
import { ChatPage, QUESTION } from './chat-page.ts';

// Reports how smoothly the chat draws a long answer at the end of a long session: npm run trace:streaming
const CHARACTERS = 32_000;
const EARLIER_MESSAGES = 60;
const TRACE = join(import.meta.dirname, '../../test-results/streaming-trace.json');

/** Prose, lists, citations and a table now and then, as a model writes them. */
function longAnswer(): string {
  const parts = ['**Bottom line**\n\nThe trials agree [1].'];
  for (let at = 0; parts.join('\n\n').length < CHARACTERS; at += 1) {
    parts.push(
      `### Finding ${at + 1}\n\nThe primary outcome occurred less often with *treatment* than with placebo in trial ${at} [1].`,
    );
    parts.push(`- Risk fell by ${at} per cent [1]\n- Harm was **rare** [2]\n- Follow-up lasted ${at} months [1, 2]`);
    if (at % 12 === 0)
      parts.push(`| Trial | n | Effect |\n|---|--:|---|\n| Number ${at} [1] | ${at * 100} | 0.7${at % 10} |`);
  }
  return parts.join('\n\n').slice(0, CHARACTERS);
}

/** A session with earlier answers, saved as a client saves one the server has not seen. */
async function longSession(page: Page, url: string): Promise<string> {
  const sessionId = crypto.randomUUID();
  const text = `**Bottom line**\n\n${'A sentence of an earlier answer that is about as long as sentences are. '.repeat(20)}`;
  const history = Array.from({ length: EARLIER_MESSAGES / 2 }, (_none, at) => [
    { user: 'USER', content: `Question ${at + 1}` },
    { user: 'ASSISTANT', content: text },
  ]).flat();
  await page.goto(url);
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/chat/sessions', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ sessionId, session: { citations: [], history } }),
  );
  if (status !== 204) throw new Error(`The long session could not be saved: HTTP ${status}.`);
  return sessionId;
}

async function measure(delayMs: number): Promise<void> {
  const model = await startFakeLlmServer({ behaviour: { kind: 'normal', answer: longAnswer(), delayMs } });
  const product = await startProductServer({
    FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
    FOOTNOTE_LLM_MODEL: 'test-model',
    FOOTNOTE_LLM_BASE_URL: model.baseUrl('openai-compatible'),
  });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const chat = new ChatPage(page, product.url);
    const sessionId = await longSession(page, `${product.url}/chat`);
    await chat.open(`/chat?sid=${sessionId}`);
    await chat.turns.nth(EARLIER_MESSAGES / 2 - 1).waitFor();
    mkdirSync(join(TRACE, '..'), { recursive: true });
    await browser.startTracing(page, { path: TRACE });
    const began = performance.now();
    await chat.send(QUESTION);
    const turn = chat.turns.nth(EARLIER_MESSAGES / 2);
    await turn.getByRole('group', { name: 'Actions on this answer' }).waitFor({ timeout: 240_000 });
    const seconds = (performance.now() - began) / 1000;
    await browser.stopTracing();
    const tasks = mainThreadTasks(TRACE);
    const report = {
      characters: CHARACTERS,
      earlierMessages: EARLIER_MESSAGES,
      delayMs,
      seconds: Number(seconds.toFixed(1)),
      longestTasksMs: { work: longest(tasks.map(({ work }) => work)), clock: longest(tasks.map(({ clock }) => clock)) },
      tasksOver50Ms: {
        work: tasks.filter(({ work }) => work > 50).length,
        clock: tasks.filter(({ clock }) => clock > 50).length,
      },
      busyShare: Number((tasks.reduce((sum, { work }) => sum + work, 0) / (seconds * 1000)).toFixed(3)),
    };
    process.stdout.write(`${JSON.stringify(report)}\n`);
  } finally {
    await browser.close();
    await product.close();
    await model.close();
  }
}

// As fast as a quick model streams, and as fast as the machine can.
await measure(4);
await measure(0);
