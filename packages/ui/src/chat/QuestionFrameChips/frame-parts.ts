import type { QuestionFrame } from '@footnote/domain';
import type { Translate } from '../../messages/define-messages.ts';
import { populationsLike, qualifierWords, SOURCE_LANGUAGE, termWords } from '../evidence-words.ts';
import { questionFrameMessages } from '../question-frame.messages.ts';

/** The parts of a frame that are lists of terms. */
const LISTS = ['interventions', 'comparators', 'outcomes'] as const;

/** One thing a question was read to say, and the frame without it or with other words in its place. */
export interface FramePart {
  key: string;
  part: 'condition' | 'qualifiers' | 'interventions' | 'comparators' | 'outcomes' | 'time';
  /** As a user reads it. */
  words: string;
  /** As it is corrected. */
  value: string;
  /** What else it can be, where it is not any words: its own value among them. */
  choices: readonly string[];
  without: () => QuestionFrame;
  changed: (value: string) => QuestionFrame;
}

/** The language of a part, where it is a term of the literature: the product has no other word for it. */
export function termLanguage(words: string, value: string): { lang?: string } {
  return words === value ? { lang: SOURCE_LANGUAGE } : {};
}

/** What a question was read to say, in the order of a question. */
export function framePartsOf(frame: QuestionFrame, t: Translate): FramePart[] {
  const [interventions, comparators, outcomes] = LISTS.map((part) => termsOf(frame, part, t));
  return [
    ...(interventions ?? []),
    ...(comparators ?? []).map((part) => ({
      ...part,
      words: t(questionFrameMessages.against, { comparator: part.words }),
    })),
    ...termsOf(frame, 'condition', t),
    ...qualifiersOf(frame, t),
    ...(outcomes ?? []),
    ...timeOf(frame),
  ];
}

function termsOf(frame: QuestionFrame, part: (typeof LISTS)[number] | 'condition', t: Translate): FramePart[] {
  return frame[part].map((value, at) => ({
    key: `${part} ${at}`,
    part,
    words: termWords(value, t),
    value,
    choices: [],
    without: () => ({ ...frame, [part]: frame[part].toSpliced(at, 1) }),
    changed: (next) => ({ ...frame, [part]: frame[part].with(at, next) }),
  }));
}

/** A trait stays as absent as it was, whatever it is changed to. */
function qualifiersOf(frame: QuestionFrame, t: Translate): FramePart[] {
  const { qualifiers } = frame;
  return qualifiers.map((qualifier, at) => ({
    key: `qualifiers ${at}`,
    part: 'qualifiers',
    words: qualifierWords(qualifier, t),
    value: qualifier.value,
    choices: populationsLike(qualifier.value),
    without: () => ({ ...frame, qualifiers: qualifiers.toSpliced(at, 1) }),
    changed: (value) => ({ ...frame, qualifiers: qualifiers.with(at, { ...qualifier, value }) }),
  }));
}

function timeOf(frame: QuestionFrame): FramePart[] {
  const { time } = frame;
  if (time === null) return [];
  return [
    {
      key: 'time',
      part: 'time',
      words: time,
      value: time,
      choices: [],
      without: () => ({ ...frame, time: null }),
      changed: (next) => ({ ...frame, time: next }),
    },
  ];
}
