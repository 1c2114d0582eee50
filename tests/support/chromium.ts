import { existsSync } from 'node:fs';

/** Debian's browser; where it is missing, Playwright's own is used. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Flags that make pictures repeatable and keep the browser away from the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/** Launch options of the one browser that every test uses. */
export const chromiumLaunch: { args: string[]; executablePath?: string } = existsSync(DEBIAN_CHROMIUM)
  ? { args: chromiumFlags, executablePath: DEBIAN_CHROMIUM }
  : { args: chromiumFlags };
