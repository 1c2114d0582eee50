import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  exportName?: string;
  type: string;
}

const indexFile = new URL('../../apps/docs/dist/index.json', import.meta.url).pathname;
const index: { entries: Record<string, IndexEntry> } = existsSync(indexFile)
  ? JSON.parse(readFileSync(indexFile, 'utf8'))
  : { entries: {} };
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };
/** What pictures show is the same on every day. */
const TODAY = new Date('2026-11-20T12:00:00Z');

/** True in a page whose story is drawn and has been played. */
const DONE = "/^(completed|finished|errored)$/.test(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')";

/** Ways a story is pictured: all in light, the first of a component on a dark phone, too. */
const firstOfItsComponent = new Set(new Map([...stories].reverse().map((story) => [story.title, story.id])).values());

async function open(page: Page, story: IndexEntry, theme: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(DONE);
  await page.evaluate(() => document.fonts.ready);
}

test('the site is built', () => {
  expect(stories.length, 'npm run docs:build makes the stories that are pictured').toBeGreaterThan(0);
});

for (const story of stories) {
  const size = /phone/i.test(story.name) ? PHONE : DESKTOP;

  test(`${story.title} · ${story.name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, story, 'light');
    await expect(page).toHaveScreenshot(`${story.id}.png`);
  });

  if (!firstOfItsComponent.has(story.id)) continue;
  test(`${story.title} · ${story.name} · dark phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, story, 'dark');
    await expect(page).toHaveScreenshot(`${story.id}-dark-phone.png`);
  });
}
