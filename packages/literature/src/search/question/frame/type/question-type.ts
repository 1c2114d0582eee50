import type { QuestionType } from '@footnote/domain';

/** How the share, the number or the chance of something is asked for. */
const HOW_MANY =
  /\b(?:prevalen\w+|how common|how frequent(?:ly)?|how often (?!should|to\b|must|(?:do|would|can) (?:you|we|I|they) (?:use|give|take|apply|dose|inject))|how many (?!mg|mL|ml|grams?|milligrams?|tablets?|units?|(?:\w+ ){1,3}(?:quicker|sooner|earlier|later|faster|longer|shorter|more|less|fewer)\b)|incidence of|how much (?:[\w-]+ ){0,2}resistance|(?:what|which) (?:proportion|percentage|percent|share|fraction)|what % \w+|(?:proportion|percentage|share) of \w+|(?:percentage|proportion|share)\?|^\W*(?:the )?rate of|(?<!\b(?:cut|cuts|cutting|reduc\w+|lower\w*|rais\w+|increas\w+|improv\w+|halv\w+) (?:the |your |their |my )?)chance of (?!dying|surviv|death)|\bcarriage\b|Häufigkeit|prévalence|prevalencia|prevalência|prevalentie)\b/i;
/** A dose that is asked for; "high-dose" and "single dose" only say what was given. */
const DOSE =
  /\b(?:(?:what|which|starting|loading|maintenance|optimal|right|best|recommended|usual|lowest|maximum) (?:\w+ ){0,3}?(?<!(?:high|low|single)[- ])dos(?:e|es|age|ing)|which single dose|(?:daily|max(?:imum)?) dose|(?<!(?:high|low|single|clinical|standard)[- ]|\ba )dos(?:e|age|ing)(?: (?:and|of|for|used|is|was|should|needed|to)\b|\?|$)|dosage|dosing|how (?:much|many) (?:mg|mL|ml|grams?|milligrams?|tablets?|units?)|how much (?:[\w-]+ ){1,4}?(?:per|a|each|every) (?:day|week|dose)|what (?:strength|volume|[a-z]+ volume|concentration)|infusion rate|ED50|in mg\b|(?:above|beyond|more than|less than|up to) \d+(?:\.\d+)? ?(?:mg|mcg|g|units?)\b[^?]*\?|how often should|how often (?:do|would|can) (?:you|we|I|they) (?:use|give|take|apply|dose|inject)|(?:what|which) (?:(?!do(?:es)? (?!you|we))[\w-]+ ){1,5}(?:should )?(?:trigger|be the (?:target|threshold|trigger)|to aim for|do (?:you|we) aim for)|(?:for )?how many (?:hours|days|weeks) (?:of (?!stay|hospital|follow)|at a|should|do)|\d(?:\.\d+)? ?(?:mg|g|mcg)? (?:or|vs\.?|versus|v) \d[\d.]* ?(?:mg|mcg|g|units?)\b|at what (?:rate|strength)|Dosis|Dosierung|posologie|posología)/i;

