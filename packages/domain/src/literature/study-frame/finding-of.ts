import { outcomeValence } from './direction/direction-words.ts';
import type { SentenceReading } from './direction/direction-features.ts';
import { figuresOf } from './finding-figures.ts';
import type { AskedComparison, Finding, OutcomeDirection } from './study-frame.ts';

/** Which arm a direction speaks for: 1 where more of the outcome is good, -1 where it is bad. */
export function favoursOf(direction: OutcomeDirection, outcome: string): Finding['favours'] {
  if (direction === 'no_clear_difference') return 'neither';
  const valence = outcomeValence(outcome.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  if (direction === 'not_reported' || valence === 0) return null;
  return (direction === 'increased') === (valence === 1) ? 'intervention' : 'comparator';
}

const GROUP_SIZE =
  /\b(?:of|among|in|n ?=) ?(?:the |all )?(\d{1,3}(?:,\d{3})+|\d+) (?:patients|participants|subjects|adults|children|women|men|infants|people)\b/i;

/** The finding that a sentence reports of a comparison, in the words of the sentence where it names the outcome. */
export function findingOf(reading: SentenceReading, asked: AskedComparison, direction: OutcomeDirection): Finding {
  const { sentence } = reading.input;
  const { first, last } = reading.focus;
  const from = sentence.tokens[first]?.start ?? 0;
  const to = sentence.tokens[last]?.end ?? 0;
  const n = GROUP_SIZE.exec(sentence.text)?.[1];
  return {
    outcome: sentence.text.slice(from, to),
    intervention: asked.intervention,
    comparator: asked.comparator,
    ...figuresOf(reading, direction),
    n: n === undefined ? null : Number(n.replaceAll(',', '')),
    direction,
    favours: favoursOf(direction, asked.outcome),
    sentence: sentence.place,
  };
}
