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

/** What asks for a count, a mean or a rate: figures stand in results, whatever else such a question names. */
const COUNTED =
  /\b(?:how (?:many|much|often|common)|number of|(?:what|which|whose)(?: (?:is|was|were|are))?(?: the)?(?: \p{L}+){0,2} (?:share|proportion|per ?cent(?:age)?|fraction|number|rates?|incidence|prevalence|frequency|means?|average|median)|wie (?:viele?|oft|häufig)|combien|cuánt[oa]s?|hoeveel|hoe vaak|quant[oa]s?)(?!\p{L})/iu;

/** Those who made a study, as questions name them. */
const AUTHORS =
  '(?:they|(?:the|its|these) (?:\\p{L}+ )?(?:authors?|investigators?|researchers?|scientists|trialists|experts|team|writers))';
/** A work, named as such: what limits it is no symptom. */
const WORK =
  '(?:of|in|to|with) (?:the|this|that|their|its)(?: \\p{L}+){0,2} (?:study|trial|review|paper|analysis|work|design|research|methods?)';

/** What is done in a study to what it measures, behind “how was”. */
const MEASURED =
  'measured|assessed|scored|rated|defined|calculated|determined|estimated|analy[sz]ed|evaluated|judged|graded|checked|collected|recorded|decided|chosen|blinded|masked|concealed|kept (?:secret|blind|hidden)|stored|verified|counted|handled|dealt with|imputed';
/** What is done to people, which also tells whom a result is of: “pain in patients assigned to ketamine”. */
const DONE_TO_PEOPLE =
  'randomi[sz]ed|allocated|allotted|assigned|recruited|enrolled|selected|diagnosed|tested|trained|screened|identified|followed up';
const OF_PEOPLE =
  '(?<!\\b(?:in|of|among|for|between|with|by) (?:\\p{L}+ ){0,2}(?:patients|people|participants|subjects|women|men|children|infants|babies|adults|volunteers|those|ones|groups?|arms?) )';
/** What authors do, behind “how did they”. */
const MEASURE =
  'measure|assess|score|rate|define|calculate|determine|estimate|analy[sz]e|evaluate|judge|grade|check|collect|record|decide|choose|blind|mask|randomi[sz]e|allocate|allot|assign|recruit|enrol|select|diagnose|test|train|screen|identify|store|verify|count';
/** What a study uses, which “what kind of” and “which” ask for. */
const TOOL =
  '(?:tests?|regression|models?|methods?|scales?|questionnaires?|software|programs?|programmes?|instruments?|criteria|criterion|definitions?|machines?|devices?|cut-?offs?|thresholds?)';

function wordings(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
}

