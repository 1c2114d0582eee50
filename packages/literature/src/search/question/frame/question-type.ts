import type { QuestionType } from '@footnote/domain';

/** Asked in this order; the first that fits decides. */
const CUES: readonly (readonly [QuestionType, RegExp])[] = [
  [
    'cost',
    /\b(?:cost(?!a)(?:s|ly|-effective\w*)?(?! early| lives)|QALYs?|economic|savings?|expens\w+|value for money|Kosten|co[uû]t\w*|coste?s?|custos?)\b/i,
  ],
  [
    'definition',
    /\b(?:what (?:is|are|was) (?:an? |the )?(?:definition|meaning)|what (?:is|are) (?:an? )?[^?]{3,60}(?:pattern|criteri\w+|syndrome|score)\?|defin(?:ed?|ition)|what counted as|stands? for|meant by|Definition von|définition|definici[oó]n|definição)\b/i,
  ],
  [
    'diagnosis',
    /\b(?:sensitivity|specificity|accura\w+|diagnos\w+|predictive value|likelihood ratio|rule (?:in|out)|exclude|detect\w*|screening test|AUC|test positive|positive test|cut-?off|Sensitivität|sensibilit\w+|sensibilidad\w*)\b/i,
  ],
  [
    'dose',
    /\b(?:dos(?:e|es|age|ing)|how (?:much|many) (?:mg|mL|ml|grams?|milligrams?|tablets?|units?)|what strength|how often should|Dosis|Dosierung|dosis|posologie)\b(?! (?:aspirin|CT))/i,
  ],
  [
    'mechanism',
    /\b(?:mechanis\w+|how (?:does|do|did|is|are) [^?]{3,80}?(?:work|act|produce|drive|cause|protect|lead|reduce|lower|trigger|affect|explain)|explanation|pathway|why (?:does|do|is|are)|mediat\w+|Mechanismus|mécanisme|mecanismo)\b/i,
  ],
  [
    'prevalence',
    /\b(?:prevalen\w+|how common|how frequent|how often (?:is|are|do|does)|incidence(?! of (?:adverse|side))|what (?:proportion|percentage|share|fraction) of|what share|Häufigkeit|prévalence|prevalencia)\b/i,
  ],
  [
    'prognosis',
    /\b(?:prognos\w+|outlook|life expectancy|survival (?:rate|of)|chance of (?:dying|survival)|long-term outcome|(?:predict\w*|bad sign|go on to|natural course|relapse rate|proportion of \w+ [^?]{0,60}relapse)|Prognose|pronostic|pronóstico)\b/i,
  ],
  [
    'comparison',
    /\b(?:vs\.?|versus|compared (?:with|to|against)|rather than|instead of|which (?:one|is|gives?|leaves?|prevents?|lowers?|bleeds?|works?)|better than|superior to|as good as|head[- ]to[- ]head|against (?=\w+ (?:in|for|when))|oder|gegenüber|of \w+ beter)\b/i,
  ],
  [
    'harm',
    /\b(?:harms?|harmful|safe(?:ty|ly)?|risky?|risks?|side[- ]effects?|adverse|toxic\w*|danger\w*|cause[sd]?|bleeds?|bleeding|more (?:\w+ ){0,2}(?:cancer|deaths?|fractures?|infections?|strokes?|bleed\w*|anaphylaxis|apnoea|fibrillat?ion)|increase[sd]? (?:the )?(?:risk|deaths?|mortality)|raises?|worsens?|complications?|malignanc\w+|Risiko|Nebenwirkung\w*|effets? secondaires?|efectos? adversos?|bijwerking\w*)\b/i,
  ],
  [
    'aetiology',
    /\b(?:associat\w+|link(?:ed)?|tied to|behind|aetiolog\w+|etiolog\w+|due to|contribute\w*|risk factors?|related to|responsible for|exposure|matter\?)\b/i,
  ],
];

const OR_BETWEEN = /\b[\w/-]+(?: [\w/-]+){0,3} (?:or|oder|ou|o|of) [\w/-]+/i;
const ASKS_WHETHER = /^(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have)\b/i;

/** What kind of knowledge a question asks for; therapy where nothing tells. `compares` is true where two treatments stand side by side. */
export function questionType(question: string, compares: boolean): QuestionType {
  const text = question.slice(0, 2_000);
  for (const [type, pattern] of CUES) {
    if (!pattern.test(text)) continue;
    if (type === 'prevalence' && /\b(?:on|with|after|taking)\b.*\b(?:get|develop|have|experience)\b/i.test(text))
      continue;
    if (type === 'comparison' && !compares) continue;
    if (type === 'harm' && compares && OR_BETWEEN.test(text)) return 'comparison';
    return type;
  }
  if (compares && (OR_BETWEEN.test(text) || !ASKS_WHETHER.test(text))) return 'comparison';
  return 'therapy';
}
