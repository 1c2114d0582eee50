import type { InterfaceLanguage } from '@footnote/domain';
import type { ConceptKind } from './lexicon/lexicon-concepts.ts';

/** A way an article may name a topic. */
export interface TopicTerm {
  text: string;
  /** 1 for the topic itself, less for what is narrower. */
  weight: number;
}

/** What a question is about: a concept of the lexicon, a word the lexicon does not know, or a number. */
export interface Topic {
  id: string;
  kind: ConceptKind | 'word' | 'number';
  /** As the question has it. */
  surface: string;
  /** English term it is searched by. */
  preferred: string;
  /** English terms that count as the topic, best first. */
  terms: readonly TopicTerm[];
  /** An article that lacks a required topic does not answer the question; others only help in ranking. */
  required: boolean;
  /** Share in the coverage of the question, above 0. */
  weight: number;
}

/** What a topic is called: in the question, and by articles. */
export function namesOf({ surface, terms }: Pick<Topic, 'surface' | 'terms'>): string[] {
  return [surface, ...terms.map(({ text }) => text)];
}

const MOST_EXACT_TERMS = 12;

/** The terms that mean the topic itself and nothing narrower, best first; none for a word outside the lexicon. */
export function exactTerms({ kind, terms }: Topic): string[] {
  if (kind === 'word' || kind === 'number') return [];
  return terms.flatMap(({ text, weight }) => (weight === 1 ? [text] : [])).slice(0, MOST_EXACT_TERMS);
}

/** What a question's frame calls a topic: an unknown word as the question has it. */
export function frameName({ kind, surface, preferred }: Topic): string {
  return kind === 'word' ? surface : preferred;
}

/** True for what is given or done, as opposed to who has what. */
export function isIntervention(topic: Topic): boolean {
  return topic.kind === 'drug' || topic.kind === 'drug-class' || topic.kind === 'procedure';
}

/** True for what is treated. */
export function isTreated(topic: Topic): boolean {
  return topic.kind === 'condition';
}

/** A word of the question that was read as another. */
export interface Correction {
  from: string;
  to: string;
}

/** One reading of a question. */
export interface Reading {
  /** The question as it stands alone. */
  question: string;
  topics: readonly Topic[];
  /** Everyday words of the question that can only help to rank. */
  optionalTerms: readonly string[];
  /** Ids of topics that a follow-up itself names: an answer that lacks one of them answers the question before it. */
  requiredTopics: readonly string[];
}

/** A question understood without any model; a follow-up can have several readings, the most likely first. */
export interface Understanding {
  language: InterfaceLanguage;
  readings: readonly [Reading, ...Reading[]];
  corrections: readonly Correction[];
  isFollowUp: boolean;
}
