import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

test.use({ actionTimeout: 30_000 });

const RECORDS = 500;
const DUPLICATES = 20;
const FOUND = 520;
const UNIQUE = RECORDS - DUPLICATES;

/** Records of RIS; the last of them are the first again. */
function risFile(): string {
  return Array.from({ length: RECORDS }, (_none, at) => {
    const number = at < UNIQUE ? at : at - UNIQUE;
    const topic = number % 10 === 0 ? 'Salt substitutes and stroke' : 'Statins and muscle pain';
    return [
      'TY  - JOUR',
      `TI  - ${topic}, study ${number}`,
      `AU  - Doe, J.`,
      `PY  - ${2000 + (number % 20)}`,
      `AB  - A trial of ${topic.toLowerCase()} in ${number} people.`,
      'ER  - ',
      '',
    ].join('\n');
  }).join('\n');
}

/** Somebody who calls for an organization. */
function callsOf({ page, url }: AccountPage, organization: string) {
  const headers = { 'footnote-organization-id': organization };
  return {
    async get(path: string) {
      const response = await page.request.get(url + path, { headers });
      expect(response.ok()).toBe(true);
      return response;
    },
    async decide(review: string, decisions: readonly object[]) {
      for (let at = 0; at < decisions.length; at += 250) {
        const part = decisions.slice(at, at + 250).map((one) => {
          return { id: randomUUID(), reason: '', madeAt: new Date().toISOString(), ...one };
        });
        const path = `${url}/api/reviews/${review}/decisions`;
        const sent = await page.request.post(path, { headers, data: { decisions: part } });
        expect(await sent.json()).toEqual({ refused: [], late: [] });
      }
    },
  };
}

/** An organization with these members. */
async function organizationOf(root: AccountPage, members: readonly AccountPage[]): Promise<string> {
  const { request } = root.page;
  const data = { name: 'Harbour Clinic', description: '', userLimit: 9 };
  const { id }: { id: string } = await (await request.post(`${root.url}/api/organizations`, { data })).json();
  for (const { page, url } of members) {
    const { email }: { email: string } = await (await page.request.get(`${url}/api/users/me`)).json();
    await request.post(`${url}/api/organizations/${id}/invites`, { data: { email, name: 'A', role: 'Member' } });
    const { pendingInvites }: { pendingInvites: { id: string }[] } = await (
      await page.request.get(`${url}/api/users/me`)
    ).json();
    await page.request.post(`${url}/api/users/me/invites/${pendingInvites[0]?.id}/accept`);
  }
  return id;
}

const isAboutSalt = (number: number) => (number - 1) % 10 === 0;

