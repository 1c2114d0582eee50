import { withoutEnd } from '@footnote/domain';
import type { EvidenceSentence, NumberedEvidence } from '../../chat.ports.ts';

/** Characters of evidence sent to a model, about a quarter as many tokens. */
const EVIDENCE_CHARACTERS = { concise: 40_000, elaborate: 80_000 } as const;
/** Beyond this a sentence is a table or a whole abstract in one piece. */
const SENTENCE_CHARACTERS = 1_500;
/** What title and facts of a study take. */
const STUDY_CHARACTERS = 400;
const TITLE_CHARACTERS = 500;

function bounded(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  const words = withoutEnd(cut, /\S/).trimEnd();
  return `${words === '' ? cut : words} …`;
}

/**
 * Keeps evidence within the budget of a prompt: each study's best sentence first, then the next best of all, in their
 * own order; studies that no longer fit are left out with their number.
 */
export function chooseEvidence(evidence: readonly NumberedEvidence[], elaborate: boolean): NumberedEvidence[] {
  let left: number = EVIDENCE_CHARACTERS[elaborate ? 'elaborate' : 'concise'];
  const chosen = new Map<NumberedEvidence, EvidenceSentence[]>();
  const ranked = evidence.map((study) => ({
    study,
    sentences: [...study.sentences].sort((a, b) => b.relevance - a.relevance),
  }));
  const rounds = Math.max(1, ...ranked.map(({ sentences }) => sentences.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const { study, sentences } of ranked) {
      const sentence = sentences[round];
      const text = sentence === undefined ? '' : bounded(sentence.text, SENTENCE_CHARACTERS);
      const cost = text.length + (round === 0 ? STUDY_CHARACTERS : 0);
      if (cost > left || (round > 0 && (sentence === undefined || !chosen.has(study)))) continue;
      left -= cost;
      const kept = chosen.get(study) ?? [];
      if (sentence !== undefined) kept.push({ ...sentence, text });
      chosen.set(study, kept);
    }
  }
  return [...chosen].map(([study, sentences]) => ({
    ...study,
    citation: { ...study.citation, title: bounded(study.citation.title, TITLE_CHARACTERS) },
    sentences: sentences.sort((a, b) => a.start - b.start),
  }));
}
