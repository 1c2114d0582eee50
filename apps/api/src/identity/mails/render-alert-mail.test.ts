import { INTERFACE_LANGUAGES, type AnswerStance, type ArticleChange } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { renderAccountMail } from './render-account-mail.ts';
import { ALERT_MAILS, ALERT_TEXTS } from './mail-texts-alerts.ts';

const study = (pmid: string, title: string, changes: readonly ArticleChange[] = []) => {
  return { pmid, title, source: 'Lancet, 2026', changes };
};
const search = {
  kind: 'search',
  title: '<b>Salt</b> {email}',
  search: `salt ${'x'.repeat(600)}`,
  since: '2026-11-23T10:00:00.000Z',
  studies: [study('1', 'A <script>alert(1)</script> trial'), study('2', 'Another', ['retracted_by'])],
  changed: [study('3', 'A third', ['concern_by', 'corrected_by'])],
  more: 3,
  moreChanged: 0,
  link: 'https://footnote.example.org/browse?qid=a&rid=b',
  unsubscribe: 'https://footnote.example.org/unsubscribe?token=a.b',
};
const judged = (pmid: string, stance: AnswerStance, sentence: string) => {
  return { ...study(pmid, `Trial ${pmid}`), stance, sentence, effect: 'RR 1.01' };
};
const answer = {
  ...search,
  kind: 'answer',
  title: 'Does <i>salt</i> harm? {email}',
  search: '',
  studies: [judged('4', 'contradicts', 'It did not (RR 1.01).'), judged('5', 'confirms', 'y'.repeat(700))],
  changed: [study('6', 'A sixth', ['retracted_by'])],
  link: 'https://footnote.example.org/chat?sid=a',
  unsubscribe: 'https://footnote.example.org/unsubscribe?token=c.d',
};
const ends = {
  email: 'ada@example.org',
  unsubscribe: 'https://footnote.example.org/unsubscribe?token=e.f',
  oneClick: 'https://footnote.example.org/api/unsubscribe/e.f',
};
const variables = { ...ends, parts: JSON.stringify([search]) };

/** Holds every line of the plain text against the page, whose markup is none of anybody else. */
function expectSame(html: string, text: string): void {
  expect(html).not.toMatch(/<script|<b>|<i>/);
  const shown = html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  const lines = text.split('\n').filter((line) => /^[\p{L}“]/u.test(line) && !line.startsWith('https:'));
  for (const line of lines) expect(shown).toContain(line);
}

describe.each(INTERFACE_LANGUAGES)('a message of an alert in %s', (language) => {
  const words = ALERT_TEXTS[language];

  it.each(ALERT_MAILS)('%s says the same in both forms, and nothing anybody wrote becomes markup', async (template) => {
    const { subject, html, text, unsubscribe } = await renderAccountMail({ template, language, variables });
    expect(subject).toBe(words.subject[template]);
    expect(subject).not.toContain('Salt');
    expect(text).toContain('<b>Salt</b> {email}');
    expect(text).toContain(`${words.change.retracted_by}\nAnother`);
    expect(text).toContain(`${words.change.concern_by}, ${words.change.corrected_by}\nA third`);
    expect(text).toContain(words.more.replace('{count}', '3'));
    expect(text).toContain(`salt ${'x'.repeat(495)}…`);
    expect(text).toContain(`${words.unsubscribe}\n${ends.unsubscribe}`);
    expectSame(html, text);
    expect(unsubscribe).toBe(ends.oneClick);
  });

  it('tells of an answer and a search together, each with its own way out', async () => {
    const both = { ...ends, parts: JSON.stringify([answer, search]) };
    const mail = await renderAccountMail({ template: 'answer-contradicted', language, variables: both });
    const { text } = mail;
    expect(text).toContain(`${words.stance.contradicts}\nTrial 4\nLancet, 2026\n“It did not (RR 1.01).”\nhttps:`);
    expect(text).toContain(`${words.stance.confirms}\nTrial 5\nLancet, 2026\n“${'y'.repeat(600)}…” (RR 1.01)\n`);
    expect(text).toContain(words.answerNote);
    expect(text).toContain(`${words.answerChanged}\n\n${words.change.retracted_by}\nA sixth`);
    expect(text).toContain(`${words.unfollow}\n${answer.unsubscribe}`);
    expect(text).toContain(`${words.unsubscribe}\n${search.unsubscribe}`);
    expect(text).toContain(`${words.unsubscribeAll}\n${ends.unsubscribe}`);
    expectSame(mail.html, text);
  });

  it('leaves out what there is nothing of', async () => {
    const nothing = { ...ends, parts: JSON.stringify([{ ...search, changed: [], more: 0 }]) };
    const { text } = await renderAccountMail({ template: 'alert-studies', language, variables: nothing });
    expect(text).not.toContain(words.changed);
    expect(text).not.toContain(words.more.replace('{count}', ''));
    expect(text).not.toContain(words.answerNote);
  });
});

it('is still written from what waited since before it told of several alerts', async () => {
  const { kind: _kind, studies, changed, ...others } = search;
  const earlier = { ...ends, ...others, studies: JSON.stringify(studies), changed: JSON.stringify(changed) };
  const given = { ...earlier, more: '3', moreChanged: '0' };
  const written = await renderAccountMail({ template: 'alert-studies', language: 'en', variables: given });
  const now = { ...variables, unsubscribe: search.unsubscribe };
  expect(written).toEqual(await renderAccountMail({ template: 'alert-studies', language: 'en', variables: now }));
});

it('is none without what it is written from', async () => {
  const render = (given: Record<string, string>) =>
    renderAccountMail({ template: 'alert-studies', language: 'en', variables: given });
  await expect(render({})).rejects.toThrow(/email/);
  const forged = [{ ...search, studies: [study('javascript:alert(1)', 'x')] }];
  await expect(render({ ...ends, parts: JSON.stringify(forged) })).rejects.toThrow(/pmid/);
});
