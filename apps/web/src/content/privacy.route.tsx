import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import type { SectionPlan } from './text-sections.tsx';
import { WrittenPage } from './written-page.tsx';

const titles = defineMessages({
  page: { defaultMessage: 'Privacy', description: 'Leads to the page on what is kept about readers' },
  operator: { defaultMessage: 'Who is responsible', description: 'Heading on the page about privacy' },
  kept: { defaultMessage: 'What is kept', description: 'Heading on the page about privacy' },
  browser: { defaultMessage: 'What is kept in your browser', description: 'Heading on the page about privacy' },
  others: { defaultMessage: 'Who else receives something', description: 'Heading on the page about privacy' },
  time: { defaultMessage: 'For how long', description: 'Heading on the page about privacy' },
  rights: { defaultMessage: 'What you can do', description: 'Heading on the page about privacy' },
});

const texts = defineMessages({
  operator: {
    defaultMessage:
      'Footnote runs on a server of whoever offers it to you: they decide about what is kept there, and you can ask them. This page says what the software keeps.',
    description: 'Text of the page about privacy',
  },
  visitor: {
    defaultMessage:
      'Without an account: your questions and their answers, under a random number that only your browser knows.',
    description: 'What is kept',
  },
  visitorEmail: {
    defaultMessage:
      'The e-mail address you give without an account to go on asking: for thirty days, or until you log in. Nothing is sent to it.',
    description: 'What is kept',
  },
  account: {
    defaultMessage:
      'With an account: your e-mail address, your name if you give it, institution, occupation and language, whatever else you write into your profile, your chats, and your password in a form that cannot be turned back.',
    description: 'What is kept',
  },
  bell: {
    defaultMessage:
      'What the bell tells you, such as an invitation or a new role in an organization: for 180 days at most.',
    description: 'What is kept',
  },
  contact: {
    defaultMessage:
      'What you write to the team: until it has arrived there. That you wrote is kept for thirty days more.',
    description: 'What is kept',
  },
  referrals: {
    defaultMessage:
      'By whose invitation you registered, and how many colleagues registered by yours. Addresses you invite are kept in a form that cannot be turned back.',
    description: 'What is kept',
  },
  alerts: {
    defaultMessage:
      'The searches you save with their alerts: what you filled in, which studies you were told of, and when you followed the link of an e-mail.',
    description: 'What is kept',
  },
  audit: {
    defaultMessage:
      'For your safety: when and from which network address somebody signed in to your account, or changed it.',
    description: 'What is kept',
  },
  log: {
    defaultMessage:
      'The server notes which of its functions were called and how long they took, without your address and without what you wrote.',
    description: 'What is kept',
  },
  pages: {
    defaultMessage:
      'If whoever runs the server wants it, the pages that are opened are counted: only which page of Footnote it is and in which language, without a cookie, your address, or anything about you. A browser that asks not to be tracked is not counted.',
    description: 'What is kept',
  },
  analytics: {
    defaultMessage:
      'If whoever runs the server has set up analytics and you agreed to it in your profile: the service they chose is told which pages you open, which functions you use, and the campaign whose link led you here, under a name that says nothing about you. What you ask and read is not told, and nothing is told of visitors.',
    description: 'What is kept',
  },
  recording: {
    defaultMessage:
      'If they have set up recordings, too, and you agreed: that service gets, of one in twenty of your sessions, what moves on the page, with every word on it and all you type replaced by asterisks. It ends when you take your agreement back.',
    description: 'What is kept',
  },
  errors: {
    defaultMessage:
      'If they have set up reports of errors: the service they chose for these is told what failed and on which page of Footnote, and of one page in ten how long it took to load, without your words or anything that says who you are.',
    description: 'What is kept',
  },
  cookies: {
    defaultMessage:
      'Five cookies, all of this site and needed for what you asked for: one holds the random number of a visitor, one the session of somebody who is signed in, one lets you in on a browser you have logged in with before, while others guess at your password, one holds the language you have chosen, and one, where you opened the invitation of a colleague, whose it was, for thirty days or until you register. Nothing from other sites is loaded, except the payment form of Paddle on the page where you pay, if this server uses it, and nobody follows you from page to page without your agreement.',
    description: 'Text of the page about privacy',
  },
  storage: {
    defaultMessage: 'The browser also keeps your language, your theme and your last settings, which stay with you.',
    description: 'Text of the page about privacy',
  },
  campaign: {
    defaultMessage:
      'Where analytics is set up and you agreed to it in your profile, the browser keeps the campaign that the link you came by named, until you log out.',
    description: 'Text of the page about privacy',
  },
  model: {
    defaultMessage:
      'Where the server uses a language model of another company, your question and the sentences it is answered from go there. Whoever runs the server knows whether that is so.',
    description: 'Text of the page about privacy',
  },
  embedding: {
    defaultMessage:
      'Where it uses an embedding model of another company, the text of the documents of organizations and the questions asked of them go there as well; the page of a source says so. Without either, no question leaves the server.',
    description: 'Text of the page about privacy, behind what it says of language models',
  },
  modelLog: {
    defaultMessage:
      'Whoever runs the server can have it keep for thirty days what went to the language model and what came back. Words of private sources are left out; of an account it is in your file, and it is deleted with the account.',
    description: 'Text of the page about privacy',
  },
  mail: {
    defaultMessage:
      'Messages about your account go through the mail service of the server; what you write to the team goes to whoever runs the server, by mail or by a service for forms that they chose. Who has the link to a chat you share can read it until you take the link back.',
    description: 'Text of the page about privacy',
  },
  time: {
    defaultMessage:
      'Chats of an account are kept until you delete them; chats without an account, and their links, until they have not been used for thirty days. An account whose address is not verified is deleted after seven days, notes about signing in after a year.',
    description: 'Text of the page about privacy',
  },
  export: {
    defaultMessage: 'Save everything that is kept about your account as a file, in your profile.',
    description: 'What readers can do',
  },
  delete: {
    defaultMessage: 'Delete a chat, or your account with everything that belongs to it.',
    description: 'What readers can do',
  },
  ask: { defaultMessage: 'Use Footnote without an account.', description: 'What readers can do' },
});

const SECTIONS: readonly SectionPlan[] = [
  { anchor: 'operator', title: titles.operator, paragraphs: [texts.operator] },
  {
    anchor: 'kept',
    title: titles.kept,
    paragraphs: [],
    points: [
      texts.visitor,
      texts.visitorEmail,
      texts.account,
      texts.bell,
      texts.contact,
      texts.referrals,
      texts.alerts,
      texts.audit,
      texts.log,
      texts.pages,
      texts.analytics,
      texts.recording,
      texts.errors,
    ],
  },
  { anchor: 'browser', title: titles.browser, paragraphs: [texts.cookies, texts.storage, texts.campaign] },
  { anchor: 'others', title: titles.others, paragraphs: [texts.model, texts.embedding, texts.modelLog, texts.mail] },
  { anchor: 'time', title: titles.time, paragraphs: [texts.time] },
  { anchor: 'rights', title: titles.rights, paragraphs: [], points: [texts.export, texts.delete, texts.ask] },
];

/** The page at /privacy (specification §2). */
export default function PrivacyRoute() {
  return <WrittenPage title={useTranslate()(titles.page)} sections={SECTIONS} />;
}
