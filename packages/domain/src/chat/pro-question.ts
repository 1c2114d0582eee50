import type { AccessContext } from '../identity/access/access-context.ts';
import { can, type Capability } from '../identity/access/capabilities.ts';
import type { ChatQuery, ChatQueryParameters } from './chat-query.schema.ts';
import { areDefaultStudyTypes, asksOfReferences } from './study-type-limits.ts';

/** What a question can ask for. */
type Wishes = Pick<
  ChatQuery,
  | 'studyTypes'
  | 'impactFactor'
  | 'sampleSize'
  | 'chatGptMode'
  | 'chatElaborateMode'
  | 'outputFormat'
  | 'isSelectRegenerate'
> &
  Pick<ChatQueryParameters, 'sort_by'>;

/** Every part of a question that belongs to Pro, in the order users meet them. */
export const PRO_FIELD_NAMES = [
  'studyTypes',
  'impactFactor',
  'sampleSize',
  'sort',
  'precision',
  'elaborate',
  'answerFormat',
  'selectedReferences',
] as const;
export type ProField = (typeof PRO_FIELD_NAMES)[number];

/** How a field of Pro is told. */
export interface ProFieldRule {
  /** Whether a question asks for it. */
  isAskedFor: (wishes: Wishes) => boolean;
  /** What somebody must be allowed besides; nobody else can have it by an allowance. */
  needs?: Capability;
}

/** The rule of each field of Pro (specification §6). */
export const PRO_FIELDS: Readonly<Record<ProField, ProFieldRule>> = {
  studyTypes: { isAskedFor: ({ studyTypes }) => studyTypes !== undefined && !areDefaultStudyTypes(studyTypes) },
  impactFactor: { isAskedFor: ({ impactFactor }) => impactFactor === 'high' },
  sampleSize: { isAskedFor: ({ sampleSize }) => sampleSize !== null },
  sort: { isAskedFor: ({ sort_by }) => sort_by !== undefined },
  precision: { isAskedFor: ({ chatGptMode }) => chatGptMode },
  elaborate: { isAskedFor: ({ chatElaborateMode }) => chatElaborateMode },
  answerFormat: {
    isAskedFor: ({ outputFormat }) => outputFormat !== null && outputFormat.trim() !== '',
    needs: 'outputTemplates',
  },
  selectedReferences: { isAskedFor: ({ isSelectRegenerate }) => isSelectRegenerate },
};

/** Articles considered for a question: ten times more with Pro (specification §9). */
export const ARTICLES_CONSIDERED = { basic: 150, pro: 1_500 } as const;

/**
 * How a question stands to the plans: free to everybody, included in the plan of whoever asks, one of the PRO questions
 * of their week, or refused to a visitor, who has none.
 */
export type ProStanding = 'free' | 'included' | 'counted' | 'visitor';

/** The fields of Pro that a question asks for; a question with any is a PRO question. */
export function proFieldsOf(wishes: Wishes): ProField[] {
  return PRO_FIELD_NAMES.filter((name) => PRO_FIELDS[name].isAskedFor(wishes));
}

/** A question as it is answered, and how it stands to the plans. */
export interface PlannedQuestion {
  query: ChatQuery;
  standing: ProStanding;
}

/**
 * Holds a question against what whoever asks may have. What no allowance opens is left out: the format of who may use
 * none, the main question and the references that only members and those who pay may have remembered. What a client
 * says of paying is never believed.
 */
export function planQuestion(
  { query, parameters }: { query: ChatQuery; parameters: Pick<ChatQueryParameters, 'sort_by'> },
  access: AccessContext,
): PlannedQuestion {
  const isIncluded = can(access, 'proFeatures');
  const remembers = can(access, 'rememberQuestionAndCitations');
  const outputFormat = can(access, 'outputTemplates') ? query.outputFormat : null;
  const asksFor = proFieldsOf({ ...query, ...parameters, outputFormat });
  const keepsCitations = remembers || asksOfReferences(query);
  return {
    query: {
      ...query,
      outputFormat,
      isPaid: isIncluded,
      previousMainQuestion: remembers ? query.previousMainQuestion : null,
      citations: keepsCitations ? query.citations : [],
    },
    standing: standingOf({ isIncluded, isPro: asksFor.length > 0, signedIn: access.signedIn }),
  };
}

function standingOf(asked: { isIncluded: boolean; isPro: boolean; signedIn: boolean }): ProStanding {
  if (asked.isIncluded) return 'included';
  if (!asked.isPro) return 'free';
  return asked.signedIn ? 'counted' : 'visitor';
}
