import type { InterfaceLanguage } from '@footnote/domain';
import { createElement as element, type CSSProperties, type ReactElement } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Preview, render, Text } from 'react-email';
import type { RenderMail } from '../../platform/mail/mail.ports.ts';
import {
  ACCOUNT_MAILS,
  ADMINISTRATION_MAILS,
  CONTACT_MAILS,
  REFERRAL_MAILS,
  SECOND_FACTOR_MAILS,
  SOURCE_MAILS,
  WESTERN_TEXTS,
  type AccountMail,
  type MailFrame,
  type MailText,
  type Texts,
} from './mail-texts.ts';
import { CONTACT_TEXTS } from './mail-texts-contact.ts';
import { ADMINISTRATION_TEXTS } from './mail-texts-administration.ts';
import { REFERRAL_TEXTS } from './mail-texts-referrals.ts';
import { ROMANCE_TEXTS } from './mail-texts-romance.ts';
import { SECOND_FACTOR_TEXTS } from './mail-texts-second-factor.ts';
import { SOURCE_TEXTS } from './mail-texts-sources.ts';

const TEXTS: Record<InterfaceLanguage, Texts> = { ...WESTERN_TEXTS, ...ROMANCE_TEXTS };

/** Mail programs know no style sheets; these are the colours and sizes of the light theme. */
const styles = {
  body: { backgroundColor: '#f6f7f9', fontFamily: 'Arial, Helvetica, sans-serif', margin: 0, padding: '24px 0' },
  container: { backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '560px', padding: '32px' },
  heading: { color: '#16202c', fontSize: '22px', lineHeight: '30px', margin: '0 0 16px' },
  text: {
    color: '#16202c',
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  button: {
    backgroundColor: '#0b5e55',
    borderRadius: '6px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  small: { color: '#4a5766', fontSize: '13px', lineHeight: '20px', margin: '16px 0 0', wordBreak: 'break-word' },
  rule: { borderColor: '#d9dee5', margin: '24px 0 0' },
} as const satisfies Record<string, CSSProperties>;

/** Messages about what has happened already. */
const IN_FORCE: ReadonlySet<AccountMail> = new Set([
  'password-changed',
  ...SECOND_FACTOR_MAILS,
  'account-deleted',
  'became-admin',
  'became-member',
  'member-removed',
  ...ADMINISTRATION_MAILS,
  ...SOURCE_MAILS,
  ...CONTACT_MAILS,
  ...REFERRAL_MAILS,
]);

interface MailContent {
  language: InterfaceLanguage;
  text: MailText;
  frame: MailFrame;
  /** Whether somebody who did not expect it need do nothing. */
  reassures: boolean;
  /** What stands for the names in braces. */
  variables: Readonly<Record<string, string>>;
  /** Where the button leads. */
  link: string;
}

function paragraph(key: string, words: string, style: CSSProperties = styles.text): ReactElement {
  return element(Text, { key, style }, words);
}

/** Puts what a message is about into its words, all at once: what a user wrote may hold braces of its own. */
function filled(words: string, variables: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');
}

/** The paragraphs of a message; one that nothing was written for is left out. */
function paragraphsOf({ paragraphs }: MailText, variables: Readonly<Record<string, string>>): string[] {
  return paragraphs.map((words) => filled(words, variables)).filter((words) => words !== '');
}

function mailDocument({ language, text, frame, reassures, variables, link }: MailContent): ReactElement {
  const own = paragraphsOf(text, variables).map((words, index) => paragraph(`p${index}`, words));
  const action =
    text.button === null
      ? []
      : [
          element(Button, { key: 'button', href: link, style: styles.button }, text.button),
          paragraph('copy', frame.copyLink, styles.small),
          paragraph('link', link, { ...styles.small, margin: 0, wordBreak: 'break-all' }),
        ];
  return element(
    Html,
    { lang: language, dir: 'ltr' },
    element(Head),
    element(Preview, null, text.subject),
    element(
      Body,
      { lang: language, dir: 'ltr', style: styles.body },
      element(
        Container,
        { style: styles.container },
        element(Heading, { as: 'h1', style: styles.heading }, text.subject),
        paragraph('greeting', frame.greeting),
        ...own,
        ...action,
        ...(reassures ? [paragraph('unexpected', frame.unexpected, styles.small)] : []),
        element(Hr, { style: styles.rule }),
        paragraph('footer', frame.footer, styles.small),
      ),
    ),
  );
}

/** The same in plain text. */
function plainText({ text, frame, reassures, variables, link }: MailContent): string {
  const own = paragraphsOf(text, variables);
  const action = text.button === null ? [] : [`${text.button}\n${link}`];
  return [frame.greeting, ...own, ...action, ...(reassures ? [frame.unexpected] : []), `-- \n${frame.footer}`].join(
    '\n\n',
  );
}

/** Writes a message; its variables are those its words name and, where there is a button, `link`. Throws for a template nobody wrote. */
export const renderAccountMail: RenderMail = async ({ template, language, variables }) => {
  const known = ACCOUNT_MAILS.find((name) => name === template);
  if (known === undefined) throw new Error('There is no such mail template.');
  const texts = {
    ...TEXTS[language],
    ...SECOND_FACTOR_TEXTS[language],
    ...ADMINISTRATION_TEXTS[language],
    ...SOURCE_TEXTS[language],
    ...CONTACT_TEXTS[language],
    ...REFERRAL_TEXTS[language],
  };
  const { link = '' } = variables;
  const reassures = !IN_FORCE.has(known);
  const content = { language, text: texts[known], frame: texts.frame, reassures, variables, link };
  return {
    subject: content.text.subject,
    html: await render(mailDocument(content)),
    text: plainText(content),
  };
};
