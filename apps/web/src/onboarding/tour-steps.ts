import type { OnboardingStep } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { Translate } from '../platform/i18n/translate.ts';

const titles = defineMessages({
  ask: { defaultMessage: 'Ask a question', description: 'Title of a step of the tour' },
  examples: { defaultMessage: 'See one first', description: 'Title of a step of the tour, about example questions' },
  sources: { defaultMessage: 'Where answers come from', description: 'Title of a step of the tour' },
  filters: { defaultMessage: 'Which studies count', description: 'Title of a step of the tour' },
  options: { defaultMessage: 'How it is answered', description: 'Title of a step of the tour' },
  language: { defaultMessage: 'Your language', description: 'Title of a step of the tour' },
  history: { defaultMessage: 'Find it again', description: 'Title of a step of the tour, about the list of chats' },
  search: { defaultMessage: 'Search yourself', description: 'Title of a step of the tour' },
});

const texts = defineMessages({
  ask: {
    defaultMessage:
      'Write it as you would say it to a colleague: in whom, what, compared with what. Names of patients do not belong here. Enter sends.',
    description: 'Text of a step of the tour',
  },
  examples: {
    defaultMessage:
      'Press one of these and watch an answer come about. Every number in it is a reference: press it to read the sentence of the study.',
    description: 'Text of a step of the tour, about example questions',
  },
  sources: {
    defaultMessage:
      'Answers come from the literature loaded on this server. Members of an organization can ask its own documents as well.',
    description: 'Text of a step of the tour',
  },
  filters: {
    defaultMessage:
      'Optional: narrow the studies by design, size, year or journal. What you choose shows above the question.',
    description: 'Text of a step of the tour',
  },
  options: {
    defaultMessage: 'Optional: longer answers, a more careful reading, words for lay people, or a format of your own.',
    description: 'Text of a step of the tour',
  },
  language: {
    defaultMessage: 'Choose the language answers come in. Sentences that are quoted stay in the language of the study.',
    description: 'Text of a step of the tour',
  },
  history: {
    defaultMessage: 'Your chats are kept here until you delete them. Alt + N begins a new one on every page.',
    description: 'Text of a step of the tour, about the list of chats',
  },
  search: {
    defaultMessage:
      'In the search you see everything there is: by plain words, PICO, PubMed’s query language or field of medicine.',
    description: 'Text of a step of the tour',
  },
});

type StepId = keyof typeof titles;

/** Where the controls below the question field stand; before the language there may be a menu of templates. */
const CONTROLS = { filters: 0, sources: 1, options: 2, language: -1 } as const;

const control = (id: keyof typeof CONTROLS) => () =>
  [...document.querySelectorAll<HTMLElement>('form:has(textarea) button[aria-haspopup]')].at(CONTROLS[id]) ?? null;

/** The first element of a kind that can be seen. */
const visible = (selector: string) => () =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility()) ?? null;

/** The button that opens the drawer of phones, and the chats where they are closed. */
const DRAWER = 'header button[aria-expanded]:not([aria-haspopup])';

/** Where each step points; on phones chats and search stand in the drawer, to whose button they point. */
const TARGETS: Readonly<Record<StepId, () => HTMLElement | null>> = {
  ask: visible('form textarea'),
  examples: visible('section button[dir="auto"]'),
  sources: control('sources'),
  filters: control('filters'),
  options: control('options'),
  language: control('language'),
  history: () => visible(DRAWER)() ?? visible('nav:not(header nav) :is(input, button)')(),
  search: () => visible('header nav a[href="/browse"]')() ?? visible(DRAWER)(),
};

const ORDER = ['ask', 'examples', 'sources', 'filters', 'options', 'language', 'history', 'search'] as const;

/** The eight steps of the tour of the chat (specification §4), each at the element it is about. */
export function tourSteps(t: Translate): OnboardingStep[] {
  return ORDER.map((id) => ({ id, title: t(titles[id]), text: t(texts[id]), target: TARGETS[id] }));
}
