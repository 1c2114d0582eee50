import { INTERFACE_LANGUAGES } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_MAILS, type AccountMail } from './mail-texts.ts';
import { renderAccountMail } from './render-account-mail.ts';

const link = 'https://footnote.example.org/verification?token=a.b_c-d&x="><script>alert(1)</script>';
const email = `"<img src=x>"@example.org`;
const organization = '<b>Harbour</b> {link} Clinic';
const inviter = 'ada@example.org';
const ofSources = {
  source: '<b>Guidelines</b>',
  ready: '3',
  failed: '1',
  pages: '500',
  quota: '400',
  requester: 'bea@example.org',
  reason: '<script>alert(1)</script> & more',
};
const ofContact = { facts: `email: ${email}`, query: '<b>How</b> {link}?\nAnd why?' };

/** What nobody can press anything in. */
const WITHOUT_LINK: ReadonlySet<AccountMail> = new Set(['account-deleted', 'contact-message']);

describe.each(INTERFACE_LANGUAGES)('messages about accounts in %s', (language) => {
  it.each(ACCOUNT_MAILS)(
    '%s say the same in both forms, and nothing a reader wrote becomes markup',
    async (template) => {
      const { subject, html, text } = await renderAccountMail({
        template,
        language,
        variables: { email, link, organization, inviter, ...ofSources, ...ofContact },
      });
      expect(subject).not.toBe('');
      expect(html).toContain(`<html dir="ltr" lang="${language}">`);
      expect(html).not.toMatch(/<script|<img|<b>/);
      expect([...html.matchAll(/lang="(\w+)"/g)].every(([, tag]) => tag === language)).toBe(true);
      expect(text).toContain(email);
      expect(text.includes(link)).toBe(!WITHOUT_LINK.has(template));
      expect(html.includes('href="https://footnote.example.org')).toBe(!WITHOUT_LINK.has(template));
      const words = text.split('\n').filter((line) => /^[\p{L}]/u.test(line) && !line.startsWith('https:'));
      const shown = html
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      for (const line of words) expect(shown).toContain(line);
      expect(text.replaceAll(organization, '').replaceAll(ofContact.query, '')).not.toMatch(/\{\w+\}/);
      expect(text.includes(organization)).toBe(/^(organization|became|member|documents|pages)-/.test(template));
    },
  );
});

it('are no two alike, and none is left in English', async () => {
  const all = await Promise.all(
    INTERFACE_LANGUAGES.flatMap((language) =>
      ACCOUNT_MAILS.map((template) =>
        renderAccountMail({ template, language, variables: { email, link, organization, inviter } }),
      ),
    ),
  );
  expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

it('break long addresses, and no other words, anywhere', async () => {
  const { html } = await renderAccountMail({
    template: 'verify-email',
    language: 'de',
    variables: { email, link, organization, inviter },
  });
  const broken = [...html.matchAll(/<p[^>]*word-break:break-all[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(broken).toEqual([expect.stringMatching(/^https:/)]);
});

it('speak the Portuguese of the pages, which is that of Brazil', async () => {
  for (const template of ACCOUNT_MAILS) {
    const { subject, text } = await renderAccountMail({
      template,
      language: 'pt',
      variables: { email, link, organization, inviter },
    });
    expect(`${subject}\n${text}`).not.toMatch(
      /palavra-passe|ligação|regist|sessão foi terminada|eliminad|iniciar sessão/i,
    );
  }
});

it('have a template somebody wrote', async () => {
  await expect(renderAccountMail({ template: '__proto__', language: 'en', variables: {} })).rejects.toThrow(/no such/);
});
