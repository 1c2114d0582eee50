import { readFile } from 'node:fs/promises';
import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

test('a super admin reads, filters and saves the audit log, and sees that it is whole', async ({
  account,
  embedded,
  page,
}) => {
  test.setTimeout(180_000);
  const email = await account.newUser();
  await embedded.command('admin', 'grant', email);
  await page.request.patch(`${embedded.url}/api/users/me`, { data: { firstName: '=1+1', lastName: 'Curie' } });
  await page.request.post(`${embedded.url}/api/organizations`, {
    data: { name: 'Radium Institute', description: '', userLimit: 3 },
  });

  await account.open('/users');
  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByText(/lines were checked: each is as it was written/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a person' });
  await search.fill(email);
  // The list still shows the lines of others until the search has been answered.
  const created = page.getByRole('row', { name: /Organization created/ }).filter({ hasText: email });
  await expect(created).toContainText('Radium Institute');
  await expect(created).toContainText(`=1+1 Curie (${email})`);
  await expect(page.getByRole('row', { name: /Made a super admin/ }).filter({ hasText: email })).toContainText(
    'Command line',
  );
  await account.expectSound('the audit log', true);

  await page.getByRole('combobox', { name: 'What was done' }).selectOption('Organization created');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'When' }).selectOption('Last 24 hours');
  await expect(page.getByRole('row')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).focus();
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('footnote-audit-log.csv');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain("'=1+1 Curie");
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/lines were checked/)).toBeVisible();
  await page.getByRole('combobox', { name: 'What was done' }).selectOption('Audit log downloaded');
  await expect(page.getByRole('row', { name: /Audit log downloaded/ })).toBeVisible();
});

test('a log that is tampered with in the database says where, and is whole once that is undone', async ({
  entrance,
  page,
}) => {
  test.setTimeout(180_000);
  const { inDatabase, server } = entrance;
  test.skip(inDatabase === null, 'The embedded database lets nobody in; PostgreSQL is not installed.');
  if (inDatabase === null) return;
  const account = new AccountPage(page, server.url);
  const email = await account.newUser((address) => entrance.linkTo(address, '/verification'));
  await server.command('admin', 'grant', email);
  await account.open('/audit-log');
  const whole = page.getByText(/lines were checked: each is as it was written/);
  await expect(whole).toBeVisible();
  await inDatabase('CREATE TABLE kept AS TABLE audit_event');
  const newest = '(SELECT max(position) FROM audit_event)';
  for (const [tampering, said] of [
    [`UPDATE audit_event SET address = '192.0.2.1' WHERE position = ${newest} - 1`, /is not what was written/],
    [`DELETE FROM audit_event WHERE position = ${newest} - 1`, /Lines before line [\d,]+ \(.+\) are gone/],
    [`DELETE FROM audit_event WHERE position = ${newest}`, /The newest lines are gone, from line [\d,]+ on/],
  ] as const) {
    await inDatabase(tampering);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('alert')).toContainText('The audit log was tampered with');
    await expect(page.getByRole('alert')).toContainText(said);
    // What is left of it can still be read.
    await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
    await inDatabase(
      'DELETE FROM audit_event WHERE position IN (SELECT position FROM kept); ALTER TABLE audit_event DISABLE TRIGGER audit_event_chained; INSERT INTO audit_event SELECT * FROM kept; ALTER TABLE audit_event ENABLE TRIGGER audit_event_chained',
    );
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(whole).toBeVisible();
  }
  await inDatabase('DROP TABLE kept');
});

test(
  'a log that was tampered with says so with the place, in German, too',
  LONG,
  async ({ account, embedded, page }) => {
    test.setTimeout(120_000);
    await embedded.command('admin', 'grant', await account.newUser());
    await page.route('**/api/admin/audit/chain', async (route) => {
      const answer = await route.fetch();
      const broken = { fault: 'changed', position: 2, happenedAt: '2026-11-23T08:00:00.000Z' };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), broken } });
    });
    await account.open('/audit-log');
    await expect(page.getByRole('alert')).toContainText('The audit log was tampered with');
    await expect(page.getByRole('alert')).toContainText(/Line 2 \(.+\) is not what was written\./);
    await page.evaluate(() => localStorage.setItem('footnote-locale', 'de'));
    await account.open('/audit-log');
    await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Das Protokoll wurde verändert');
    await account.expectSound('a broken log in German', true);
  },
);

test('nobody else is let into the audit log', LONG, async ({ account, page }) => {
  await account.newUser();
  await account.open('/audit-log');
  await expect(page.getByText('You are not authorized to open that page.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
});