const METHOD = wordings(
  `how (?:was|were|is|are|had|have|has) [^?]{0,160}(?<!\\p{L})(?:${MEASURED}|${OF_PEOPLE}(?:${DONE_TO_PEOPLE}))`,
  `how (?:did|do|does|have|had) ${AUTHORS} (?:\\p{L}+ly |first )?(?:${MEASURE})(?! (?:their|on|in|at|well|better|worse))`,
  `(?:what|which) (?:kind|sort|type)s? of (?:\\p{L}+ )?(?:${TOOL}|analysis|randomi[sz]ation|blinding|imputation|design|study|trial) (?:was|were|is|did|do)`,
  `(?:what|which) (?:\\p{L}+ )?${TOOL} (?:was|were|is|are|did ${AUTHORS}|do ${AUTHORS})\\b[^?]{0,80}(?<!\\p{L})(?:used?(?! (?:most|more|least|less))|appl(?:y|ied)|chosen|choose|set|defined?)`,
  '(?:on|by|with) (?:what|which) (?:\\p{L}+ )?(?:scale|criteria|definition|questionnaire|instrument)',
  'software (?:used|for (?:the )?(?:analys|statistic)\\p{L}*)',
  '(?:in|ex)clusion criteria|(?:selection|eligibility) criteria|criteria (?:for|of) (?:inclusion|exclusion|eligibility|entry)',
  'who (?:was|were|is|are|could|can|may) (?:\\p{L}+ )?(?:included|excluded|eligible|ineligible|left out|kept out|enrolled)',
  '(?:which|what) (?:\\p{L}+ ){1,3}(?:was|were|are) (?:\\p{L}+ )?(?:included|excluded|eligible|ineligible|left out|kept out)',
  '(?:leav|keep)(?:e|ing)? (?:\\p{L}+ ){1,2}out of (?:the|a|this) [^?]{0,60}(?:trial|study|analysis)',
  'random(?:i[sz]ation)? (?:list|sequence|method|procedure|code)s?|allocation concealment',
  'how (?:did|does) (?:the )?(?:randomi[sz]ation|blinding|allocation) (?:work|go|happen)',
  'the (?:\\p{L}+ )?protocol (?:say|says|require|requires|ask|asks|prescribes?|foresees?)',
  'wie (?:wurden?|wird|werden|ist|sind) [^?]{0,160}(?<!\\p{L})(?:gemessen|erfasst|erhoben|bestimmt|berechnet|bewertet|beurteilt|definiert|verteilt|zugeteilt|randomisiert|verblindet|rekrutiert|ausgewertet|ausgewählt)',
  'wie (?:haben (?:sie|die (?:autor|forsch|untersuch)\\p{L}*)|hat man) [^?]{0,160}(?<!\\p{L})(?:gemessen|erfasst|erhoben|bestimmt|berechnet|bewertet|beurteilt|definiert|verteilt|zugeteilt|randomisiert|verblindet|rekrutiert|ausgewertet|ausgewählt)',
  '(?:ein|aus)schlusskriterien',
  'comment (?:[^?]{0,80}(?:été|est|sont)|(?:les (?:auteurs|chercheurs|investigateurs) )?ont-(?:ils|elles)|a-t-on) [^?]{0,80}(?<!\\p{L})(?:mesuré|évalué|calculé|défini|réparti|randomisé|recruté|sélectionné|analysé)e?s?',
  "critères (?:d['’]inclusion|d['’]exclusion|d['’]éligibilité|de sélection)",
  'cómo (?:se )?(?:midió|midieron|evaluó|evaluaron|calculó|calcularon|definió|definieron|asignó|asignaron|aleatorizó|aleatorizaron|seleccionó|seleccionaron|analizaron)',
  'cómo (?:fue|fueron|ha sido|han sido) [^?]{0,160}(?<!\\p{L})(?:medid|evaluad|calculad|definid|asignad|aleatorizad|seleccionad|analizad)[oa]s?',
  'criterios de (?:inclusión|exclusión|selección)',
  'hoe (?:werd|werden|wordt|worden|is|zijn) [^?]{0,160}(?<!\\p{L})(?:gemeten|bepaald|berekend|beoordeeld|gedefinieerd|verdeeld|toegewezen|gerandomiseerd|geblindeerd|geworven|geselecteerd)',
  'hoe (?:hebben|heeft) (?:ze|zij|men|de (?:auteurs|onderzoekers)) [^?]{0,160}(?<!\\p{L})(?:gemeten|bepaald|berekend|beoordeeld|gedefinieerd|verdeeld|toegewezen|gerandomiseerd|geblindeerd|geworven|geselecteerd)',
  '(?:inclusie|exclusie)criteria',
  'como (?:foi|foram|é|são) [^?]{0,160}(?<!\\p{L})(?:medid|avaliad|calculad|definid|alocad|distribuíd|randomizad|selecionad|analisad)[oa]s?',
  'como (?:se )?(?:mediu|mediram|avaliou|avaliaram|calcularam|definiram|randomizaram|selecionaram)',
  'critérios de (?:inclusão|exclusão|seleção)',
);

/** How large a study was planned to be: a figure of its methods. */
const PLANNED_SIZE =
  /\b(?:assumed|assumptions?|expected)\b[^?]{0,80}\bsample size\b|\bsample size (?:was |is )?(?:calculat|estimat|assum)|\bpower (?:calculation|analysis)|\bpowered to\b/i;

const THOUGHT =
  '(?:think|thought|believed?|suggest(?:ed)?|reckon|argued?|concluded?|speculated?|recommend(?:ed|s)?|explain(?:ed|s)?|interpret(?:ed)?|attributed?|make of|put (?:it |this |that |the \\p{L}+ )?down to|admit(?:ted)?|acknowledged?|concede)';
const WEAKNESSES = '(?:limitations?|weaknesses|shortcomings?|drawbacks?|caveats?)';

