import type { Page } from '@playwright/test';

/** What a browser tells of something that moved without anybody having touched the page. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Makes a page as slow as a phone on a weak connection: a quarter of the speed, 1.6 Mbit/s. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = (bits: number) => bits / 8;
  const speed = { downloadThroughput: bytes(1_600_000), uploadThroughput: bytes(750_000) };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Takes note of everything that moves from the first moment on; to be called before a page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: LayoutShift[] = [];
    Object.assign(globalThis, { moved });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
    const take = (entry: PerformanceEntry) => isShift(entry) && moved.push(entry);
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/**
 * Cumulative layout shift of a page: the largest sum of a session window, which ends after a second without a shift or
 * after five seconds.
 */
export async function cumulativeShift(page: Page): Promise<number> {
  const moved = await page.evaluate(() => {
    const all: LayoutShift[] = Reflect.get(globalThis, 'moved');
    return all.filter((shift) => !shift.hadRecentInput).map(({ value, startTime }) => ({ value, startTime }));
  });
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
