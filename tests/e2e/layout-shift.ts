import { expect, type Page } from '@playwright/test';
import { longUnless } from '../support/test-effort.ts';

/** A fifth of what counts as good: nothing that anybody would notice. */
const STEADY = 0.02;

export interface Size {
  width: number;
  height: number;
}

export const DESKTOP: Size = { width: 1280, height: 900 };
export const PHONE: Size = { width: 320, height: 640 };
export const SIZES = [DESKTOP, PHONE] as const;

/** Says of a test at one of the sizes whether it is that of `npm test`; the other is for `npm run test:long`. */
export const inGateAt = (gate: Size, size: Size) => longUnless(gate === size);

/** What a browser tells of something that moved without anybody having touched the page. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** One shift as it is kept: the elements are described at once, as they may be gone later. */
interface Moved {
  value: number;
  startTime: number;
  what: string;
}

/** Takes note of everything that moves from the first moment on; to be called before a page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(globalThis, { moved });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
    const place = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)} (${Math.round(height)} high)`;
    const take = (entry: PerformanceEntry) => {
      if (!isShift(entry) || entry.hadRecentInput) return;
      const what = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `“${node?.textContent?.slice(0, 40) ?? ''}” from ${place(previousRect)} to ${place(currentRect)}`,
      );
      moved.push({ value: entry.value, startTime: entry.startTime, what: what.join(', ') });
    };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/**
 * Leaves out what moved until now, to be called once the answer to a key is on the screen: browsers leave out half a second after
 * a key, which is too short for a page at a quarter of its speed.
 */
export async function leaveOutAnswerToKey(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    Object.assign(globalThis, { movedSince: performance.now() });
  });
}

/**
 * Cumulative layout shift: the largest sum of a session window, which ends after a second without a shift or after five
 * seconds.
 */
function cumulativeShift(moved: readonly Moved[]): number {
  let [largest, sum, first, last] = [0, 0, 0, 0];
  for (const { value, startTime } of moved) {
    const goesOn = sum > 0 && startTime - last < 1_000 && startTime - first < 5_000;
    if (!goesOn) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Waits until a page has nothing left to load, and a moment for what that moves, and expects that nothing moved. */
export async function expectSteady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const moved = await page.evaluate((): Moved[] => {
    const all: Moved[] = Reflect.get(globalThis, 'moved');
    const since = Number(Reflect.get(globalThis, 'movedSince') ?? 0);
    return all.filter(({ startTime }) => startTime >= since);
  });
  expect(cumulativeShift(moved), JSON.stringify(moved, null, 2)).toBeLessThanOrEqual(STEADY);
}
