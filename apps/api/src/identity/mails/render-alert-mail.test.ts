import { INTERFACE_LANGUAGES, type ArticleChange } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { renderAccountMail } from './render-account-mail.ts';
import { ALERT_MAILS, ALERT_TEXTS } from './mail-texts-alerts.ts';

const study = (pmid: string, title: string, changes: readonly ArticleChange[] = []) => {
  return { pmid, title, source: 'Lancet, 2026', changes };
};
const variables = {
  email: 'ada@example.org',
  title: '<b>Salt</b> {email}',
  search: `salt ${'x'.repeat(600)}`,
  since: '2026-11-23T10:00:00.000Z',
  studies: JSON.stringify([study('1', 'A <script>alert(1)</script> trial'), study('2', 'Another', ['retracted_by'])]),
  changed: JSON.stringify([study('3', 'A third', ['concern_by', 'corrected_by'])]),
  more: '3',
  moreChanged: '0',
  link: 'https://footnote.example.org/browse?qid=a&rid=b',
  unsubscribe: 'https://footnote.example.org/unsubscribe?token=a.b',
  oneClick: 'https://footnote.example.org/api/unsubscribe/a.b',
};

describe.each(INTERFACE_LANGUAGES)('a message of an alert in %s', (language) => {
  it.each(ALERT_MAILS)('%s says the same in both forms, and nothing anybody wrote becomes markup', async (template) => {
    const words = ALERT_TEXTS[language];
    const { subject, html, text, unsubscribe } = await renderAccountMail({ template, language, variables });
    expect(subject).toBe(words.subject[template]);
    expect(subject).not.toContain('Salt');
    expect(html).not.toMatch(/<script|<b>/);
    expect(text).toContain('<b>Salt</b> {email}');
    expect(text).toContain(`${words.change.retracted_by}\nAnother`);
    expect(text).toContain(`${words.change.concern_by}, ${words.change.corrected_by}\nA third`);
    expect(text).toContain(words.more.replace('{count}', '3'));
    expect(text).toContain(`salt ${'x'.repeat(495)}…`);
    expect(text).toContain(`${words.unsubscribe}\n${variables.unsubscribe}`);
    const shown = html
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    const lines = text.split('\n').filter((line) => /^\p{L}/u.test(line) && !line.startsWith('https:'));
    for (const line of lines) expect(shown).toContain(line);
    expect(unsubscribe).toBe(variables.oneClick);
  });

  it('leaves out what there is nothing of', async () => {
    const nothing = { ...variables, changed: '[]', more: '0' };
    const { text } = await renderAccountMail({ template: 'alert-studies', language, variables: nothing });
    expect(text).not.toContain(ALERT_TEXTS[language].changed);
    expect(text).not.toContain(ALERT_TEXTS[language].more.replace('{count}', ''));
  });
});

it('is none without what it is written from', async () => {
  await expect(renderAccountMail({ template: 'alert-studies', language: 'en', variables: {} })).rejects.toThrow(
    /email/,
  );
  const forged = { ...variables, studies: JSON.stringify([study('javascript:alert(1)', 'x')]) };
  await expect(renderAccountMail({ template: 'alert-studies', language: 'en', variables: forged })).rejects.toThrow(
    /pmid/,
  );
});
