import type { Page } from '@playwright/test';

/** Makes a page as slow as a phone on a weak connection: a quarter of the speed, 1.6 Mbit/s, 150 ms to the server and back. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = (bits: number) => bits / 8;
  const speed = { downloadThroughput: bytes(1_600_000), uploadThroughput: bytes(750_000) };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