test('two people screen a review of 500 records, settle what they differ in, and its numbers add up', async ({
  account,
  embedded,
  page,
}) => {
  test.setTimeout(360_000);
  const email = await account.newUser();
  const [colleague, root] = [await account.elsewhere(), await account.elsewhere()];
  const other = await colleague.newUser();
  await embedded.command('admin', 'grant', await root.newUser());
  const organization = await organizationOf(root, [account, colleague]);
  const [ada, ben] = [callsOf(account, organization), callsOf(colleague, organization)];

  await account.open('/library');
  await account.menu(email).click();
  await page.getByRole('menuitem', { name: 'Systematic reviews' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Systematic reviews' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Begin it for Harbour Clinic/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Title of a new review' }).fill('Salt substitutes');
  await page.getByRole('button', { name: 'Start new' }).click();
  await expect(page.getByText('Write the protocol, then add searches.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';

  await page.getByRole('link', { name: 'Protocol' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Do salt substitutes prevent strokes?');
  await page.getByRole('textbox', { name: 'Inclusion criteria' }).fill('Adults\nRandomized trials');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The protocol was saved.').first()).toBeVisible();

  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('textbox', { name: /^E-mail address of a member/ }).fill(other);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${other}: 0 by title and abstract`)).toBeVisible();
  await page.getByRole('radio', { name: /^Two people/ }).check();
  await colleague.open('/library');
  await colleague.menu(other).click();
  await colleague.page.getByRole('menuitemradio', { name: 'Personal account' }).click();
  // What belongs to an organization is left for the chat, which closes whatever was opened above it.
  await expect(colleague.page.getByRole('heading', { level: 1, name: 'Ask the literature' })).toBeVisible();
  await colleague.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await colleague.page
    .getByRole('link', { name: 'You were added to the systematic review “Salt substitutes”' })
    .press('Enter');
  await expect(colleague.menu(other)).toHaveAccessibleName(`Account of ${other}, acting for Harbour Clinic`);
  await expect(colleague.page.getByRole('heading', { level: 1, name: 'Flow diagram and export' })).toBeVisible();
  await expect(colleague.page).toHaveURL(new RegExp(`/reviews/${id}$`));
  const isReview = (url: URL) => url.pathname === `/api/reviews/${id}`;
  await colleague.page.route(isReview, (route) => route.fulfill({ status: 500, json: { error: 'Busy.' } }));
  await colleague.page.reload();
  await expect(colleague.page.getByText('The review could not be loaded.')).toBeVisible();
  await expect(colleague.page.getByRole('heading', { level: 1, name: 'Flow diagram and export' })).toBeVisible();
  await colleague.page.getByRole('link', { name: 'People' }).click();
  await colleague.page.unroute(isReview);
  await colleague.page.getByRole('button', { name: 'Try again' }).click();
  await expect(colleague.page.getByText(`${email}: 0 by title and abstract`)).toBeVisible();
  await colleague.open(`/source/none?organization=${randomUUID()}`);
  await expect(colleague.page.getByText('you are not a member of')).toBeVisible();

  await page.getByRole('link', { name: 'Searches' }).click();
  await page.getByRole('button', { name: 'Add another database' }).click();
  await page.getByRole('textbox', { name: /^Database, register/ }).fill('Embase');
  await page.getByRole('textbox', { name: /^Search string/ }).fill("'salt substitute'/exp");
  await page.getByRole('textbox', { name: 'Records found' }).fill(String(FOUND));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import records of Embase' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'embase.ris', mimeType: 'text/plain', buffer: Buffer.from(risFile()) });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText(`${RECORDS} records were imported. ${DUPLICATES} are duplicates.`)).toBeVisible();

  await page.getByRole('button', { name: 'Import a file' }).click();
  await dialog.getByRole('textbox').fill('TY  - JOUR\nTI  - Brought by mistake\nAU  - Roe, R.\nER  - \n');
  await dialog.getByRole('button', { name: 'Import' }).click();
  const files = page.getByRole('button', { name: /^Remove the file imported on/ });
  await expect(files).toHaveCount(2);
  // The question names the file it was asked of.
  const name = `${(await files.last().getAttribute('aria-label'))?.replace('imported', 'imported from Embase')}?`;
  await files.last().click();
  const question = page.getByRole('alertdialog', { name });
  await expect(question.getByText(/^1 record is deleted with it/)).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(files).toHaveCount(1);
  await expect(page.getByText(new RegExp(`${RECORDS} imported, ${DUPLICATES} of them duplicates`))).toBeVisible();

  await page.getByRole('link', { name: 'Titles and abstracts' }).click();
  const record = page.getByRole('article');
  // Nothing is decided yet: the question of the protocol brings salt before statins.
  await expect(record.getByRole('heading', { name: /^Salt substitutes/ })).toBeVisible();
  for (const key of ['i', 'i', 'm']) {
    const title = await record.getByRole('heading').innerText();
    await page.keyboard.press(key);
    await expect(record.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  }
  await page.keyboard.press('u');
  await expect(page.getByText(`2 of ${UNIQUE} decided`).first()).toBeVisible();
  await account.expectSound('the screening of titles', true);

  const numbers = Array.from({ length: UNIQUE }, (_none, at) => at + 1);
  const byTitle = (exceptions: ReadonlySet<number>) =>
    numbers.map((number) => {
      const verdict = isAboutSalt(number) !== exceptions.has(number) ? 'include' : 'exclude';
      return { record: number, stage: 'title', verdict };
    });
  await ada.decide(id, byTitle(new Set()));
  const before = await (await ben.get(`/api/reviews/${id}/records?page_size=100`)).text();
  expect(before).not.toContain('"verdict"');
  await ben.decide(id, byTitle(new Set([1, 2])));

  await page.reload();
  await page.getByRole('link', { name: 'Conflicts (2)' }).click();
  const first = page.getByRole('article', { name: 'Salt substitutes and stroke, study 0' });
  await expect(first.getByText(`${other}: Exclude`)).toBeVisible();
  await first.getByRole('button', { name: 'Settle: include' }).click();
  await expect(first).toHaveCount(0);
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await page.getByRole('button', { name: 'Open the conflict again' }).click();
  await page.getByRole('link', { name: 'Conflicts (2)' }).click();
  await expect(first.getByRole('link', { name: 'Change my decision' })).toBeVisible();
  await first.getByRole('button', { name: 'Settle: include' }).click();
  await expect(first).toHaveCount(0);
  await ben.decide(id, [{ record: 2, stage: 'title', verdict: 'exclude' }]);

  const salt = numbers.filter(isAboutSalt);
  const byFullText = salt.map((number, at) =>
    at < 40
      ? { record: number, stage: 'full-text', verdict: 'include' }
      : { record: number, stage: 'full-text', verdict: 'exclude', reason: 'Wrong study design' },
  );
  await Promise.all([ada.decide(id, byFullText), ben.decide(id, byFullText)]);
  await page.reload();
  await expect(page.getByText('No conflicts')).toBeVisible();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByText(/Cohen’s kappa 0\.\d\d/)).toBeVisible();

  await page.getByRole('link', { name: 'Flow diagram and export' }).click();
  const diagram = page.getByRole('img', { name: 'PRISMA 2020 flow diagram' });
  const counts = [
    ['Records identified', FOUND],
    ['Duplicates', DUPLICATES],
    ['Other reasons', FOUND - RECORDS],
    ['Records screened', UNIQUE],
    ['Records excluded', UNIQUE - salt.length],
    ['Reports sought for retrieval', salt.length],
    ['Reports assessed for eligibility', salt.length],
    ['Wrong study design', salt.length - 40],
    ['Studies included in review', 40],
  ] as const;
  for (const [box, count] of counts) await expect(diagram.locator('desc')).toContainText(`${box} (n = ${count})`);
  await account.expectSound('the flow diagram of a review', true);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Everything (JSON)' }).click();
  const everything: { flow: { included: number } } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(everything.flow.included).toBe(40);

  const included = await (await ada.get(`/api/reviews/${id}/export?what=included`)).text();
  const saved = await page.request.post(`${account.url}/api/library/imports`, { data: { text: included } });
  expect(await saved.json()).toMatchObject({ format: 'ris', already: 0, saved: { length: 40 }, unreadTotal: 0 });

  await page.context().addCookies([{ name: 'footnote_language', value: 'de', url: account.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await account.open(`/reviews/${id}?part=title`);
  await expect(page.getByRole('heading', { level: 1, name: 'Titel und Abstracts' })).toBeVisible();
  await expect(page.getByText('Hier ist nichts mehr zu entscheiden')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
