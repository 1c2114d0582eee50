import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import type { SectionPlan } from './text-sections.tsx';
import { WrittenPage } from './written-page.tsx';

const titles = defineMessages({
  page: { defaultMessage: 'About Footnote', description: 'Leads to the page about the product' },
  what: { defaultMessage: 'What it is', description: 'Heading on the page about the product' },
  how: { defaultMessage: 'How an answer comes about', description: 'Heading on the page about the product' },
  limits: { defaultMessage: 'What it cannot do', description: 'Heading on the page about the product' },
  certainty: { defaultMessage: 'How certainty is computed', description: 'Heading on the page about the product' },
  literature: {
    defaultMessage: 'Where the literature comes from',
    description: 'Heading on the page about the product',
  },
  software: { defaultMessage: 'The software', description: 'Heading on the page about the product' },
});

const texts = defineMessages({
  what: {
    defaultMessage:
      'Footnote answers clinical and scientific questions from the biomedical literature. Its name is its promise: every sentence of an answer ends in a footnote, and each footnote leads to the sentence of a study.',
    description: 'Text of the page about the product',
  },
  who: {
    defaultMessage: 'It is made for people who treat patients, who do research, and who develop medicines and devices.',
    description: 'Text of the page about the product',
  },
  steps: {
    defaultMessage: 'An answer is put together in steps, and you can watch each of them:',
    description: 'Text of the page about the product; the steps follow',
  },
  step1: {
    defaultMessage: 'The question is read: what it is about, in whom, compared with what.',
    description: 'Step from question to answer',
  },
  step2: {
    defaultMessage: 'The collection is searched with those topics, their synonyms and their translations.',
    description: 'Step from question to answer',
  },
  step3: {
    defaultMessage:
      'What was found is ranked by relevance, study design, year and journal metric; retracted work comes last.',
    description: 'Step from question to answer',
  },
  step4: {
    defaultMessage:
      'The sentences that carry the answer are chosen from the abstracts and numbered. Whoever writes the answer sees nothing else.',
    description: 'Step from question to answer',
  },
  step5: {
    defaultMessage:
      'Without a language model the answer quotes those sentences word for word; with one, it is written from them.',
    description: 'Step from question to answer',
  },
  step6: {
    defaultMessage: 'Every sentence is compared with the source it names, and the verdict stands beside it.',
    description: 'Step from question to answer',
  },
  limits: {
    defaultMessage:
      'Footnote reads titles and abstracts, not whole articles. It knows only what is loaded on this server. It does not weigh a study as a methodologist would, and it does not know your patient. It is not medical advice and not a clinical decision tool.',
    description: 'Text of the page about the product',
  },
  certainty: {
    defaultMessage:
      'Above an answer stands how certain its direct studies are together. The level is computed after the domains of GRADE, from abstracts alone; no person has judged it, and risk of bias is not assessed.',
    description: 'Text of the page about the product',
  },
  certaintyStart: {
    defaultMessage:
      'It begins high where a randomized trial is among the studies, or a synthesis whose title or abstract speaks of such trials, and low otherwise. What a synthesis really pooled is not checked.',
    description: 'How certainty is computed',
  },
  certaintyDown: {
    defaultMessage:
      'It goes down a step for each of these: a single study that is no synthesis, few participants in the largest study, a confidence interval that includes no effect, and studies that differ in direction. Indirect studies are not counted.',
    description: 'How certainty is computed',
  },
  certaintyNone: {
    defaultMessage:
      'No level is given where no study answers the question itself, or where GRADE has none for its kind.',
    description: 'How certainty is computed',
  },
  literature: {
    defaultMessage:
      'Records come from PubMed, courtesy of the U.S. National Library of Medicine, in the files it publishes; the date of the data is shown wherever they are used. Abstracts belong to their publishers and authors. The starter collection consists of summaries in our own words, each linked to the original.',
    description: 'Text of the page about the product',
  },
  software: {
    defaultMessage:
      'Footnote is free software under the MIT licence. It runs on one machine without any other service, keeps its data there, and sends nothing to us: there is no “us” that could receive it.',
    description: 'Text of the page about the product',
  },
});

const SECTIONS: readonly SectionPlan[] = [
  { anchor: 'what', title: titles.what, paragraphs: [texts.what, texts.who] },
  {
    anchor: 'how',
    title: titles.how,
    paragraphs: [texts.steps],
    points: [texts.step1, texts.step2, texts.step3, texts.step4, texts.step5, texts.step6],
  },
  {
    anchor: 'certainty',
    title: titles.certainty,
    paragraphs: [texts.certainty],
    points: [texts.certaintyStart, texts.certaintyDown, texts.certaintyNone],
  },
  { anchor: 'limits', title: titles.limits, paragraphs: [texts.limits] },
  { anchor: 'literature', title: titles.literature, paragraphs: [texts.literature] },
  { anchor: 'software', title: titles.software, paragraphs: [texts.software] },
];

/** The page at /about (specification §2). */
export default function AboutRoute() {
  return <WrittenPage title={useTranslate()(titles.page)} sections={SECTIONS} />;
}
