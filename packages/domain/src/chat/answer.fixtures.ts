import type { Citation } from '../literature/citation.schema.ts';
import { mouseCitation, remdesivirCitation, surgisphereCitation } from '../literature/flagged-citations.fixtures.ts';
import {
  dapaCkdCitation,
  dapaHfCitation,
  empaRegCitation,
  sglt2KidneyCitation,
} from '../literature/starter-citations.fixtures.ts';
import type { Claim, Evidence, Support } from './chat-stream.schema.ts';

/** References of the fixture answers, in the order their numbers mean. */
export const answerCitations: readonly Citation[] = [
  dapaHfCitation,
  empaRegCitation,
  dapaCkdCitation,
  sglt2KidneyCitation,
  surgisphereCitation,
  remdesivirCitation,
  mouseCitation,
];

/** An answer with headings, a list, a table and every support level. */
export const answerMarkdown = `**Yes: dapagliflozin lowers hospitalisation for heart failure**, with and without type 2 diabetes [1, 3].

### What the trials found

- In DAPA-HF the primary outcome affected 16.3% with dapagliflozin and 21.2% with placebo (HR 0.74, 95% CI 0.65–0.85) [1].
- In DAPA-CKD, cardiovascular death or heart failure admission was less frequent too (HR 0.71) [3].
- Another drug of the class, empagliflozin, halved hospitalisation for heart failure in type 2 diabetes [2].

| Trial | Population | n | Hazard ratio |
| --- | --- | ---: | ---: |
| DAPA-HF [1] | Ejection fraction ≤ 40% | 4,744 | 0.74 |
| DAPA-CKD [3] | Albuminuric kidney disease | 4,304 | 0.61 |
| EMPA-REG OUTCOME [2] | Type 2 diabetes | 7,020 | 0.86 |

### Where evidence disagrees

One registry analysis reported harm from an unrelated treatment [5]. It was retracted and carries no weight here.
`;

/** The same in German, with words that are hard to break. */
export const germanAnswerMarkdown = `**Ja: Dapagliflozin senkt die Herzinsuffizienz-Hospitalisierungswahrscheinlichkeit**, unabhängig vom Vorliegen eines Typ-2-Diabetes [1, 3].

- In der Herzinsuffizienzstudie DAPA-HF trat der kombinierte Endpunkt bei 16,3 % gegenüber 21,2 % auf [1].
- Bei chronischer Nierenerkrankung waren kardiovaskuläre Todesfälle und Herzinsuffizienz-Krankenhausaufnahmen seltener [3].
`;

/** The same in Arabic, for text that runs from right to left. */
export const arabicAnswerMarkdown = `**نعم: يقلل داباغليفلوزين دخول المستشفى بسبب قصور القلب** لدى مرضى السكري وغيرهم [1, 3].

- في دراسة DAPA-HF حدثت النتيجة الأولية لدى 16.3% مقابل 21.2% في مجموعة الدواء الوهمي [1].
- كانت الوفيات القلبية الوعائية أقل أيضًا في أمراض الكلى المزمنة [3].
`;

/** The sentence of a reference's abstract that contains some words; null where it has none. */
function evidence(n: number, words: string): Evidence | null {
  const abstract = answerCitations[n - 1]?.abstract ?? '';
  const at = abstract.indexOf(words);
  if (words === '' || at === -1) return null;
  const start = Math.max(abstract.lastIndexOf('. ', at) + 2, abstract.lastIndexOf(': ', at) + 2);
  const stop = abstract.indexOf('. ', at + words.length);
  const end = stop === -1 ? abstract.length : stop + 1;
  return { n, sentence: abstract.slice(start, end), field: 'abstract', start, end };
}

function claim(markdown: string, text: string, support: Support, sources: readonly [number, string][]): Claim {
  const start = markdown.indexOf(text);
  const found = sources.map(([n, words]) => evidence(n, words)).filter((item) => item !== null);
  return { text, citations: sources.map(([n]) => n), support, evidence: found, start, end: start + text.length };
}

/** Checked claims of {@link answerMarkdown}. */
export const answerClaims: readonly Claim[] = [
  claim(
    answerMarkdown,
    '**Yes: dapagliflozin lowers hospitalisation for heart failure**, with and without type 2 diabetes [1, 3].',
    'supported',
    [
      [1, 'Dapagliflozin improved outcomes'],
      [3, 'Cardiovascular death or heart failure admission'],
    ],
  ),
  claim(
    answerMarkdown,
    'In DAPA-HF the primary outcome affected 16.3% with dapagliflozin and 21.2% with placebo (HR 0.74, 95% CI 0.65–0.85) [1].',
    'supported',
    [[1, 'the primary outcome affected 16.3%']],
  ),
  claim(
    answerMarkdown,
    'In DAPA-CKD, cardiovascular death or heart failure admission was less frequent too (HR 0.71) [3].',
    'supported',
    [[3, 'Cardiovascular death or heart failure admission']],
  ),
  claim(
    answerMarkdown,
    'Another drug of the class, empagliflozin, halved hospitalisation for heart failure in type 2 diabetes [2].',
    'partly',
    [[2, 'hospitalisation for heart failure (2.7% vs 4.1%)']],
  ),
  claim(answerMarkdown, 'One registry analysis reported harm from an unrelated treatment [5].', 'not found', [[5, '']]),
];
