import { ANSWER_STANCES, type InterfaceLanguage } from '@footnote/domain';
import { createElement as element, Fragment, type ReactElement } from 'react';
import { Button, Heading, Link, render, Text } from 'react-email';
import { z } from 'zod';
import type { OutgoingMail } from '../../platform/mail/mail.ports.ts';
import { mailPage, paragraph, styles } from './mail-page.ts';
import type { MailFrame } from './mail-texts.ts';
import { ALERT_TEXTS, type AlertMail, type AlertText } from './mail-texts-alerts.ts';

/** Longest words of a search, and longest sentence of a study, that a message repeats. */
const LONGEST_SEARCH = 500;
const LONGEST_SENTENCE = 600;

const studiesSchema = z.array(
  z.object({
    pmid: z.string().regex(/^\d+$/),
    title: z.string(),
    source: z.string(),
    changes: z.array(z.enum(['retracted_by', 'concern_by', 'corrected_by', 'republished_by'])),
    /** What a new study is to an answer, and the sentence that says so. */
    stance: z.enum(ANSWER_STANCES).optional(),
    sentence: z.string().optional(),
    effect: z.string().optional(),
  }),
);
type Study = z.infer<typeof studiesSchema>[number];

const partSchema = z.object({
  kind: z.enum(['search', 'answer']),
  title: z.string(),
  search: z.string(),
  since: z.string(),
  studies: studiesSchema,
  changed: studiesSchema,
  more: z.number(),
  moreChanged: z.number(),
  link: z.string(),
  unsubscribe: z.string(),
});
type Part = z.infer<typeof partSchema>;

const variablesSchema = z.object({
  email: z.string(),
  parts: z.string().transform((text) => z.array(partSchema).min(1).parse(JSON.parse(text))),
  unsubscribe: z.string(),
  oneClick: z.string(),
});

/** A mail that waited since before one told of several alerts: its one part, under its own names. */
const earlierSchema = z
  .object({ email: z.string(), ...partSchema.shape, oneClick: z.string() })
  .extend({
    kind: z.literal('search').default('search'),
    studies: z.string().transform((text) => studiesSchema.parse(JSON.parse(text))),
    changed: z.string().transform((text) => studiesSchema.parse(JSON.parse(text))),
    more: z.coerce.number(),
    moreChanged: z.coerce.number(),
  })
  .transform(({ email, oneClick, ...part }) => ({ email, oneClick, unsubscribe: part.unsubscribe, parts: [part] }));

interface Section {
  heading: string;
  studies: readonly Study[];
  more: number;
}

/** What a message says of one alert. */
interface PartContent {
  heading: string;
  intro: readonly string[];
  sections: readonly Section[];
  note: string;
  button: string;
  link: string;
  /** Where it is ended apart from others; null where the message tells of nothing else. */
  end: { words: string; link: string } | null;
}

/** A message as it is said, before it is drawn. */
interface AlertContent {
  words: AlertText;
  frame: MailFrame;
  parts: readonly PartContent[];
  why: string;
  end: { words: string; link: string };
}

const addressOf = ({ pmid }: Study) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;

const notShown = ({ more }: AlertText, count: number) =>
  count > 0 ? [more.replace('{count}', () => String(count))] : [];

/** What is said above a study: what it is to the answer, and what became of it. */
function markOf(words: AlertText, { stance, changes }: Study): string {
  return [
    ...(stance === undefined ? [] : [words.stance[stance]]),
    ...changes.map((change) => words.change[change]),
  ].join(', ');
}

