import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installInFreshApp, runFreshApp } from './fresh-app.ts';

let app: string | undefined;

test.afterAll(() => {
  if (app !== undefined) rmSync(app, { recursive: true, force: true });
});

test('the packed literature fills an index and reads questions and queries in an app that knows nothing of the repository', () => {
  test.setTimeout(300_000);
  app = installInFreshApp('literature', ['@footnote/domain', '@footnote/literature']);
  for (const name of ['domain', 'literature']) {
    const map: unknown = JSON.parse(
      readFileSync(join(app, `node_modules/@footnote/${name}/dist/index.js.map`), 'utf8'),
    );
    expect(map).toMatchObject({ sources: ['../src/index.ts'], sourcesContent: [expect.stringContaining('export')] });
  }
  const printed: unknown = JSON.parse(runFreshApp(app, 'find.ts'));
  expect(printed).toEqual({ added: 232, topics: ['myocardial infarction', 'aspirin'], issues: 0 });
});
