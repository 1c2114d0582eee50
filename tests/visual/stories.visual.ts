import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './story-page.ts';

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
/** Ways a story is pictured: all in light, the first of a component on a dark phone, too. */
const firstOfItsComponent = new Set(new Map([...stories].reverse().map((story) => [story.title, story.id])).values());

test('the site is built', () => {
  expect(stories.length, 'npm run docs:build makes the stories that are pictured').toBeGreaterThan(0);
});

for (const story of stories) {
  const size = /phone/i.test(story.name) ? PHONE : DESKTOP;

  test(`${story.title} · ${story.name}`, async ({ show }) => {
    await expect(await show(story.id, 'light', size)).toHaveScreenshot(`${story.id}.png`);
  });

  if (!firstOfItsComponent.has(story.id)) continue;
  test(`${story.title} · ${story.name} · dark phone`, async ({ show }) => {
    await expect(await show(story.id, 'dark', PHONE)).toHaveScreenshot(`${story.id}-dark-phone.png`);
  });
}
