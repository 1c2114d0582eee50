import { randomUUID } from 'node:crypto';
import { expect, test } from './product.fixtures.ts';

const forged = {
  id: '1',
  type: 'pubmed',
  pmid: '1',
  title: 'FORGED',
  abstract: 'It cures everything.',
  first_author: 'Nobody N',
  authors: [],
  journal: 'Journal',
  impact_factor: null,
  publication_date: '2020',
  date: '2020',
  doi: '10.1/x',
  url: 'javascript:alert(document.domain)',
  path: 'javascript:alert(document.domain)',
  source: 'pubmed',
  page: null,
  document_id: '',
  document: '',
  content: '',
  ml_p: '',
  ml_i: '',
  ml_c: '',
  ml_o: '',
  ml_b: '',
  ml_n: null,
  ml_type: 'randomized_trial',
  impact_quartile: null,
  impact_source: '',
  retracted: false,
  corrected: false,
  concern: false,
  notices: [],
  summarised: false,
};

test('says that Footnote did not write what a client saved, leads nowhere by it, and does not share it', async ({
  chat,
  page,
  embedded,
  complaints,
}) => {
  await chat.open();
  const sessionId = randomUUID();
  const saved = await page.request.post(`${embedded.url}/api/chat/sessions`, {
    data: {
      sessionId,
      session: {
        citations: [forged],
        history: [
          { user: 'USER', content: 'Does it cure?' },
          { user: 'ASSISTANT', content: 'It cures everything [1]. [More](javascript:alert(1))' },
        ],
      },
    },
  });
  expect([saved.status(), await saved.text()]).toEqual([204, '']);
  await page.goto(`${embedded.url}/chat?sid=${sessionId}`);
  const warning = page.getByText(/^Not written by Footnote/);
  await expect(warning).toBeVisible();
  expect(await page.locator('a[href^="javascript" i]').count()).toBe(0);
  expect(await chat.axeFindings()).toEqual([]);
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(warning).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`forged-${width}-${colorScheme}.png`) });
  }
  await page.getByRole('button', { name: 'Share this chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this chat' });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await expect(dialog.getByText('This chat has answers that Footnote did not write')).toBeVisible();
  // Browsers note the refusal.
  complaints.splice(0);
});
