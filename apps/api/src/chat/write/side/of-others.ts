import type { ArmNames } from './arm-names.ts';

const PEOPLE =
  '(?:patients?|people|those|women|men|children|infants|subjects|persons|individuals|adults|participants|users)';
/** What was left off or put off: more or less of an outcome then speaks for the other side. */
const HELD_BACK =
  /\b(?:without(?! (?:\w{1,20} ){0,3}(?:increas|affect|compromis))|absence of|stop\w{0,20}|discontinu\w{0,20}|withdraw\w{0,20}|withdrew|withh[eo]ld\w{0,20}|(?<!smoking )cessation|ceas(?:ed|ing)|delay\w{0,20}(?! (?:\w{1,20} )?(?:memory|recall))|late(?!-)|taper\w{0,20}|deprescri\w{0,20}|omi(?:t\w{0,20}|ssion)|interrupt\w{0,20}|suspend\w{0,20}|switch\w{0,20}|replac(?:ed|ing)|instead of|avoid\w{0,20}|former|missed|no longer|non-?users?|non-?adheren\w{0,20}|not (?:\w{1,20} ){0,3}(?:receiv|given|tak|us)\w{0,20})\b/i;
/** To leave a study is an outcome of its own where the sentence begins with it and gives its cause. */
const LEFT =
  /^\W{0,3}(?:(?:the|more|fewer|study|treatment) ){0,2}(?:withdrawals?|discontinuations?) (?:rates? )?(?:due to|because of|owing to)\b/i;
/** What is asked, thought or wanting is no result. */
const UNSAID =
  /\b(?:if|unclear|uncertain\w{0,20}|unknown|inconclusive|little|scant|scarce|insufficient|lack(?:s|ed|ing)?|believ\w{1,20}|thought|assum\w{1,20}|expect\w{1,20}|fear(?:ed|s)?|would|used to)\b/i;
/** Who was chosen for a treatment, told as the main thing: no result of it. */
const CHOSEN = new RegExp(
  [
    String.raw`(?<!\b(?:who|that|which) (?:had |have |\w{1,20}ly )?)\breceived\b`,
    String.raw`(?<!\b(?:who|that|which) )\b(?:was|were|is|are|been|be|often|frequently|commonly|likely) (?:\w{1,20} ){0,2}?(?:given|prescribed|used|chosen|selected|offered|administered|treated)\b`,
    String.raw`\b${PEOPLE} (?:who (?:were|had) )?(?:at|with|having) (?:an? |the )?(?:increased|higher|lower|greater|elevated|more|less|fewer|reduced|longer|shorter)\b`,
  ].join('|'),
  'i',
);
/** What a scale counts: “lower is better”. */
const SCALE =
  /\b(?:higher|lower|greater|more|less|fewer) (?:[\w-]{1,20} ){0,2}?(?:is|are|means?|being|indicat\w{1,20}|reflect\w{0,20}|represent\w{0,20}|=) (?:\w{1,20} ){0,2}?(?:better|worse|good|poor\w{0,20}|more|less|greater|improv\w{0,20}|sever\w{0,20})\b/i;

/** Whether more or less in a clause is of those who went without, of who was chosen, or only asked or thought. */
export function isOfOthers(clause: string): boolean {
  return HELD_BACK.test(clause.replace(LEFT, ' ')) || UNSAID.test(clause) || CHOSEN.test(clause) || SCALE.test(clause);
}

/** The arm behind these is what something else was done beside. */
const BESIDE = new RegExp(
  String.raw`\b(?:added to|addition (?:of [\w -]{1,40})?to|top of|alongside|plus|combin\w{1,8} with|combination with|together with|respon\w{1,6} to|(?:in|among|of|for) (?:the |all |\w{1,20} )?${PEOPLE} (?:who (?:were |are )?)?(?:already )?(?:taking|took|take|on|receiving|received|using|used|treated with|given|with|under))\s`,
  'gi',
);
/** Who bled less often in those taking it: there the people are the arm. */
const IN_ARM =
  /\b(?:was|were|is|are|occurred|seen|observed) (?:\w{1,20} ){0,2}?(?:(?:more|less) (?:frequent(?:ly)?|common(?:ly)?|often)|lower|higher|increased|reduced|better|worse) $/i;
/** A different amount of the arm itself: “lower omeprazole doses”. */
const AMOUNT =
  /\b(?:low(?:er)?|less|fewer|reduced|reducing|decreas(?:ed|ing)|smaller|shorter|short|high(?:er)?|more|greater|increas(?:ed|ing)|longer)\s/gi;
const PREPOSITION = /[,.;()]|\b(?:with|in|after|by|under|among|for|on|than|when|during|following|from)\b/i;
const AGAINST_IT =
  /\b(?:un(?:vaccinated|treated|exposed)|(?:resistan\w{1,20}|intoleran\w{1,20}|refractory|allerg\w{1,20}) (?:to|of))\b/i;
/** “Omeprazole-resistant”, and no “treatment-resistant schizophrenia”. */
const MARKED_AGAINST = /(?<![\w-])([\w-]{2,40})-(?:resistant|intolerant|refractory|free|sparing|naive)\b/gi;
const NEXT = 40;
const REACH = 100;
/** An amount of it stands right before its name. */
const RIGHT_BEHIND = 25;

/** Whether a clause is of those who went without, or whom it does not help. */
export function isAgainstIt(clause: string): boolean {
  return AGAINST_IT.test(clause);
}

/** Whether the one arm a clause names is only what another was added to, who was treated, or an amount of it. */
export function isAside(clause: string, arms: ArmNames): boolean {
  const names = (text: string) => arms.own(text) || arms.other(text);
  const next = ({ index, 0: word }: RegExpExecArray) => clause.slice(index + word.length).slice(0, NEXT);
  if (isAgainstIt(clause)) return true;
  if ([...clause.matchAll(MARKED_AGAINST)].some(([, name = '']) => names(name))) return true;
  const isBeside = [...clause.matchAll(BESIDE)].some(
    (found) =>
      !IN_ARM.test(clause.slice(Math.max(0, found.index - REACH), found.index)) &&
      names(next(found).split(/[,.;()]/)[0] ?? ''),
  );
  const isAmount = (found: RegExpExecArray) => names(next(found).slice(0, RIGHT_BEHIND).split(PREPOSITION)[0] ?? '');
  return isBeside || [...clause.matchAll(AMOUNT)].some(isAmount);
}
