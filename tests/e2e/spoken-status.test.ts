import type { LiteratureUpdatesStatus } from '@footnote/domain';
import {
  currentLiteratureFixture,
  stoppedLiteratureFixture,
  syncingLiteratureFixture,
  unsyncedLiteratureFixture,
} from '@footnote/domain/fixtures';
import { expect, test } from './product.fixtures.ts';
import { said, speakingPages } from './spoken-pages.ts';
import { effort } from '../support/test-effort.ts';

test.setTimeout(180_000);

const FAILURES = [
  ...(['unreachable', 'timed-out', 'refused', 'not-found', 'not-a-listing', 'missing-file', 'web-page'] as const),
  ...(['truncated', 'no-checksum', 'wrong-checksum', 'damaged', 'disk-full', 'unwritable'] as const),
];

const running = (step: 'listing' | 'downloading'): LiteratureUpdatesStatus => ({
  ...syncingLiteratureFixture,
  running: { step, file: 'pubmed26n1615.xml.gz', fileNumber: 3, files: 9, fraction: step === 'listing' ? null : 0.4 },
});

const failed = (name: (typeof FAILURES)[number], file: string): LiteratureUpdatesStatus => ({
  ...stoppedLiteratureFixture,
  newBaseline: true,
  failure: { code: `sync/${name}`, file, message: 'English', at: '2026-11-20T06:44:00.000Z' },
});

const FILE = 'pubmed26n1615.xml.gz';
const STATES: readonly [string, LiteratureUpdatesStatus][] = [
  ['literature that is current', currentLiteratureFixture],
  ['no sync', unsyncedLiteratureFixture],
  ['a sync that looks', running('listing')],
  ['a sync that downloads', running('downloading')],
  ['a sync that applies', syncingLiteratureFixture],
  ['a refused list', failed('refused', '')],
  ['a list that is not there', failed('not-found', '')],
  ...FAILURES.map((name) => [`a sync that failed: ${name}`, failed(name, FILE)] as [string, LiteratureUpdatesStatus]),
];

/** Each way in which the page stands, with a failure with and without a file; sentences for all failures are for the catalogues’ test. */
const SHOWN = STATES.findIndex(([name]) => name.startsWith('a sync that failed')) + 1;

test('every state of the literature says nothing in English and cuts nothing off', async ({
  account,
  page,
  embedded,
}) => {
  const email = await account.newUser();
  await embedded.command('admin', 'grant', email);
  const walk = await speakingPages(page, embedded.url);
  walk.ofOthers(email, FILE, 'FOOTNOTE_SYNC=daily', 'npm run literature -- sync', '--baseline');
  for (const { server, lastApplied, newest } of STATES.map(([, status]) => status)) {
    walk.ofOthers(server, ...[lastApplied, newest].flatMap((file) => (file === null ? [] : [file.name])));
  }
  for (const [name, status] of effort({ whole: STATES, sample: STATES.slice(0, SHOWN) })) {
    await page.route('**/api/admin/literature', (route) => route.fulfill({ json: status }));
    await walk.open('/literature-status');
    await expect(page.getByText(said('Last file applied'))).toBeVisible();
    await walk.look(name);
    await page.unroute('**/api/admin/literature');
  }
  expect(walk.faults).toEqual([]);
});
