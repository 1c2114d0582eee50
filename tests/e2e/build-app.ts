import { buildWeb } from '../../scripts/build-web.mjs';
import { setup } from '../support/test-databases.ts';

/** Builds the app where its sources have changed, so that tests never run against an old one; gives what deletes the data of the run. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function buildApp(): Promise<() => void> {
  await buildWeb((line: string) => process.stdout.write(`${line}\n`));
  return setup();
}
