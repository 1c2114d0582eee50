import { composeStory } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { layoutFaults } from './layout-faults.ts';
import { pseudoLocalisePage } from './pseudo-locale.ts';

type Story = Parameters<typeof composeStory>[0];
type Meta = Parameters<typeof composeStory>[1];
/** A `*.stories.tsx` file. */
export type StoryModule = Record<string, Story> & { default: Meta };

/** How a phone may show a story: every one is shown in both ways. */
const WAYS = [
  { name: 'in a long language', globals: { theme: 'light', direction: 'ltr' }, lengthen: true },
  { name: 'dark and from right to left', globals: { theme: 'dark', direction: 'rtl' }, lengthen: false },
];

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function settle(): Promise<void> {
  await document.fonts.ready;
  await frame();
  await frame();
}

/** A story is no page: it owes no landmarks, and its links lead nowhere. */
const OF_PAGES = { region: { enabled: false }, 'skip-link': { enabled: false } };

/** Contrast, names and roles as axe finds them. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: OF_PAGES });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function show(story: Story, meta: Meta, globals: Record<string, string>): Promise<void> {
  // What a play function does is checked by the stories themselves; here it is only how a story looks.
  const still = composeStory(Object.assign(story, { play: undefined }), meta, { ...preview, initialGlobals: globals });
  const before = document.querySelectorAll('[data-canvas]');
  const canvas = document.createElement('div');
  canvas.dataset['canvas'] = '';
  canvas.style.padding = still.parameters['layout'] === 'fullscreen' ? '0' : '16px';
  document.body.append(canvas);
  await still.run({ canvasElement: canvas });
  // Storybook takes the story before down when the next one runs; only then its place may go.
  for (const old of before) old.remove();
  await settle();
}

/** Checks every story of the files in a window of 320 pixels. */
export function checkNarrowStories(files: Record<string, StoryModule>): void {
  for (const { default: meta, ...stories } of Object.values(files)) {
    describe(`${meta.title}`, () => {
      for (const [name, story] of Object.entries(stories)) {
        test.each(WAYS)(`${name} $name`, async ({ globals, lengthen }) => {
          await show(story, meta, globals);
          if (lengthen) {
            pseudoLocalisePage(document.body);
            await settle();
          }
          expect(layoutFaults()).toEqual([]);
          expect(await violations()).toEqual([]);
        });
      }
    });
  }
}
