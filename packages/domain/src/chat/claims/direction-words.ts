/** What a word says happens to something: it rises, falls, stays the same, or has to do with something else at all. */
export type WordDirection = 'rises' | 'falls' | 'same' | 'holds' | 'denies';

/** Beginnings of English words. */
const BEGINNINGS: Record<Exclude<WordDirection, 'denies'>, string> = {
  rises: `
  abundan accelerat accumul accura activat advantag aggravat allow amplif augment benefi best better boost broad cataly coactivat common
  confer conserv convert creat deep deepen dense develop doubl driv effectiv efficac efficien elder elevat encourag enhanc enrich establish
  exacerbat excess excit expand expans extend facilitat faster favor fold form frequent gain generat greater grew grow hasten heavy heighten
  high higher hyper improv increas increment induc initiat intact intensif kindl larg lead lengthen longer maint majority marked mobilis
  mobiliz more most multipl multipli older overestim overexpress overproduc peak permit persist phosphorylat positiv potentiat precipitat
  preserv produc proliferat prolong promot prone protect provok rais rapid recover recruit releas rescu restor retain rise rising robust
  rose secret sensiti severe severit soar stabilis stabiliz stabl stimulat strengthen strong stronger succeed success superior surg surplus
  suscept sustain thick thicken transactivat trigger tripl up-regulat upregulat vulnerab well wide widen worsen`,
  falls: `
  mild modest slight worse worsen young younger ablat abnorm abolish abort abrogat absen adverse aggress alleviat ameliorat antagon antibod arrest attenuat avoid block blockad blunt
  bypass ceas cessation cheap circumvent compromis constrain counteract cur curtail damag dampen deactivat decay declin decreas defect
  deficien degrad delay delet depend-free deplet depress depriv destabil detach deteriorat detriment devoid dimin diminish disassembl
  discontinu discourag dismiss disprov disrupt dissoci doubt down-regulat downregulat drop dysfunct eliminat erod escap evad exclud fail
  fall fell fewer free halt hamper haploinsufficien harm hinder hypo immun impair inaccura inacti inactivat inadequat incapab ineffectiv
  inefficien inferior inhibit insuffic interfer invers kill knockdown knockout lack lacks least less limit los loss low lower minimi minor
  minus mitigat narrow negat neglig negligib null nullif oppos paus perturb poor preclud prevent prohibit quench rare reduc refut regress
  reject relie remov repress resist restrain restrict retard revers scarce sequest shallow short shorten shrink silenc slow small spar
  sparse stall struggl subvert suppress terminat toxic trivial truncat unable underestim underexpress unlikely unstab unsuccess wane weak
  withdraw worsening`,
  same: `
  comparabl dispens equal equivalen independ indistinguish insignifican irrelevan irrespectiv nonessential noninferior nonsignifican
  redundant regardless same similar unaffect unchang unnecess unrelat`,
  holds: `
  affect associat bind caus connect contribut control correlat critical crucial depend determin differ effect essential impact important
  indispens influenc interact involv key link mediat modul necess need predict regulat relat requir respons result role signific underl`,
};

const DENIALS = new Set(
  'barely cannot hardly little neither never no non none nor not nothing scarcely without'.split(' '),
);

/** Behind a shorter beginning only a short ending follows: "gain" begins "gained", not "gainsay". */
const LONG_BEGINNING = 5;
const SHORT_ENDING = 4;

/** Finds the longest beginning of a word that a table knows. */
function byBeginning<T>(table: ReadonlyMap<string, T>, word: string): T | undefined {
  for (let length = Math.min(word.length, LONGEST); length >= 3; length -= 1) {
    const found = table.get(word.slice(0, length));
    if (found !== undefined && (length >= LONG_BEGINNING || word.length - length <= SHORT_ENDING)) return found;
  }
  return undefined;
}

/** Letters of the longest beginning. */
const LONGEST = 20;

function tableOf<T>(lists: readonly (readonly [T, string])[]): Map<string, T> {
  return new Map(
    lists.flatMap(([value, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word, value] as const),
    ),
  );
}

const DIRECTIONS = tableOf<WordDirection>([
  ['holds', BEGINNINGS.holds],
  ['same', BEGINNINGS.same],
  ['rises', BEGINNINGS.rises],
  ['falls', BEGINNINGS.falls],
]);
/** What an English word in lower case says of a direction; null for most. */
export function wordDirection(word: string): WordDirection | null {
  if (DENIALS.has(word) || word.endsWith("n't")) return 'denies';
  return byBeginning(DIRECTIONS, word) ?? null;
}