/** The sentence of a study, with the effect where it does not stand in it. */
function quoted({ sentence = '', effect = '' }: Study): string {
  const said = sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)}…` : sentence;
  if (said === '') return '';
  return effect === '' || said.includes(effect) ? `“${said}”` : `“${said}” (${effect})`;
}

function studyOf(words: AlertText, study: Study): ReactElement {
  const mark = markOf(words, study);
  const sentence = quoted(study);
  return element(
    Text,
    { key: study.pmid, style: styles.text },
    ...(mark === '' ? [] : [element('span', { key: 'mark', style: styles.mark }, mark), element('br')]),
    element(Link, { key: 'title', href: addressOf(study), style: styles.study }, study.title),
    element('br'),
    study.source,
    ...(sentence === '' ? [] : [element('br', { key: 'break' }), sentence]),
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
  const lines = [markOf(words, study), study.title, study.source, quoted(study), addressOf(study)];
  return lines.filter((line) => line !== '').join('\n');
}

function plainPart(words: AlertText, { heading, intro, sections, note, button, link, end }: PartContent): string[] {
  const told = sections.flatMap(({ heading: of, studies, more }) => [
    of,
    ...studies.map((study) => plainStudy(words, study)),
    ...notShown(words, more),
  ]);
  const ended = end === null ? [] : [`${end.words}\n${end.link}`];
  const lines = [heading, ...intro, ...told, note, `${button}\n${link}`, ...ended];
  return lines.filter((line) => line !== '');
}

/** The same in plain text. */
function plainText({ words, frame, parts, why, end }: AlertContent): string {
  const said = parts.flatMap((part) => plainPart(words, part));
  return [frame.greeting, ...said, why, `${end.words}\n${end.link}`, `-- \n${frame.footer}`].join('\n\n');
}

function endOf({ words, link }: { words: string; link: string }): ReactElement {
  const style = { color: '#4a5766', textDecoration: 'underline' };
  return element(Text, { key: 'end', style: styles.small }, element(Link, { href: link, style }, words));
}

function drawnPart(words: AlertText, part: PartContent, at: number): ReactElement {
  const { heading, intro, sections, note, button, link, end } = part;
  return element(
    Fragment,
    { key: `part${at}` },
    ...(heading === '' ? [] : [element(Heading, { key: 'heading', as: 'h2', style: styles.section }, heading)]),
    ...intro.map((line, index) => paragraph(`intro${index}`, line)),
    ...sections.map((section) => sectionOf(words, section)),
    ...(note === '' ? [] : [paragraph('note', note, styles.small)]),
    element(Button, { key: 'button', href: link, style: styles.button }, button),
    ...(end === null ? [] : [endOf(end)]),
  );
}

function drawn({ words, frame, parts, why, end }: AlertContent): ReactElement[] {
  return [
    paragraph('greeting', frame.greeting),
    ...parts.map((part, at) => drawnPart(words, part, at)),
    paragraph('why', why, styles.small),
    endOf(end),
  ];
}

function dayOf(language: InterfaceLanguage, moment: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}

/** Fills in all at once: what a user wrote may hold braces of its own. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function contentOf(words: AlertText, language: InterfaceLanguage, part: Part, isAlone: boolean): PartContent {
  const { kind, title, search, since, studies, changed, more, moreChanged, link, unsubscribe } = part;
  const isAnswer = kind === 'answer';
  const values = {
    title,
    search: search.length > LONGEST_SEARCH ? `${search.slice(0, LONGEST_SEARCH)}…` : search,
    since: dayOf(language, since),
  };
  const intro = isAnswer ? [words.answerIntro] : [words.intro, words.search];
  return {
    heading: isAlone ? '' : title,
    intro: intro.map((line) => filled(line, values)),
    sections: [
      { heading: words.studies, studies, more },
      { heading: isAnswer ? words.answerChanged : words.changed, studies: changed, more: moreChanged },
    ].filter((section) => section.studies.length > 0),
    note: isAnswer && studies.length > 0 ? words.answerNote : '',
    button: isAnswer ? words.answerButton : words.button,
    link,
    end: isAlone ? null : { words: isAnswer ? words.unfollow : words.unsubscribe, link: unsubscribe },
  };
}

/** Writes a message of alerts; throws for variables that are none of its. */
export async function renderAlertMail(
  request: { template: AlertMail; language: InterfaceLanguage; variables: Readonly<Record<string, string>> },
  frame: MailFrame,
): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'unsubscribe'>> {
  const { template, language, variables } = request;
  const words = ALERT_TEXTS[language];
  const schema = variables['studies'] === undefined ? variablesSchema : earlierSchema;
  const { email, parts, unsubscribe, oneClick } = schema.parse(variables);
  const [first, ...others] = parts;
  const ends = first?.kind === 'answer' ? words.unfollow : words.unsubscribe;
  const subject = words.subject[template];
  const content: AlertContent = {
    words,
    frame,
    parts: parts.map((part) => contentOf(words, language, part, others.length === 0)),
    why: filled(words.why, { email }),
    end: { words: others.length === 0 ? ends : words.unsubscribeAll, link: unsubscribe },
  };
  return {
    subject,
    html: await render(mailPage({ language, heading: subject, footer: frame.footer }, drawn(content))),
    text: plainText(content),
    unsubscribe: oneClick,
  };
}
