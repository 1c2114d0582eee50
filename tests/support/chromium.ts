import { existsSync } from 'node:fs';

/** Debian's browser; where it is missing, Playwright's own is used. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The same without a window of its own, which costs a fifth less; the end-to-end tests use it where it is installed. */
const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Parts of the browser's own window, drawn with every new page though nobody sees them; and a process kept in store. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright turns off: the browser heeds only the last list it is given, so ours has to name these as well. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags that make pictures repeatable, keep the browser away from the network, and spare it what no test looks at. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNSEEN, ...OFF_IN_PLAYWRIGHT].join(',')}`,
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/** Launch options of the one browser that every test uses. */
export const chromiumLaunch: { args: string[]; executablePath?: string } = existsSync(DEBIAN_CHROMIUM)
  ? { args: chromiumFlags, executablePath: DEBIAN_CHROMIUM }
  : { args: chromiumFlags };

/** Launch options of the browser that shows stories: what waits for the next frame has it when it is drawn, and not with the next tick of a screen. */
export const storiesLaunch: typeof chromiumLaunch = {
  ...chromiumLaunch,
  args: [...chromiumFlags, '--disable-frame-rate-limit'],
};

/** Launch options of the browser that walks through the product, again and again in new windows. */
export const headlessShellLaunch: typeof chromiumLaunch = existsSync(DEBIAN_HEADLESS_SHELL)
  ? { args: chromiumFlags, executablePath: DEBIAN_HEADLESS_SHELL }
  : chromiumLaunch;
