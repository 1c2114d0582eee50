import {
  ANSWER_COMMANDS,
  INTERFACE_LANGUAGES,
  type AnswerCommand,
  type FollowUpCommand,
  type InterfaceLanguage,
  type Qualifier,
  type QuestionFrame,
} from '@footnote/domain';
import { findTopics } from '../find-topics.ts';
import { findTraits, type FoundTrait } from '../frame/population-qualifiers.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import { COMMAND_PHRASES } from './command-phrases.ts';

export interface FollowUpContext {
  /** How the last question was read; null while that is not known, and any treatment may be another. */
  frame: QuestionFrame | null;
  knowledge: QuestionKnowledge;
}

/** A longer text says more than a command, UTF-16 units. */
const LONGEST = 80;

/**
 * Reads a follow-up as a command on the last answer, in any of the six languages; null where it is a question of its own.
 * The whole text has to be the command: "shorter hospital stay" asks about something.
 */
export function readFollowUpCommand(text: string, { frame, knowledge }: FollowUpContext): FollowUpCommand | null {
  if (text.length > LONGEST) return null;
  const spoken = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  if (spoken === '') return null;
  for (const { commands } of READERS)
    for (const { kind, pattern } of commands) if (pattern.test(spoken)) return { kind };
  return changedIntervention(spoken, { frame, knowledge }) ?? changedPopulation(spoken, knowledge);
}

interface PhraseReader {
  language: InterfaceLanguage;
  commands: readonly { kind: AnswerCommand; pattern: RegExp }[];
  toPeople: RegExp;
  toTreatment: RegExp;
  instead: RegExp;
  small: RegExp;
}

const READERS: readonly PhraseReader[] = INTERFACE_LANGUAGES.map((language) => {
  const { commands, before, after, toPeople, toTreatment, instead, small } = COMMAND_PHRASES[language];
  return {
    language,
    commands: ANSWER_COMMANDS.map((kind) => ({
      kind,
      pattern: new RegExp(`^(?:(?:${before}) )*(?:${commands[kind]})(?: (?:${after}))*$`, 'u'),
    })),
    toPeople: new RegExp(`^(?:(?:${longestFirst(toPeople)}) )*`, 'u'),
    toTreatment: new RegExp(`^(?:(?:${longestFirst(toTreatment)}) )+`, 'u'),
    instead: new RegExp(` (?:${instead})$`, 'u'),
    small: new RegExp(`(?<= |^)(?:${small})(?= |$)`, 'gu'),
  };
});

/** "and for" before "and", which would leave the rest standing. */
function longestFirst(alternatives: string): string {
  return alternatives
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|');
}

function changedIntervention(spoken: string, { frame, knowledge }: FollowUpContext): FollowUpCommand | null {
  if (frame?.interventions.length === 0) return null;
  for (const { language, toTreatment, instead, small } of READERS) {
    if (!toTreatment.test(spoken) && !instead.test(spoken)) continue;
    const named = spoken.replace(toTreatment, '').replace(instead, '').replaceAll(small, '').trim();
    const [found, ...others] = findTopics(named, language, knowledge).concepts;
    if (found === undefined || others.length > 0 || found.surface !== named) continue;
    const { kind, terms } = found.concept;
    const [intervention] = terms.en;
    if (intervention === undefined || !(kind === 'drug' || kind === 'drug-class' || kind === 'procedure')) continue;
    const isAsked = frame !== null && [...frame.interventions, ...frame.comparators].includes(intervention);
    return isAsked ? null : { kind: 'change-intervention', intervention };
  }
  return null;
}

function changedPopulation(spoken: string, knowledge: QuestionKnowledge): FollowUpCommand | null {
  for (const { language, toPeople, small } of READERS) {
    const people = spoken.replace(toPeople, '');
    const isAll = (parts: readonly string[]) =>
      parts
        .reduce((left, part) => left.replace(part, ' '), people)
        .replaceAll(small, '')
        .trim() === '';
    const traits = findTraits(people);
    if (isAll(traits.map(({ start, end }) => people.slice(start, end)))) {
      const command = populationOf(traits);
      if (command !== null) return command;
    }
    const { concepts } = findTopics(people, language, knowledge);
    const isPeople = concepts.every(({ concept }) => concept.kind === 'population');
    if (!isPeople || !isAll(concepts.map(({ surface }) => surface))) continue;
    const command = populationOf(concepts.flatMap(({ concept }) => findTraits(concept.terms.en[0] ?? '')));
    if (command !== null) return command;
  }
  return null;
}

/** Most traits one follow-up can change. */
const MOST_TRAITS = 5;

function populationOf(traits: readonly FoundTrait[]): FollowUpCommand | null {
  if (traits.length === 0 || traits.some(({ negated }) => negated)) return null;
  const qualifiers = new Map<string, Qualifier>();
  // "Older adults" are adults, and asked about as older ones alone.
  const isWithin = (part: FoundTrait) =>
    traits.some(
      (whole) =>
        whole !== part && whole.start <= part.start && whole.end >= part.end && whole.dimension === part.dimension,
    );
  for (const trait of traits) {
    const { dimension, value, negated } = trait;
    if (!isWithin(trait)) qualifiers.set(value, { dimension, value, negated });
  }
  return { kind: 'change-population', qualifiers: [...qualifiers.values()].slice(0, MOST_TRAITS) };
}
