import type { InterfaceLanguage } from '@footnote/domain';
import { createElement as element, Fragment, type ReactElement } from 'react';
import { Button, Heading, Link, render, Text } from 'react-email';
import { z } from 'zod';
import type { OutgoingMail } from '../../platform/mail/mail.ports.ts';
import { mailPage, paragraph, styles } from './mail-page.ts';
import type { MailFrame } from './mail-texts.ts';
import { ALERT_TEXTS, type AlertMail, type AlertText } from './mail-texts-alerts.ts';

/** Longest words of a search that a message repeats. */
const LONGEST_SEARCH = 500;

const studiesSchema = z.array(
  z.object({
    pmid: z.string().regex(/^\d+$/),
    title: z.string(),
    source: z.string(),
    changes: z.array(z.enum(['retracted_by', 'concern_by', 'corrected_by', 'republished_by'])),
  }),
);
type Study = z.infer<typeof studiesSchema>[number];

const variablesSchema = z.object({
  email: z.string(),
  title: z.string(),
  search: z.string(),
  since: z.string(),
  studies: z.string().transform((text) => studiesSchema.parse(JSON.parse(text))),
  changed: z.string().transform((text) => studiesSchema.parse(JSON.parse(text))),
  more: z.coerce.number(),
  moreChanged: z.coerce.number(),
  link: z.string(),
  unsubscribe: z.string(),
  oneClick: z.string(),
});

interface Section {
  heading: string;
  studies: readonly Study[];
  more: number;
}

/** A message of an alert as it is said, before it is drawn. */
interface AlertContent {
  words: AlertText;
  frame: MailFrame;
  intro: readonly string[];
  sections: readonly Section[];
  why: string;
  link: string;
  unsubscribe: string;
}

const addressOf = ({ pmid }: Study) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;

const notShown = ({ more }: AlertText, count: number) =>
  count > 0 ? [more.replace('{count}', () => String(count))] : [];

function studyOf(words: AlertText, study: Study): ReactElement {
  const changes = study.changes.map((change) => words.change[change]).join(', ');
  return element(
    Text,
    { key: study.pmid, style: styles.text },
    ...(changes === '' ? [] : [element('span', { key: 'mark', style: styles.mark }, changes), element('br')]),
    element(Link, { key: 'title', href: addressOf(study), style: styles.study }, study.title),
    element('br'),
    study.source,
  );
}

function sectionOf(words: AlertText, { heading, studies, more }: Section): ReactElement {
  return element(
    Fragment,
    { key: heading },
    element(Heading, { as: 'h2', style: styles.section }, heading),
    ...studies.map((study) => studyOf(words, study)),
    ...notShown(words, more).map((line) => paragraph('more', line, styles.small)),
  );
}

function plainStudy(words: AlertText, study: Study): string {
  const changes = study.changes.map((change) => words.change[change]).join(', ');
  const lines = [changes, study.title, study.source, addressOf(study)];
  return lines.filter((line) => line !== '').join('\n');
}

/** The same in plain text. */
function plainText({ words, frame, intro, sections, why, link, unsubscribe }: AlertContent): string {
  const told = sections.flatMap(({ heading, studies, more }) => [
    heading,
    ...studies.map((study) => plainStudy(words, study)),
    ...notShown(words, more),
  ]);
  const end = [`${words.button}\n${link}`, why, `${words.unsubscribe}\n${unsubscribe}`, `-- \n${frame.footer}`];
  return [frame.greeting, ...intro, ...told, ...end].join('\n\n');
}

function drawn({ words, frame, intro, sections, why, link, unsubscribe }: AlertContent): ReactElement[] {
  return [
    paragraph('greeting', frame.greeting),
    ...intro.map((line, index) => paragraph(`intro${index}`, line)),
    ...sections.map((section) => sectionOf(words, section)),
    element(Button, { key: 'button', href: link, style: styles.button }, words.button),
    paragraph('why', why, styles.small),
    element(
      Text,
      { key: 'unsubscribe', style: styles.small },
      element(Link, { href: unsubscribe, style: { color: '#4a5766', textDecoration: 'underline' } }, words.unsubscribe),
    ),
  ];
}

function dayOf(language: InterfaceLanguage, moment: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}

/** Writes a message of an alert; throws for variables that are none of its. */
export async function renderAlertMail(
  request: { template: AlertMail; language: InterfaceLanguage; variables: Readonly<Record<string, string>> },
  frame: MailFrame,
): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'unsubscribe'>> {
  const { template, language } = request;
  const words = ALERT_TEXTS[language];
  const { email, title, search, since, link, unsubscribe, oneClick, ...found } = variablesSchema.parse(
    request.variables,
  );
  const values: Readonly<Record<string, string>> = {
    email,
    title,
    search: search.length > LONGEST_SEARCH ? `${search.slice(0, LONGEST_SEARCH)}…` : search,
    since: dayOf(language, since),
  };
  // All at once: what a user wrote may hold braces of its own.
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const sections = [
    { heading: words.studies, studies: found.studies, more: found.more },
    { heading: words.changed, studies: found.changed, more: found.moreChanged },
  ].filter(({ studies }) => studies.length > 0);
  const subject = words.subject[template];
  const intro = [filled(words.intro), filled(words.search)];
  const content = { words, frame, intro, sections, why: filled(words.why), link, unsubscribe };
  return {
    subject,
    html: await render(mailPage({ language, heading: subject, footer: frame.footer }, drawn(content))),
    text: plainText(content),
    unsubscribe: oneClick,
  };
}
