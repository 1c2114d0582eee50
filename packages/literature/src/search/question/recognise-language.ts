import { eld } from 'eld/small';
import type { InterfaceLanguage } from '@footnote/domain';
import { LEXICON_LANGUAGES } from './lexicon/lexicon-rows.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';

const WORD = /[\p{L}\p{M}]+/gu;

/** A language must be ahead by this many of its small words before they decide alone. */
const CLEAR_LEAD = 2;

function countWords(words: readonly string[], knowledge: QuestionKnowledge, language: InterfaceLanguage): number {
  const classes = knowledge.words[language];
  const terms = knowledge.terms[language].words;
  let count = 0;
  for (const word of words) {
    if (classes.function.has(word)) count += 1;
    else if (classes.question.has(word) || classes.study.has(word) || classes.general.has(word)) count += 0.75;
    else if (terms.has(word) && (language === 'en' || !knowledge.terms.en.words.has(word))) count += 0.75;
  }
  return count;
}

/**
 * Recognises which interface language a question is in: by its small words and terms, which settle even short
 * questions full of drug names, and by character statistics where they do not. English where nothing speaks for another language.
 */
export function recogniseLanguage(question: string, knowledge: QuestionKnowledge): InterfaceLanguage {
  const words = (question.toLowerCase().match(WORD) ?? []).slice(0, 200);
  const counts = LEXICON_LANGUAGES.map((language) => ({
    language,
    count: countWords(words, knowledge, language),
  })).sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (first === undefined || first.count === 0) return 'en';
  if (second === undefined || first.count - second.count >= CLEAR_LEAD) return first.language;
  const close = counts.filter((candidate) => first.count - candidate.count < CLEAR_LEAD);
  const scores = eld.detect(question).getScores();
  const total = Math.max(...close.map((candidate) => candidate.count));
  const combined = close.map(({ language, count }) => ({
    language,
    score: count / total + (scores[language] ?? 0) + (language === 'en' ? 0.05 : 0),
  }));
  return combined.sort((a, b) => b.score - a.score)[0]?.language ?? 'en';
}