/** Asked in this order; the first that fits decides. */
const CUES: readonly (readonly [QuestionType, RegExp])[] = [
  [
    'cost',
    /\b(?:costs?(?:ly)?(?! (?:early|lives|deaths))|cost-effective\w*|cheap(?:er|est)?|least expensive|afford\w*|QALYs?|economic|savings|expensive|value for money|worth the money|save money|saves? (?:more|less|money)\b|per member per month|how much (?:money )?(?:does|do|would|will|can|could) (?:it|this|that|we|they) save|Kosten|coûts?|costes|custos?)\b/i,
  ],
  [
    'definition',
    /\b(?:what (?:is|are|was) (?:an? |the )?(?:definition|meaning)|what exactly (?:is|are)|what(?:'?s| is| are) [^?]{3,50} exactly|what (?:is|are) (?:an? )?[^?]{3,60}(?:pattern|criteri\w+|syndrome|score)\?|what (?:does|do|did) [^?]{2,60} (?:mean|stand for|consist of)|defin(?:ed?|ition)|what (?:exactly )?counted as|(?:is|are) (?:regarded|considered|counted) as|(?:smallest|minimal(?:ly)?|minimum) (?:\w+ ){0,2}(?:that matters|important)|what is it\b|stands? for|what counts as|means (?:what|how many)|meant by|Definition von|définition|definici[oó]n|definição)\b/i,
  ],
  [
    'diagnosis',
    /\b(?:(?:MRI|CT|PET|ultrasound|scan|x-?ray) (?:instead of|rather than|vs\.?|versus|or) (?:\w+ ){0,2}(?:MRI|CT|PET|ultrasound|scan|x-?ray)|sensitivity|sens ?\/ ?spec|sensitive is|specificity|accura\w+|diagnos(?:e|is|ing|tic accuracy)|predictive value|likelihood ratio|rul(?:e|es|ing) (?:in|out)|exclude|detect\w*|screening test|AUC|predicting who|which (?:scan|test)\b|(?:decent|good|useful) test|^\W*(?:raised|high|low|normal|positive|elevated) [^?]{2,40}=|good enough to (?:find|detect|diagnose)|look for on|tests? positive|come back positive|positive tests?|cut-?off|tell (?:you )?(?:who|whether|which)|(?:good|better|reliable) (?:\S+ ){1,12}?(?:for|at) (?:picking up|spotting|finding|detecting)|Sensitivität|sensibilit\w+|sensibilidad\w*)\b/i,
  ],
  ['dose', DOSE],
  [
    'mechanism',
    /\b(?:mechanis\w+|(?:by|via|through) (?:what|which)|which (?:\w+ )?(?:proteins?|receptors?|enzymes?|pathways?|channels?|particles?|cytokines?|interleukins?|hormones?|transporters?|cells?)\b|what(?:['’]?s| is) going on|what happens (?:in|inside|to) the|accounts? for|how (?:does|do|did|is|are) [^?]{3,80}?(?:work|act|produce|drive|cause|protect|lead|reduce|lower|trigger|affect|explain)|explanation|pathway|is it (?:by \w+ing|because)|why (?:does|do|is|are|would|might|could)|how (?:does|do) [^?]{3,60}? (?:get|make|help|keep|raise|drive|bring|induce|provoke|set off) |is it really\b|mediat\w+|what happens [^?]{3,80}? when|Mechanismus|mécanisme|mecanismo)\b/i,
  ],
  [
    'prognosis',
    /\b(?:prognos\w+|outlook|(?:die|progress|relapse) (?:sooner|earlier|faster)|mean (?:a )?(?:faster|quicker|worse|shorter)|shortens? survival|life expectancy|\w+[- ](?:year|yr) survival|(?:chance|risk) of (?:it )?coming back|what are the (?:odds|chances) (?:of|that)|makes? (?:\S+ ){1,6}more likely|which patients (?:die|relapse|survive|do worse|get worse)|survival (?:rate|of)|chances? of (?:dying|surviv\w+|death|remission|recovery|relapse)|how likely (?:it is|is it) that (?:he|she|they|I|the patient)\b|tell me who is likely|who is likely to (?:need|die|relapse|get)|graft survival|do they survive|what is the chance that|long-term outcome|(?:do|does|are|is) (?:[\w-]+ ){1,3}(?:patients|people|women|men|children|adults) (?:have|have a|at|live|die|do|survive) (?:[\w-]+ ){0,3}(?:higher|lower|longer|shorter|better|worse) (?:[^?]{0,40})\bthan\b|(?:proportion|percentage|share|how many|what %) (?:of (?:\w+ ){1,4})?(?:die|dies|died|survive|relapse|recover)\b|(?:predict\w*|bad sign|go on to|natural course|relapse rate|what happens to|proportion of [^?]{3,60} (?:relapse|die|survive|stop))|Prognose|pronostic|pronóstico|prognóstico)\b/i,
  ],
  ['prevalence', HOW_MANY],
  [
    'comparison',
    /\b(?:vs\.?|versus|compared (?:with|to|against)|rather than|instead of|which (?:one|is|gives?|leaves?|prevents?|lowers?|bleeds?|works?|keeps?)|better than|worse than|superior to|inferior to|as good as|head[- ]to[- ]head|against (?=\w+ (?:in|for|when))|oder|gegenüber|of \w+ beter)\b/i,
  ],
  [
    'harm',
    /^\W*(?:can|could|does|do|did|will|might) (?:\S+ ){1,4}?makes? (?:someone|somebody|people|you|them|him|her|me|patients) |[.;:] (?:will|would|could|can|might|does) (?:it|this|that|they) make (?:you|them|him|her|me) |\b(?:harms?|harmful|(?:was|is) (?:that|this|it) (?:usual|normal|expected)|safe(?:ty(?! (?:check|net))|ly|r|st)?|(?:hard|tough)(?:er)? on|eas(?:y|ier) on|gentler? on|hurts?(?! (?:less|more))|damag(?:e|es|ing)|risky|(?<!high[- ]|low[- ]|higher[- ]|vascular |cardiovascular |at high |at low |suicide )risks?(?! (?:patients|babies|factors?|people|women|men|adults|children))|how likely|side[- ]effects?|adverse|bad for|\bwhat (?:does|do|did|will|would) (?:\S+ ){1,4}do to (?:the |my |your |their |his |her |our )?(?:kidneys?|hearts?|liver|stomach|gut|bowels?|brains?|memory|bones?|lungs?|eyes?|muscles?|teeth)\b|what (?:can |could |may |might )?go(?:es)? wrong|kill(?:s|ed)?\b|INR (?:rises?|goes? up)|how much more|interact(?:s|ion|ions)?|(?:ok|okay|safe) to (?:give|use|take|add|combine)|can I (?:add|combine|give)|(?:push|pushes|put|puts|go|goes) (?:\S+ )?up\b|toxic\w*|danger\w*|causes?|triggers?|bleeds (?:more|less)|more (?:\w+ ){0,2}(?:cancer|deaths?|fractures?|infections?|strokes?|bleed\w*|anaphylaxis|apnoea|fibrill?ation|drop ?outs?)|increase[sd]? (?:the )?(?:risk|deaths?|mortality)|raises?|worsens?|complications?|malignanc\w+|drop out|a problem with|to blame|(?:liver|heart|kidney|skin|lung) problems?\b|ok(?:ay)? (?:in|for|during|while)|(?:ing|in pregnancy) ok\b|affect driving|Risiko|Nebenwirkung\w*|effets? secondaires?|efectos? adversos?|efeitos? adversos?|bijwerking\w*)\b/i,
  ],
  [
    'aetiology',
    /\b(?:associat\w+|(?:gave|gives?) (?:him|her|me|them|(?:his|her|my|their) (?:\w+ )?(?:boy|girl|child|son|daughter|baby|kid)) |is it real\b|brings? on|(?:people|women|men|those|patients) with [^?]{2,40} (?:more|less) likely to (?:get|develop|have)|runs? in families|inherited|hereditary|link(?:ed)?|tied to|behind|aetiolog\w+|etiolog\w+|caused by|lead to|causal|contribute\w*|risk factors?|related to|responsible for|exposure|matter\?)\b/i,
  ],
];

const OR_BETWEEN = /\b[\w/.-]+(?: [\w/.-]+){0,4} (?:or|oder|ou|o|of) [\w/-]+/i;
const ASKS_WHETHER = /^(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have)\b/i;
/** Shares of people who got something from a treatment are its harms. */
const TREATED_GET =
  /\b(?:on|(?<!(?:people|patients|those|men|women|adults|children|screened|tested|diagnosed|presenting|admitted|seen|living) )with|after|taking)\b.*\b(?:get|develop|have|experience)\b|\b(?:get|develop|have|experience)\b.*\bon \w+/i;

/** A name alone is asked about: "What is REMAP-CAP?" */
const WHAT_IS =
  /^\W*(?:[Ww]hat(?:'s|’s| is| are)) (?:the |an? )?(?=[\w-]*[A-Z])[A-Z][\w-]+(?: (?:trial|study|score|criteria))?\s*(?:\?|$)/;

/** A word alone, too, or with what it is a kind of: "whats alexithymia", "What is Reye syndrome?" */
const WHAT_IS_WORD =
  /^\W*what(?:['’]?s| is| are) (?:an? )?[a-z][\w-]{4,}(?: (?:syndrome|disease|disorder|sign|score|criteria|phenomenon))?[\s?]*$/i;

/** What kind of knowledge a question asks for by its wording; therapy where nothing tells. `compares` is true where two treatments stand side by side. */
export function ruledType(question: string, compares: boolean): QuestionType {
  const text = question.slice(0, 2_000);
  if (WHAT_IS.test(text) || WHAT_IS_WORD.test(text)) return 'definition';
  for (const [type, pattern] of CUES) {
    if (!pattern.test(text)) continue;
    if (type === 'prevalence' && TREATED_GET.test(text)) return 'harm';
    if (type === 'comparison' && !compares) continue;
    if (type === 'harm' && compares && OR_BETWEEN.test(text)) return 'comparison';
    return type;
  }
  if (compares && (OR_BETWEEN.test(text) || !ASKS_WHETHER.test(text))) return 'comparison';
  return 'therapy';
}
