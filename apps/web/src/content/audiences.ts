import type { Feature } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../platform/navigation/paths.ts';
import type { Translate } from '../platform/i18n/translate.ts';

const healthcare = defineMessages({
  title: { defaultMessage: 'Healthcare', description: 'Whom the product is for: people who treat patients' },
  text: {
    defaultMessage:
      'Between two patients there is time for one question. Footnote answers it from trials and reviews, and shows the sentences it rests on.',
    description: 'What people who treat patients come with',
  },
  first: {
    defaultMessage: 'Meta-analyses, reviews and randomised trials come first',
    description: 'What people who treat patients get',
  },
  second: {
    defaultMessage: 'Design, sample size and year beside every reference',
    description: 'What people who treat patients get',
  },
  third: {
    defaultMessage: 'Links to an answer that colleagues can open, and that you can take back',
    description: 'What people who treat patients get',
  },
  action: { defaultMessage: 'Ask a clinical question', description: 'Leads to the chat' },
});

const academic = defineMessages({
  title: { defaultMessage: 'Academic', description: 'Whom the product is for: researchers and students' },
  text: {
    defaultMessage:
      'A review begins with knowing what there is. Search by PICO or in PubMed’s own language, and see how every clause was read and what it found.',
    description: 'What researchers and students come with',
  },
  first: {
    defaultMessage: 'PubMed and Ovid strategies, explained clause by clause',
    description: 'What researchers and students get',
  },
  second: {
    defaultMessage: 'Participants, intervention, comparison and outcome marked in abstracts',
    description: 'What researchers and students get',
  },
  third: {
    defaultMessage: 'Export to every common reference manager',
    description: 'What researchers and students get',
  },
  action: { defaultMessage: 'Search the literature', description: 'Heading of the search page' },
});

const sciences = defineMessages({
  title: {
    defaultMessage: 'Life sciences',
    description: 'Whom the product is for: companies that develop medicines and devices',
  },
  text: {
    defaultMessage:
      'Know what has been studied, in whom and how well. Narrow by design, size and year, and draw what remains as a map of the evidence.',
    description: 'What people who develop medicines and devices come with',
  },
  first: {
    defaultMessage: 'Filters for study type, sample size, year and journal metric',
    description: 'What people who develop medicines and devices get',
  },
  second: {
    defaultMessage: 'A map of the evidence: year by sample size, with the design of each study',
    description: 'What people who develop medicines and devices get',
  },
  third: {
    defaultMessage: 'Runs on your own server, where your questions stay',
    description: 'What people who develop medicines and devices get',
  },
  action: { defaultMessage: 'Search the literature', description: 'Heading of the search page' },
});

const AUDIENCES = [
  { anchor: 'healthcare', icon: 'user', words: healthcare, href: paths.chat },
  { anchor: 'academic', icon: 'document', words: academic, href: `${paths.search}?mode=query` },
  { anchor: 'sciences', icon: 'building', words: sciences, href: `${paths.search}?mode=pico` },
] as const;

/** Somebody the product is for. */
export interface Audience {
  /** Anchor on the page of solutions. */
  anchor: string;
  /** The drawing that stands for them. */
  icon: Feature['icon'];
  title: string;
  /** What they come with. */
  text: string;
  /** What they get. */
  points: readonly string[];
  /** The way on. */
  action: { label: string; href: string };
}

/** Whom the product is for, in the order of the specification's audiences. */
export function audiences(t: Translate): Audience[] {
  return AUDIENCES.map(({ anchor, icon, words, href }) => ({
    anchor,
    icon,
    title: t(words.title),
    text: t(words.text),
    points: [words.first, words.second, words.third].map((point) => t(point)),
    action: { label: t(words.action), href },
  }));
}
