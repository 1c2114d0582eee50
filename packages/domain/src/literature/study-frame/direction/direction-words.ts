/** What a word says of a comparison: that something rises, falls, gets better or worse, stays or differs, or how sure that is. */
export type DirectionWord =
  | 'up'
  | 'down'
  | 'better'
  | 'worse'
  | 'same'
  | 'differ'
  | 'effect'
  | 'not'
  | 'significant'
  | 'insignificant'
  | 'trend'
  | 'than'
  | 'break';

const beginnings = (list: string) => new RegExp(`^(?:${list.trim().replace(/\s+/g, '|')})`);

/** Beginnings of words, `$` where the whole word is meant; the first that fits decides. */
const WORDS: readonly (readonly [DirectionWord, RegExp])[] = [
  [
    'not',
    beginnings(
      "no$ not$ nor$ neither$ never$ without$ cannot$ fail$ failed$ fails$ lack$ lacked$ none$ little$ didn't$ don't$ wasn't$ unable$ hardly$",
    ),
  ],
  ['insignificant', beginnings('nonsignifican insignifican ns$')],
  ['significant', beginnings('significan marked$ markedly$ substantial')],
  [
    'same',
    beginnings(
      'similar comparab unchang unaffect equival noninferior same$ identical equal$ equally$ indistinguishable maintain stable$ alike$ constant$',
    ),
  ],
  [
    'worse',
    beginnings('wors inferior deteriorat impair poor$ poorer$ poorly$ harm advers$ aggravat exacerbated$ exacerbates$'),
  ],
  [
    'better',
    beginnings(
      'improv better superior benefi favo(?:u)?r$ favo(?:u)?red$ favo(?:u)?ring$ favo(?:u)?rs$ effective efficac success ameliorat optimal$ best$',
    ),
  ],
  [
    'down',
    beginnings(
      'reduc decreas lower fewer less$ lesser$ declin diminish shorte drop$ dropp fell$ fall$ falls$ smaller$ slower$ attenuat suppress inhibit prevent allevia reliev minimi[sz] earlier$ quicker$ sooner$ faster$ lessen abolish eliminat protect ease$ eased$ weaker$ lowest$ least$ shortest$ avoid blunt downregulat mitigat decrement',
    ),
  ],
  [
    'up',
    beginnings(
      'increas higher greater more$ rais rise$ rises$ rising$ rose$ elevat longer$ prolong enhanc larger$ augment gain$ gained$ gains$ accelerat stronger$ upregulat highest$ greatest$ promot boost heighten excess$ doubl tripl induc extend later$ stimulat',
    ),
  ],
  ['differ', beginnings('differ')],
  ['effect', beginnings('effect$ effects$ affect influenc impact associat change$ changes$ changed$')],
  ['trend', beginnings('trend tend$ tended$ tendency$ borderline$ numerical')],
  ['than', beginnings('than$ compar versus$ vs$ relative$ against$ over$ v$')],
  ['break', beginnings('but$ whereas$ while$ although$ though$ however$ nevertheless$ despite$ except$ whilst$ yet$')],
];

const KNOWN_WORDS = 20_000;
const known = new Map<string, DirectionWord | null>();

/** What a word in lower case says, or null. */
export function directionWord(word: string): DirectionWord | null {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_WORDS) known.clear();
  const found = WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
  known.set(word, found);
  return found;
}

const GOOD = beginnings(
  'surviv qualit satisf adheren complian remission respon recover cure heal success knowledge complet function efficac effective eradicat abstin retention wellbeing well happin capacity cognit strength fitness toleran uptake performance competen skill attend pregnanc birth immun control improv protect accura patency stabil confidence physical mobility coverage participation quit cessation continence engagement independ sensitivit vision acuity breastfe flexib balance',
);
const BAD = beginnings(
  'mortal death dead died die pain advers complicat infect fail relaps recur symptom sever depress anxi stress nausea vomit bleed haemorr hemorr disab toxic hospital readmi stroke infarct event injur risk burden fatigu distress incidence cost exacerbat progress loss discontinu dropout withdraw fall fracture disease morbid cough reflux diarr hypogly hypoten delirium insomnia ulcer edema oedema rejection thromb headache itch prurit dyspn damage inflam hyperten obes overweight smok drink alcohol craving relapse seizure dysfunction impairment disorder syndrome mace ischemi ischaemi error fever wheez length stay duration time aggress violen conflict consumption requirement weight bmi blood pressure glucose hba cholesterol ldl triglycerid crp',
);

/** 1 where more of an outcome is good, -1 where it is bad, 0 where nothing tells; words in lower case. */
export function outcomeValence(words: readonly string[]): -1 | 0 | 1 {
  let sum = 0;
  for (const word of words) {
    if (BAD.test(word)) sum -= 1;
    else if (GOOD.test(word)) sum += 1;
  }
  return sum > 0 ? 1 : sum < 0 ? -1 : 0;
}
