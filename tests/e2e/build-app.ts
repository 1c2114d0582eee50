import { buildWeb } from '../../scripts/build-web.mjs';

/** Builds the app where its sources have changed, so that tests never run against an old one. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function buildApp(): Promise<void> {
  await buildWeb((line: string) => process.stdout.write(`${line}\n`));
}
