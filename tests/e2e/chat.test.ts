import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { PdfiumEngine } from '../../apps/api/src/sources/reading/pdfium-engine.ts';
import { printedPages } from '../support/printed-pages.ts';
import { QUESTION, QUESTION_OF_MANY } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

test('asks, reads a source card, follows up, and finds the session after a reload', async ({ account, chat, page }) => {
  await account.newUser();
  await chat.open();
  await expect(page.getByText(/Starter collection: \d+ landmark studies, summarised/)).toBeVisible();
  const turn = await chat.ask(QUESTION);
  await expect(page).toHaveURL(/\/chat\?sid=[0-9a-f-]{36}$/);
  await expect(turn.getByText('Footnote gives access to literature.')).toBeVisible();
  await chat.citations(turn).first().hover();
  const card = page.getByRole('dialog', { name: /^Sources? \d/ });
  await expect(card.getByText('Supporting sentence')).toBeVisible();
  const sentence = await card.locator('mark').first().innerText();
  expect(sentence.length).toBeGreaterThan(20);
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await chat.citations(turn).first().press('Enter');
  await card.getByRole('button', { name: 'Show in references' }).click();
  await expect(chat.references).toBeVisible();

  const followUp = await chat.ask('and in women?');
  await expect(followUp.getByText(/stud(?:y|ies) found/)).toBeVisible();
  const answer = await turn.innerText();
  await page.reload();
  await expect(chat.turns).toHaveCount(2);
  await expect.poll(() => chat.turns.first().innerText()).toBe(answer);
  await expect(page.getByRole('list', { name: 'Chat history' }).or(page.getByText('Today')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: QUESTION })).toHaveAttribute('aria-current', 'page');
});

test('takes a thumbs down with feedback and keeps both', async ({ chat, page }) => {
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await turn.getByRole('button', { name: 'Bad answer' }).click();
  const send = turn.getByRole('button', { name: 'Send feedback' });
  await expect(send).toBeDisabled();
  await turn.getByLabel('What was wrong with this answer?').fill('A study is missing.');
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('A study is missing.') === true,
  );
  await send.click();
  expect((await saved).status()).toBe(204);
  await expect(turn.getByText('Thank you, your feedback was saved.')).toBeVisible();
  await page.reload();
  await expect(chat.turns.first().getByRole('button', { name: 'Bad answer' })).toHaveAttribute('aria-pressed', 'true');
});

test('says which ways of answering need a language model, and lets them be chosen where there is one', async ({
  account,
  chat,
  modelChat,
  page,
}) => {
  const reason = 'Needs a language model; without one, answers are quoted word for word';
  await account.newUser();
  await chat.open();
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('switch', { name: 'Plain words' })).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Precision' })).toBeDisabled();
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Elaborate' })).toBeEnabled();
  await modelChat.open();
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('switch', { name: 'Plain words' })).toBeEnabled();
  await expect(page.getByText('No stronger model is configured')).toBeVisible();
});

test('says so where references did not come through, and gets them', async ({ chat, page }) => {
  await page.route('**/api/chat/query*', async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split('\n').filter((line) => !line.includes('"all_docs"'));
    await route.fulfill({ response, body: lines.join('\n') });
  });
  await chat.open();
  await chat.ask(QUESTION);
  await expect(chat.references.getByText('Citations failed to load.')).toBeVisible();
  await chat.references.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.references.getByRole('checkbox').first()).toBeVisible();
});

test('copies an answer as rich and as plain text, with the references it cites', async ({ chat, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await turn.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(turn.getByRole('button', { name: 'Copied' })).toBeVisible();
  const read = (type: string) =>
    chat.page.evaluate(async (kind) => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType(kind))?.text() ?? '';
    }, type);
  const text = await read('text/plain');
  expect(text).toMatch(/^Bottom line: favours dapagliflozin\n\n/);
  expect(text).not.toMatch(/\*\*|^###|\\/m);
  expect(text).toMatch(/\nReferences\n\[\d+\] \S.*PubMed PMID: \d+\.\n/);
  expect(text).toMatch(/not a clinical decision tool\.$/);
  const cited = new Set(text.split('\nReferences\n')[0]?.match(/(?<=\[)\d+(?=\])/g));
  const listed = text.split('\nReferences\n')[1]?.match(/^\[\d+\]/gm) ?? [];
  expect(new Set(listed.map((mark) => mark.slice(1, -1)))).toEqual(cited);
  const html = await read('text/html');
  expect(html).toContain('<strong>Bottom line: favours dapagliflozin</strong>');
  expect(html).toContain('<strong>References</strong>');
});

