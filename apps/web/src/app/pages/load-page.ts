import { lazyPage } from '../../platform/rendering/lazy-page.ts';
import { reportProblem } from '../../platform/api/report-problem.ts';
import { FIRST_LOADS, type FirstPath } from './first-pages.tsx';

const importOthers = () => import('./other-pages.tsx');

/** Every page but those most users come for. */
export const OtherPages = lazyPage(async () => ({ default: (await importOthers()).OtherPages }));

const isFirst = (path: string): path is FirstPath => Object.hasOwn(FIRST_LOADS, path);

async function loadOther(path: string): Promise<void> {
  const [{ OTHER_LOADS }] = await Promise.all([importOthers(), OtherPages.load()]);
  await OTHER_LOADS[path]?.();
}

/** Fetches the code of the page at an address, so that it is drawn at once; a page that cannot be loaded says so itself. */
export async function loadPage({ pathname, searchParams }: URL): Promise<void> {
  try {
    await (isFirst(pathname) ? FIRST_LOADS[pathname](searchParams) : loadOther(pathname));
  } catch (cause) {
    reportProblem(`The page could not be loaded: ${String(cause)}`);
  }
}
