import type { ReadSentence } from './direction/read-abstract.ts';
import type { Finding, FindingMeasure } from './study-frame.ts';

const PERCENT = String.raw`(\d{1,3}(?:[.·]\d+)?)(?:\s?%| percent| per cent)`;
const INTERVAL = String.raw`(?:[^.;]{0,12}?95 ?% ?(?:CI|confidence interval)[^\d.;]{0,12}(\d{1,3}(?:[.·]\d+)?)\s?%?\s?(?:-|–|to|,)\s?(\d{1,3}(?:[.·]\d+)?))?`;

const WAYS: readonly (readonly [FindingMeasure, RegExp])[] = [
  ['sensitivity', new RegExp(String.raw`\bsensitivit(?:y|ies)\b[^.;%\d]{0,60}?${PERCENT}${INTERVAL}`, 'i')],
  ['specificity', new RegExp(String.raw`\bspecificit(?:y|ies)\b[^.;%\d]{0,60}?${PERCENT}${INTERVAL}`, 'i')],
  ['prevalence', new RegExp(String.raw`\bprevalence\b[^.;%]{0,80}?${PERCENT}${INTERVAL}`, 'i')],
];
/** "sensitivity and specificity were 92% and 88%" */
const BOTH = new RegExp(
  String.raw`\bsensitivity and (?:a )?specificity\b[^.;%\d]{0,60}?${PERCENT}[^.;%\d]{0,12}and[^.;%\d]{0,12}?${PERCENT}`,
  'i',
);
const NOTHING_COMPARED = {
  intervention: '',
  comparator: '',
  armFigures: null,
  p: null,
  n: null,
  time: '',
  direction: 'not_reported',
  favours: null,
} as const;

const valueOf = (written: string) => Number(written.replace('·', '.'));

function figure(
  sentence: ReadSentence,
  measure: FindingMeasure,
  found: { figures: string; value: string; ci?: readonly [string, string] },
): Finding {
  const { figures, value, ci } = found;
  return {
    ...NOTHING_COMPARED,
    outcome: measure,
    measure,
    value: valueOf(value),
    ci: ci === undefined ? null : [valueOf(ci[0]), valueOf(ci[1])],
    figures,
    sentence: sentence.place,
  };
}

/** Figures of one group that a sentence states: how common something is, how well a test tells. Values are percentages. */
export function singleFigures(sentence: ReadSentence): Finding[] {
  const { text } = sentence;
  if (!text.includes('%') && !/per ?cent/i.test(text)) return [];
  const both = BOTH.exec(text);
  if (both !== null) {
    const [figures, sensitivity = '', specificity = ''] = both;
    return [
      figure(sentence, 'sensitivity', { figures, value: sensitivity }),
      figure(sentence, 'specificity', { figures, value: specificity }),
    ];
  }
  return WAYS.flatMap(([measure, pattern]) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const [figures, value = '', low, high] = found;
    return [
      figure(
        sentence,
        measure,
        low === undefined || high === undefined ? { figures, value } : { figures, value, ci: [low, high] },
      ),
    ];
  });
}
