import axe from 'axe-core';
import { isSurelyReadable } from './text-contrast.ts';

/** A story is no page: it owes no landmarks, and its links lead nowhere. */
const OF_PAGES = { region: { enabled: false }, 'skip-link': { enabled: false } };
/** The rules that measure every text of the page: two thirds of what axe costs. */
const MEASURING = { 'color-contrast': { enabled: false }, 'avoid-inline-spacing': { enabled: false } };

/** How much axe does: all it can, names and roles, or contrast where it is not plain to see. */
export type Depth = 'everything' | 'markup' | 'contrast';

async function run(options: axe.RunOptions): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** What is wrong with how the page looks and what it says to assistive technology. */
export async function lookFaults(depth: Depth): Promise<string[]> {
  if (depth === 'everything') return run({ rules: OF_PAGES });
  const markup = depth === 'markup' ? await run({ rules: { ...OF_PAGES, ...MEASURING } }) : [];
  if (isSurelyReadable()) return markup;
  return [...markup, ...(await run({ runOnly: ['color-contrast', 'link-in-text-block'] }))];
}

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Shows the page in the dark theme at once; between the schemes only colours differ. Gives what shows it as before. */
export async function turnDark(): Promise<() => void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  dataset['theme'] = 'dark';
  await frame();
  return () => {
    if (shown === undefined) delete dataset['theme'];
    else dataset['theme'] = shown;
    still.remove();
  };
}

/** Components of which a story was looked at with everything axe has. */
const known = new Set<string>();

/** Checks a story as its play function left it, the first of each component with all that axe can; throws with the faults. */
export async function checkLooks(component: string): Promise<void> {
  const isFirst = !known.has(component);
  known.add(component);
  const faults = await lookFaults(isFirst ? 'everything' : 'markup');
  const turnBack = await turnDark();
  try {
    for (const fault of await lookFaults(isFirst ? 'everything' : 'contrast'))
      faults.push(`In the dark theme: ${fault}`);
  } finally {
    turnBack();
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
