import {
  postgresPrograms,
  startPostgres,
  withClient,
} from '../../apps/api/src/platform/database/postgres-server.fixtures.ts';
import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { AccountPage } from './account-page.ts';
import { expect, test as base } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

interface Waiting {
  server: ProductServer;
  /** Lets the time pass after which links that set a password are worth nothing, and another message may be asked for. */
  letLinksExpire: () => Promise<void>;
}

const test = base.extend<{ waiting: Waiting }>({
  waiting: [
    async ({ page }, use) => {
      const postgres = await startPostgres(postgresPrograms() ?? '');
      const database = await postgres.createDatabase('expired_links');
      const server = await startProductServer({ DATABASE_URL: database });
      const letLinksExpire = () =>
        withClient(database, async (client) => {
          await client.query("UPDATE account_link SET expires_at = now() - interval '1 second'");
          await client.query('DELETE FROM attempt_limit');
        });
      await use({ server, letLinksExpire });
      // A page that still asks when its server goes would write errors to its console.
      await page.close();
      await server.close();
      await postgres.stop();
    },
    { timeout: 150_000 },
  ],
});

const EXPIRED = 'Account or password reset link no longer valid';

test.skip(postgresPrograms() === null, 'no PostgreSQL is installed, in which a test can let time pass');

test(
  'says of a link to a new password that it has expired, before and after the form, and leads to a new one',
  LONG,
  async ({ waiting, page, complaints }) => {
    test.setTimeout(120_000);
    const account = new AccountPage(page, waiting.server.url);
    const email = await account.newUser();
    await account.signOut();
    await account.open('/reset');
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });
    let link = '';
    const askForLink = async () => {
      const before = link;
      await account.email.fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(heading('Look into your mail')).toBeVisible();
      await expect(async () => {
        link = await account.linkTo(email, '/auth-action');
        expect(link).not.toBe(before);
      }).toPass({ timeout: 20_000 });
    };

    await askForLink();
    await waiting.letLinksExpire();
    await account.open(link);
    await expect(heading('This link does not work')).toBeVisible();
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await account.expectSound('the reset link expired', true);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();

    await askForLink();
    await account.open(link);
    await expect(heading('Choose a new password')).toBeVisible();
    await waiting.letLinksExpire();
    await account.password.fill('another horse entirely');
    await account.password.press('Enter');
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await account.expectSound('the reset link expired behind the form');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();

    await askForLink();
    await account.open(link);
    await account.password.fill('another horse entirely');
    await account.password.press('Enter');
    await expect(heading('Your password is changed')).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await account.signIn(email, 'another horse entirely');
    await expect(account.menu(email)).toBeVisible();
    complaints.splice(0);
  },
);
