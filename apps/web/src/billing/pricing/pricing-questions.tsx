import { Accordion } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../../platform/i18n/translate.ts';

const titles = defineMessages({
  pro: { defaultMessage: 'What is a PRO question?', description: 'Question on the page of prices' },
  refill: { defaultMessage: 'When do PRO questions come back?', description: 'Question on the page of prices' },
  cancel: { defaultMessage: 'How do I cancel?', description: 'Question on the page of prices' },
  organization: {
    defaultMessage: 'My organization uses Footnote. Do I pay?',
    description: 'Question on the page of prices',
  },
  data: { defaultMessage: 'Does paying change the answers’ honesty?', description: 'Question on the page of prices' },
});

const answers = defineMessages({
  pro: {
    defaultMessage:
      'One that uses a PRO setting: study types of your own choice, high impact factor, sample size, an order of references, precision or elaborate mode, an answer format, or an answer from references you selected. Every other question is free and without limit.',
    description: 'Answer on the page of prices',
  },
  refill: {
    defaultMessage:
      'Every Monday at 0:00 UTC; what was left does not add up. Where an answer fails on our side, its question is given back at once. Exporting a RIS file uses none.',
    description: 'Answer on the page of prices',
  },
  cancel: {
    defaultMessage:
      'Under “My profile”, with two presses. Before the second you read the day until which Pro stays yours; after it, nothing more is charged.',
    description: 'Answer on the page of prices',
  },
  organization: {
    defaultMessage: 'No. Members of an organization with an active subscription have everything of Pro.',
    description: 'Answer on the page of prices',
  },
  data: {
    defaultMessage:
      'No. Every answer, paid or free, carries references you can check, and says so where the literature does not answer.',
    description: 'Answer on the page of prices',
  },
});

const QUESTIONS = ['pro', 'refill', 'cancel', 'organization', 'data'] as const;

/** What people ask before they pay. */
export function PricingQuestions() {
  const t = useTranslate();
  return <Accordion items={QUESTIONS.map((id) => ({ id, title: t(titles[id]), content: <p>{t(answers[id])}</p> }))} />;
}
