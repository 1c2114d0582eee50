import type { InterfaceLanguage } from '@footnote/domain';
import { createElement as element, type ReactElement } from 'react';
import { Button, render } from 'react-email';
import type { RenderMail } from '../../platform/mail/mail.ports.ts';
import { mailPage, paragraph, styles } from './mail-page.ts';
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
import { ALERT_MAILS } from './mail-texts-alerts.ts';
import { renderAlertMail } from './render-alert-mail.ts';

const TEXTS: Record<InterfaceLanguage, Texts> = { ...WESTERN_TEXTS, ...ROMANCE_TEXTS };

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
  const content = [
    paragraph('greeting', frame.greeting),
    ...own,
    ...action,
    ...(reassures ? [paragraph('unexpected', frame.unexpected, styles.small)] : []),
  ];
  return mailPage({ language, heading: text.subject, footer: frame.footer }, content);
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
  const alert = ALERT_MAILS.find((name) => name === template);
  if (alert !== undefined) return renderAlertMail({ template: alert, language, variables }, TEXTS[language].frame);
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
