import { test as base, type Browser, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';
interface Size {
  width: number;
  height: number;
}
/** Shows a story, plays it to its end, and gives the page it stands on. */
type Show = (story: string, theme: Theme, size: Size) => Promise<Page>;

/** What pictures show is the same on every day. */
const TODAY = new Date('2026-11-20T12:00:00Z');

/** One page of stories a scheme: going from story to story without loading the site anew is seven times as fast. */
async function openSite(browser: Browser, address: string, theme: Theme): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${address}/iframe.html?viewMode=story`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
  // Accessibility is checked elsewhere, so axe is not run for a picture.
  await page.evaluate(`globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { theme: '${theme}', a11y: { manual: true } },
  })`);
  return page;
}

/** Asks the site for a story; done when it has been played, well or not: the picture tells. */
const CHANGE_STORY = `(storyId) => new Promise((resolve) => {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const done = (event) => {
    if (event?.storyId !== undefined && event.storyId !== storyId) return;
    for (const name of ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']) channel.off(name, done);
    resolve(undefined);
  };
  for (const name of ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']) channel.on(name, done);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
})`;

/** Gives the page of a scheme, opening it the first time. */
type Sites = (theme: Theme, address: string) => Promise<Page>;

export const test = base.extend<{ show: Show }, { sites: Sites }>({
  sites: [
    async ({ browser }, use) => {
      const pages = new Map<Theme, Page>();
      await use(async (theme, address) => {
        const page = pages.get(theme) ?? (await openSite(browser, address, theme));
        pages.set(theme, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  show: async ({ sites, baseURL }, use) => {
    await use(async (story, theme, size) => {
      const page = await sites(theme, baseURL ?? '');
      await page.setViewportSize(size);
      await page.evaluate(`(${CHANGE_STORY})(${JSON.stringify(story)})`);
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      return page;
    });
  },
});