test('an answer is saved as a document of Word, and printed with its references in full', async ({ chat, page }) => {
  await chat.open();
  const turn = await chat.ask(QUESTION);
  const more = async (name: string) => {
    await turn.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const download = page.waitForEvent('download');
  await more('Save as a Word document');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^footnote-answer-\d{4}-\d\d-\d\d\.docx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText(/\.docx was saved\./).first()).toBeVisible();

  const printed = page.evaluate(
    () =>
      new Promise<string>((done) => {
        window.print = () => done(document.title);
      }),
  );
  await more('Print');
  expect(await printed).toBe(QUESTION);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article').filter({ has: page.getByRole('region', { name: 'References' }) });
  await expect(sheet).toBeVisible();
  await expect(
    sheet
      .getByRole('listitem')
      .filter({ hasText: /doi:10\.\S+ PubMed PMID: \d+\.$/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
});

test('what the browser prints by itself is each answer as a page with its references, and nothing else', async ({
  account,
  chat,
  page,
}) => {
  await account.newUser();
  await page.emulateMedia({ colorScheme: 'dark' });
  await chat.open();
  await chat.ask(QUESTION);
  await chat.ask(QUESTION_OF_MANY);
  await expect(page.getByRole('button', { name: 'Share this chat' })).toBeVisible();
  const sheets = page.getByRole('article').filter({ has: page.getByRole('region', { name: 'References' }) });
  const engine = await PdfiumEngine.start();
  for (const format of ['A4', 'Letter']) {
    const pages = printedPages(engine, await page.pdf({ format })).map(({ text }) => text);
    const starts = pages.flatMap((text, at) => (text.startsWith('Footnote') ? at : []));
    expect(starts).toHaveLength(2);
    const printed = [pages.slice(starts[0], starts[1]), pages.slice(starts[1])].map((part) => part.join('\n'));
    for (const [at, question] of [QUESTION, QUESTION_OF_MANY].entries()) {
      const text = (printed[at] ?? '').replaceAll(/\s+/g, ' ');
      expect(text).toContain(question);
      expect(text).toMatch(/References \[1\] .+\. doi:10\.\S+ PubMed PMID: \d+\./);
      expect(text).toContain('It is not medical advice');
      expect(text).not.toMatch(/Share this chat|New chat|Your question|Copy|Chat history|Jump to latest/);
    }
  }
  await expect(sheets).toHaveCount(0);

  // The product's own print of one answer stays alone, and says so to nobody afterwards.
  const turn = chat.turns.first();
  await page.evaluate(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await turn.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheets).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheets).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(sheets).toHaveCount(2);
});

test('says that the clipboard refused, apart from that there is none', async ({ chat, context, page }) => {
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await context.clearPermissions();
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: refuse, writeText: refuse } });
  });
  await turn.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(turn.getByRole('button', { name: 'Copying failed' })).toBeVisible();
  await expect(turn.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }));
  await turn.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(turn.getByRole('button', { name: 'Clipboard not available' })).toBeVisible();
});

