import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import type { SectionPlan } from './text-sections.tsx';
import { WrittenPage } from './written-page.tsx';

const titles = defineMessages({
  page: { defaultMessage: 'Terms', description: 'Leads to the terms of use' },
  operator: { defaultMessage: 'Who offers this', description: 'Heading in the terms' },
  advice: { defaultMessage: 'Not medical advice', description: 'Heading in the terms' },
  sources: { defaultMessage: 'Sources and copyright', description: 'Heading in the terms' },
  fair: { defaultMessage: 'What we ask of you', description: 'Heading in the terms' },
  account: { defaultMessage: 'Your account', description: 'Heading in the terms' },
  warranty: { defaultMessage: 'No warranty', description: 'Heading in the terms' },
});

const texts = defineMessages({
  operator: {
    defaultMessage:
      'Footnote is software that people and institutions run on their own servers. Whoever runs this server offers it to you and answers for it. Where they have terms of their own, those come first; these say what the software itself does.',
    description: 'Text of the terms',
  },
  advice: {
    defaultMessage:
      'Footnote gives access to literature. It is not medical advice and not a clinical decision tool. An answer can be incomplete or wrong: open the references before you rely on it.',
    description: 'Text of the terms',
  },
  sources: {
    defaultMessage:
      'Records of PubMed are shown courtesy of the U.S. National Library of Medicine, which does not endorse this product. Abstracts may be protected by copyright of their publishers or authors; quote them as the law where you live allows.',
    description: 'Text of the terms',
  },
  fairIntro: { defaultMessage: 'Please', description: 'Begins a list of what readers are asked for' },
  fair1: {
    defaultMessage: 'write nothing into a question that tells who a patient is',
    description: 'What readers are asked for; goes on from “Please”',
  },
  fair2: {
    defaultMessage:
      'do not try to read what belongs to others, or to overload the server; the number of questions a minute is limited',
    description: 'What readers are asked for; goes on from “Please”',
  },
  fair3: {
    defaultMessage: 'name the studies you use, not Footnote, as your sources',
    description: 'What readers are asked for; goes on from “Please”',
  },
  account: {
    defaultMessage:
      'You can use Footnote without an account. With one, your chats follow you to every device. You can delete it at any time, and everything of yours goes with it.',
    description: 'Text of the terms',
  },
  warranty: {
    defaultMessage: 'The software is provided as it is, without warranty of any kind, under the MIT licence.',
    description: 'Text of the terms',
  },
});

const SECTIONS: readonly SectionPlan[] = [
  { anchor: 'operator', title: titles.operator, paragraphs: [texts.operator] },
  { anchor: 'advice', title: titles.advice, paragraphs: [texts.advice] },
  { anchor: 'sources', title: titles.sources, paragraphs: [texts.sources] },
  {
    anchor: 'fair',
    title: titles.fair,
    paragraphs: [texts.fairIntro],
    points: [texts.fair1, texts.fair2, texts.fair3],
  },
  { anchor: 'account', title: titles.account, paragraphs: [texts.account] },
  { anchor: 'warranty', title: titles.warranty, paragraphs: [texts.warranty] },
];

/** The page at /terms (specification §2). */
export default function TermsRoute() {
  return <WrittenPage title={useTranslate()(titles.page)} sections={SECTIONS} />;
}