const DISCUSSION = wordings(
  'why(?! (?:was|were|did|do|does|have|had) [^?]{0,60}(?:withdr[ae]w|withdrawn|dropp?(?:ed)? out|discontinued?|stop(?:ped)?|excluded|left out))',
  `${AUTHORS} (?:themselves )?${THOUGHT}`,
  `(?:authors|investigators|researchers|experts) (?:say|see|expect|${THOUGHT})`,
  `(?:what|which) (?:\\p{L}+ )?${WEAKNESSES} (?:do|did|are|were|has|have|does) (?:the (?:authors?|study|trial|review|paper|analysis|investigators|researchers)|they|named|admitted|acknowledged|mentioned)`,
  `what (?:are|were) (?:the|its|their) (?:main |chief |study )?(?:limitations|weaknesses|shortcomings|caveats)(?=\\s*[?.]?\\s*$)`,
  `${WEAKNESSES} ${WORK}|limits ${WORK}|(?:study|trial)(?:['’]s)? ${WEAKNESSES}`,
  'weak (?:points?|spots?) (?:of|in|admitted|named|acknowledged|do|did)',
  '(?:what|which)\\b[^?]{0,80}\\b(?:could|might|may|would) explain',
  '(?:could|might|may|would|can|does|do) (?:that|this|it|these|those) (?:also |really |fully )?(?:explain|mean|prove|account for)',
  '(?:erklärt|bedeutet|heißt|beweist) das|(?:könnte|kann) (?:das|dies) [^?]{0,80}(?:erklären|bedeuten)',
  'explanations? (?:for|do|did|is|are|was|were|offered|given)',
  `reasons? (?:why|that|(?:do|did|does) ${AUTHORS}|${AUTHORS})`,
  '(?:recommendations?|implications?|lessons?|consequences) (?:for|to) (?:\\p{L}+ )?(?:practice|research|policy|care|trials|studies|clinicians)',
  'speculat(?:e|es|ed|ion)|next steps (?:for|do|did|are|would)|(?:further|future) (?:research|studies|trials|work)',
  '(?:earlier|other|previous|prior) (?:\\p{L}+ )?(?:studies|trials|reports|papers|publications|reviews|meta-analyses)|(?:earlier|previous|prior) (?:work|research|findings)(?! (?:experience|history|status))',
  '(?:reported|shown|found|seen|published|done) elsewhere|in the literature|the literature (?:say|says|report|reports)|any word on',
  'warum|weshalb|pourquoi|por qué|waarom|por que|porquê',
  '(?:schwächen|einschränkungen|limitationen|grenzen) (?:der|dieser|ihrer) (?:studie|arbeit|untersuchung|analyse)',
  "limit(?:e|ation)s (?:de |du )?(?:la |cette |cet |l['’]|leur |cette |d['’])?(?:étude|essai|travail|analyse|revue)",
  '(?:limitaciones|debilidades) (?:del?|de la|de este|de su) (?:estudio|ensayo|trabajo|análisis|revisión)',
  '(?:beperkingen|zwakke punten) van (?:de|het|deze|dit|hun) (?:studie|onderzoek|trial|analyse)',
  '(?:limitações|fraquezas) (?:d[oae]|deste|desta|do seu) (?:estudo|ensaio|trabalho|análise|revisão)',
  '(?:nennen|sehen|meinen|denken|vermuten|empfehlen|schließen|folgern|erklären) (?:die|ihre) (?:autor|forsch)\\p{L}*',
  '(?:auteurs|chercheurs) [^?]{0,20}(?:pensent|concluent|recommandent|expliquent|reconnaissent|suggèrent)|(?:pensent|concluent|recommandent|expliquent|reconnaissent|suggèrent) les (?:auteurs|chercheurs)',
  '(?:(?:piensan|concluyen|recomiendan|explican|reconocen|sugieren) los|(?:pensam|concluem|recomendam|explicam|reconhecem|sugerem) os) (?:autores|investigadores)|autores (?:piensan|concluyen|recomiendan|explican|reconocen|pensam|concluem|recomendam|explicam|reconhecem)',
  '(?:denken|concluderen|verklaren|noemen|bevelen|erkennen) de (?:auteurs|onderzoekers)',
);

/** Which of these a question asks for. What asks for a figure first asks for neither, whatever it names behind that. */
export function askedAbout(question: string): ReadonlySet<AskedAbout> {
  const counted = question.search(COUNTED);
  const asksWith = (wording: RegExp) => {
    const at = question.search(wording);
    return at !== -1 && (counted === -1 || at < counted);
  };
  const about = new Set<AskedAbout>();
  if (PLANNED_SIZE.test(question) || asksWith(METHOD)) about.add('method');
  if (asksWith(DISCUSSION)) about.add('discussion');
  return about;
}