test('offers tables only where an answer has one', async ({ chat }) => {
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await expect(turn.getByRole('button', { name: 'Answer again' })).toBeVisible();
  await expect(turn.getByRole('button', { name: 'View and export table' })).toHaveCount(0);
  await turn.getByRole('button', { name: 'More actions' }).click();
  await expect(chat.page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await expect(chat.page.getByRole('menuitem', { name: 'View and export table' })).toHaveCount(0);
  await chat.page.keyboard.press('Escape');
  await expect(turn.getByRole('button', { name: 'More actions' })).toBeFocused();
  const table = await chat.ask(`Make a table: ${QUESTION_OF_MANY}`);
  // The evidence table has the button, and so have the actions below the answer.
  await table.getByRole('button', { name: 'View and export table' }).first().click();
  await expect(chat.page.getByRole('button', { name: 'Export CSV' }).first()).toBeVisible();
});

test('answers again in another language from the references that were selected', async ({ account, chat, page }) => {
  await account.newUser();
  await chat.open();
  await chat.ask('Does intensive blood pressure lowering reduce cardiovascular events?');
  const boxes = chat.references.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const asked = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
  await chat.references.getByRole('button', { name: 'Regenerate from selected' }).click();
  const { citations } = z.object({ citations: z.array(z.string()).length(2) }).parse((await asked).postDataJSON());
  for (const [at, [before, after]] of [
    ['English', 'Deutsch'],
    ['Deutsch', 'Nederlands'],
  ].entries()) {
    // Once as it was asked, once as the server kept it.
    if (at === 1) await page.reload();
    const turn = chat.turns.last();
    await turn.getByRole('button', { name: `Answer in: ${before}` }).click();
    await page.getByRole('combobox').fill(after ?? '');
    const again = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
    await page.keyboard.press('Enter');
    expect((await again).postDataJSON()).toMatchObject({ isSelectRegenerate: true, citations });
    await expect(chat.turns).toHaveCount(3 + at);
    await expect(chat.turns.last().getByRole('button', { name: `Answer in: ${after}` })).toBeVisible();
    await expect(chat.references.getByRole('checkbox')).toHaveCount(2);
  }
});

test('regenerates from two references and chats with chosen ones', async ({ account, chat, page }) => {
  await account.newUser();
  await chat.open();
  await chat.ask('Does intensive blood pressure lowering reduce cardiovascular events?');
  const boxes = chat.references.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(chat.references.getByText('2 selected', { exact: true })).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
  await chat.references.getByRole('button', { name: 'Regenerate from selected' }).click();
  const body: unknown = (await asked).postDataJSON();
  expect(body).toMatchObject({ isSelectRegenerate: true, citations: [expect.any(String), expect.any(String)] });
  await expect(chat.turns).toHaveCount(2);
  await expect(chat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await expect(chat.references.getByRole('checkbox')).toHaveCount(2);

  await chat.references.getByRole('checkbox').first().check();
  await chat.references.getByRole('button', { name: 'Chat with selected' }).click();
  await expect(page.getByText('About 1 chosen article')).toBeVisible();
  const documents = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
  await chat.send('What did it find?');
  expect((await documents).postDataJSON()).toMatchObject({ chatWithDocuments: true, citations: [expect.any(String)] });
});

test('opens a chat about articles named in the address, and says when there are none', async ({ chat, page }) => {
  await chat.open('/chat?chatWithReferences=31535829');
  await expect(page.getByText('About 1 chosen article')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await chat.open('/chat?chatWithReferences=nonsense');
  await expect(page.getByText('No references were added to chat, please try again').first()).toBeVisible();
});

test('shows and exports the table of an answer', async ({ modelChat, model, page }) => {
  const answer =
    'Two trials agree [1].\n\n| Trial | Effect |\n|---|---|\n| First [1] | =1+1 |\n| "Second", larger | 0.74 |\n';
  model.setBehaviour({ kind: 'normal', answer });
  await modelChat.open();
  const turn = await modelChat.ask(QUESTION);
  await expect(turn.getByRole('table')).toBeVisible();
  await turn.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'View and export table' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('footnote-table-1.csv');
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toBe('\uFEFFTrial,Effect\r\nFirst [1],\'=1+1\r\n"""Second"", larger",0.74\r\n');
  await page.getByRole('button', { name: 'Go back to chat' }).click();
  await expect(turn.getByRole('table')).toBeVisible();
});

test('says so where no document answers, and where no source is selected', async ({ chat, page }) => {
  await chat.open();
  await chat.send('What will the weather be in Utrecht tomorrow?');
  const unanswered = 'No documents were found that answer this question.';
  await expect(page.getByText(unanswered)).toBeVisible();
  const engine = await PdfiumEngine.start();
  await expect(async () => {
    const pages = printedPages(engine, await page.pdf({ format: 'A4' }));
    const printed = pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
    expect(printed).toMatch(/^Footnote.* What will the weather be in Utrecht tomorrow\? /);
    expect(printed).toContain(unanswered);
  }).toPass();
  await page.getByRole('button', { name: 'Sources' }).click();
  const sources = page.getByRole('dialog', { name: 'Sources' });
  await sources.getByRole('checkbox', { name: 'PubMed' }).uncheck();
  await expect(sources.getByText('Please select at least one source.')).toBeVisible();
  await expect(sources.getByRole('button', { name: 'Use these sources' })).toBeDisabled();
});

test('sends the study types the filters show, and says where these gave way', async ({ chat, page }) => {
  await chat.open();
  const asked = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
  const limited = await chat.ask('Losartan or atenolol to slow aortic root growth in young people with Marfan');
  const { studyTypes } = z.object({ studyTypes: z.array(z.string()) }).parse((await asked).postDataJSON());
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { checked: true })).toHaveCount(
    studyTypes.length,
  );
  await page.keyboard.press('Escape');
  const gaveWay = /^No meta-analysis, .* studies of all types were searched\.$/;
  await expect(limited.getByText(gaveWay)).toHaveCount(0);
  await expect(chat.references.getByText('Rodent', { exact: true })).toHaveCount(0);

  const relaxed = await chat.ask('Does blocking CTLA-4 make mice reject tumours?');
  await expect(relaxed.getByText(gaveWay)).toBeVisible();
  await page.reload();
  await expect(chat.turns.last().getByText(gaveWay)).toBeVisible();
});

test('sends filters as chosen and nothing of those that were not', async ({ account, chat, page }) => {
  await account.newUser();
  await chat.open();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('switch', { name: 'High impact' })).toBeDisabled();
  await expect(page.getByText('No journal metrics are loaded')).toBeVisible();
  await page.getByLabel('Published since').fill('2015');
  await page.getByRole('switch', { name: 'Last week only' }).click();
  await page.getByLabel('Sort by').selectOption('recency');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter: Last week only' }).click();
  const asked = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
  await chat.send(QUESTION);
  const request = await asked;
  expect(new URL(request.url()).searchParams.get('sort_by')).toBe('recency');
  expect(new URL(request.url()).searchParams.has('current_week')).toBe(false);
  expect(Reflect.get(Object(request.postDataJSON()), 'studyTypes')).toHaveLength(4);
  expect(Reflect.get(Object(request.postDataJSON()), 'ageInMonths')).toBeGreaterThan(100);
});

test('shows the honest page for an address that is none', async ({ chat, page, complaints }) => {
  const response = await page.goto(`${chat.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chat.field).toBeVisible();
  complaints.length = 0;
});
