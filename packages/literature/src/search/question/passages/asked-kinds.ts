/** A kind of figure: what questions ask for it with, and what it looks like. */
interface FigureKind {
  asks: RegExp;
  tells: RegExp;
}

/** Small numbers are written out where they count something or begin a sentence. */
const NUMBER_WORD =
  '\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|twee|drie|vijf|dois|três|quatro)\\b';

/** Figures that questions of documents ask for, in the languages of the interface; one question may ask for several. */
const KINDS: readonly FigureKind[] = [
  {
    asks: /\b(?:how (?:long|often)|hours|minutes|days|weeks|months|length of|duration|period|wie lange|wie oft|combien de temps|cuánto tiempo|hoe lang|quanto tempo)\b/i,
    tells: /\d(?:[ -]| to )?(?:h|hours?|min(?:utes?)?|days?|weeks?|months?|years?|s)\b/i,
  },
  {
    asks: /\b(?:dos(?:e|es|age|is|ierung)|how much|grams|mg|infusion|wie viel|hoeveel|cuánto|quanto)\b/i,
    tells: /\d ?(?:mg|g|kg|ml|µg|μg|mcg|micrograms?|units?|IU|mEq|mmol|L|dL|%|Gy)(?![A-Za-z])/i,
  },
  {
    asks: /\b(?:how (?:many|common)|per ?cent(?:age)?|share|fraction|prevalence|incidence|rate|proportion|wie viele|prozent|combien|cuántos|cuántas|hoeveel|procent|quantos|quantas)\b/i,
    tells: new RegExp(
      `%|\\bper ?cent|\\d (?:of|out of) \\d|\\(\\d+(?:\\.\\d+)?\\)|\\bn ?= ?\\d|${NUMBER_WORD} (?:\\p{L}+ )?\\p{L}+s\\b`,
      'iu',
    ),
  },
  {
    asks: /\b(?:how (?:much|many|long|often|old|far|high|low|large|big)|mean|average|median|score|ratio|range|volume|size|age|dose|number|per ?cent(?:age)?|share|fraction|p)\b/i,
    tells: new RegExp(`\\d|${NUMBER_WORD}`, 'i'),
  },
];

/** How far a text tells the kinds of figures that a question asks for, 0 to 1; null where it asks for none. */
export function figureFit(question: string): ((text: string) => number) | null {
  const asked = KINDS.filter(({ asks }) => asks.test(question));
  if (asked.length === 0) return null;
  return (text) => asked.filter(({ tells }) => tells.test(text)).length / asked.length;
}

/** Of a study: how it was done, or what its authors make of it. Tables of figures tell neither. */
export type AskedAbout = 'method' | 'discussion';

/** What is done in a study, behind “how was”, “how did they”. */
const DONE =
  'measur|assess|scor(?:e|ing)|rat(?:e|ing)|defin|allocat|allot|assign|randomi[sz]|blind|mask|recruit|calculat|determin|diagnos|test|analy[sz]|judg|check|collect|record|decid|cho(?:sen|ose)|select|count|ask|giv(?:en?|ing)|train|made|stor(?:e|ing)|kept|gemessen|erfasst|bestimmt|berechnet|verteilt|mesur|évalu|calcul|medi[drt]|evalu|gemeten|bepaald|berekend|verdeeld|avali';

const ABOUT: readonly (readonly [AskedAbout, RegExp])[] = [
  [
    'method',
    new RegExp(
      `\\b(?:how|wie|comment|cómo|hoe|como) (?:was|were|did|do|does|is|are|had|wurden?|werden|a|ont|se|fue(?:ron)?|werd(?:en)?|foi|foram)\\b[^?]{0,160}(?<!\\p{L})(?:${DONE})`,
      'iu',
    ),
  ],
  [
    'method',
    /\b(?:what|which) (?:kind|sort|type|statistical|test|regression|model|method|scale|questionnaire|software|instrument|criteria|definition|machine|device)\b|\b(?:criteri|exclu(?:de|sion|ded)|eligib|inclusion)|\b(?:cut-?offs?|left out|leave out|leaving out|kept out|included|protocol|randomi[sz]ation|software|regression|einschlusskriterien|ausschlusskriterien|randomisierung)\b|\bsample size calculat|\bpower(?:ed)? (?:to|calculat)/i,
  ],
  [
    'discussion',
    /\b(?:limitations?|limits of|weak(?:ness(?:es)?| points?| spots?)|shortcomings?|drawbacks?|caveats?|why|explain\w*|explanations?|reasons?|authors? (?:think|thought|believe|suggest|say|reckon|see|argue|conclude)\w*|make of|put down to|speculat\w*|recommend\w*|implications?|next steps?|(?:earlier|other) (?:stud|work|trial)\w*|previous(?:ly)?|elsewhere|literature|word on|warum|schwächen|einschränkungen|pourquoi|limites|por qué|limitaciones|waarom|beperkingen|por que|limitações)(?!\p{L})/iu,
  ],
];

/** Which of these a question asks for. */
export function askedAbout(question: string): ReadonlySet<AskedAbout> {
  return new Set(ABOUT.filter(([, asks]) => asks.test(question)).map(([about]) => about));
}
