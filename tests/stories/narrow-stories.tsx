import { composeStory } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { lookFaults, turnDark } from '../../.storybook/look-faults.ts';
import preview from '../../.storybook/preview.tsx';
import { layoutFaults } from './layout-faults.ts';
import { pseudoLocalisePage } from './pseudo-locale.ts';

type Story = Parameters<typeof composeStory>[0];
type Meta = Parameters<typeof composeStory>[1];
/** A `*.stories.tsx` file. */
export type StoryModule = Record<string, Story> & { default: Meta };

/** Whether something that was mounted since it was last set asked how wide the window is, and may have drawn other elements than on a desktop. */
let askedForWidth = false;
const matchMediaOfBrowser = window.matchMedia.bind(window);
window.matchMedia = (condition) => {
  if (condition.includes('width')) askedForWidth = true;
  return matchMediaOfBrowser(condition);
};

/** True in `npm run test:long`. */
const isWhole = import.meta.env['FOOTNOTE_TEST_EFFORT'] === 'whole';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const task = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until what was changed is laid out, with what follows where an element hears of its new size: that comes after a frame. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await frame();
  await task();
  await task();
}

async function show(story: Story, meta: Meta): Promise<void> {
  // What a play function does is checked by the stories themselves, as are looks there; here it is only how a story is laid out.
  const annotations = { ...preview, afterEach: [], initialGlobals: { theme: 'light', direction: 'ltr' } };
  const still = composeStory(Object.assign(story, { play: undefined }), meta, annotations);
  const before = document.querySelectorAll('[data-canvas]');
  const canvas = document.createElement('div');
  canvas.dataset['canvas'] = '';
  canvas.style.padding = still.parameters['layout'] === 'fullscreen' ? '0' : '16px';
  document.body.append(canvas);
  askedForWidth = false;
  await still.run({ canvasElement: canvas });
  // Storybook takes the story before down when the next one runs; only then its place may go.
  for (const old of before) old.remove();
  await settle();
}

/**
 * Checks every story of the files in a window of 320 pixels, mounted once: in a long language, then in its own, dark and
 * from right to left. The first story of each component is looked at with everything axe has. Of the others axe has seen the
 * names and roles on a desktop (`checkLooks`), and sees them again only where they may be others.
 */
export function checkNarrowStories(files: Record<string, StoryModule>): void {
  for (const { default: meta, ...stories } of Object.values(files)) {
    describe(`${meta.title}`, () => {
      for (const [at, [name, story]] of Object.entries(stories).entries()) {
        const isFirst = at === 0;
        test(`${name} on a phone`, async () => {
          await show(story, meta);
          const sayAgain = pseudoLocalisePage(document.body);
          await settle();
          expect(layoutFaults(), 'in a long language').toEqual([]);
          const depth = isFirst ? 'everything' : isWhole || askedForWidth ? 'markup' : null;
          expect(depth === null ? [] : await lookFaults(depth), 'in a long language').toEqual([]);
          sayAgain();
          document.documentElement.dir = 'rtl';
          const turnBack = await turnDark();
          try {
            await settle();
            expect(layoutFaults(), 'dark and from right to left').toEqual([]);
            expect(await lookFaults(isFirst ? 'everything' : 'contrast'), 'dark and from right to left').toEqual([]);
          } finally {
            turnBack();
          }
        });
      }
    });
  }
}
