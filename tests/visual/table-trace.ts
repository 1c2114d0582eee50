import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { serveDocs } from '../../scripts/serve-docs.mjs';
import { chromiumLaunch } from '../support/chromium.ts';
import { longest, mainThreadTasks } from '../support/main-thread-trace.ts';

// Reports how smoothly the DataTable scrolls through 10,000 rows: npm run trace:table
const STORY = 'primitives-datatable--ten-thousand-rows';
const TRACE = join(import.meta.dirname, '../../test-results/table-trace.json');
const SITE = join(import.meta.dirname, '../../apps/docs/dist/index.json');
/** Pixels a turn of the wheel moves, and turns: from the first row to the last and back. */
const STEP = 1_600;
const TURNS = 300;

/** Keeps the time of every frame the page draws. */
const COUNT_FRAMES = `globalThis.frames_ = []; const frame = (at) => {
  globalThis.frames_.push(at);
  requestAnimationFrame(frame);
}; requestAnimationFrame(frame);`;

async function scrollThrough(page: Page, step: number): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, step);
}

async function measure(page: Page, address: string): Promise<Record<string, unknown>> {
  await page.goto(`${address}/iframe.html?id=${STORY}&viewMode=story&globals=a11y.manual:!true`);
  const table = page.getByRole('grid', { name: 'Documents' });
  await table.getByRole('checkbox', { name: 'Select Protocol 1.pdf' }).waitFor();
  await page.waitForTimeout(2_000);
  await table.hover();
  mkdirSync(join(TRACE, '..'), { recursive: true });
  const browser = page.context().browser();
  await browser?.startTracing(page, { path: TRACE });
  await page.evaluate(COUNT_FRAMES);
  await scrollThrough(page, STEP);
  const farthest = await table.evaluate((element) => element.parentElement?.scrollTop ?? 0);
  await scrollThrough(page, -STEP);
  const at = await page.evaluate<number[]>('globalThis.frames_');
  await browser?.stopTracing();
  const frames = at.slice(1).map((time, index) => time - (at[index] ?? time));
  const tasks = mainThreadTasks(TRACE);
  return {
    rows: 10_000,
    pixelsScrolled: farthest,
    frames: frames.length,
    longestFramesMs: longest(frames),
    framesOver50Ms: frames.filter((frame) => frame > 50).length,
    longestTasksMs: { work: longest(tasks.map(({ work }) => work)), clock: longest(tasks.map(({ clock }) => clock)) },
    tasksOver50Ms: {
      work: tasks.filter(({ work }) => work > 50).length,
      clock: tasks.filter(({ clock }) => clock > 50).length,
    },
  };
}

if (!existsSync(SITE)) throw new Error('The docs site is not built yet: npm run docs:build');
const { server, address } = await serveDocs(0);
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  process.stdout.write(`${JSON.stringify(await measure(page, address))}\n`);
} finally {
  await browser.close();
  server.close();
}
