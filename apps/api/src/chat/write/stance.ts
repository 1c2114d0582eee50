/** What a study says of the effect asked about. */
export type Stance = 'effect' | 'no_effect' | 'harm' | 'unclear';

const NO_EFFECT =
  /\b(?:(?:did|does|do|was|were|is|are|has|have|had|could|can) not (?:\w+ ){0,4}?(?:reduc|improv|lower|prevent|increas|affect|alter|chang|differ|better|superior|benefit|shorten|prolong|lead|result|influence|protect|decreas|help|support|confer|offer|provid|cut|save|significant)|no (?:\w+ ){0,4}?(?:differen|benefit|effect|improvement|reduction|advantage|increase|evidence|gain|change|association|decrease|effectiveness)|not (?:\w+ ){0,2}?(?:differ|effective|superior|better|significant|associated|beneficial|lower|reduced|supported|inferior)|neither|failed to|without (?:\w+ ){0,2}?(?:benefit|effect|improving|reducing|altering|changing|affecting)|unlikely to|non-?inferior|similar(?:ly)? (?:\w+ ){0,3}?(?:in|between|rates?|outcomes?|risk|survival|mortality|to|whether)|were (?:alike|similar|comparable)|equivalent|little or no|unchanged|ineffective|futil)/i;

const HARM =
  /\b(?:(?:increas|rais|higher|more|excess|worsen|greater|elevat)\w* (?:\w+[ -]){0,5}?(?:mortality|deaths?|harm|bleeding|adverse|risk of|complications?|infections?|fractures?|stroke|suicid|toxicity|recurrence|relapse)|harmful|harmed|worse (?:\w+ ){0,2}?(?:outcome|survival|than|function|overall)|(?:lower|shorter|poorer|inferior|reduced|worse) (?:\w+[ -]){0,3}?survival|should not (?:be used|inform)|(?:argues?|argued|speaks?|advises?) against|against (?:giving|using|routine)|outweigh(?:ed|s)? (?:\w+ ){0,2}?benefit)/i;

const EFFECT =
  /\b(?:reduc|lower(?:ed|s|ing)|improv|prevent(?:ed|s|ing)|cut\b|halv|fewer|less (?:often|frequent|likely)|superior|better|prolong|longer|increas\w* (?:\w+ ){0,3}?(?:survival|remission|response|chance|likelihood)|effective|benefi|protect|shorten|faster|higher (?:\w+ ){0,3}?(?:remission|response|survival|clearance|rates? of (?:remission|response|cure))|clear(?:ed|ance)|slow(?:ed|s|ing)?|delay(?:ed|s)?|achiev|success|cured?|help(?:s|ed)?\b|sav(?:ed|es)|raised|decreas|delivered|more (?:often|patients|children|adults|people)|likelier)/i;

/** Reads a study's conclusion: words for "no difference" are looked for first, since they are built from those for an effect. */
export function stanceOf(conclusion: string): Stance {
  const first = conclusion.split(/[;]|(?<=\.)\s/)[0] ?? conclusion;
  return judge(first) ?? judge(conclusion) ?? 'unclear';
}

/** Whether it says of anything that there was no difference, whatever else it says. */
export function deniesDifference(text: string): boolean {
  return NO_EFFECT.test(text);
}

/** Where a text begins to say so; undefined where it does not. */
export function denialAt(text: string): number | undefined {
  return NO_EFFECT.exec(text)?.index;
}

function judge(text: string): Stance | undefined {
  const none = NO_EFFECT.exec(text)?.index;
  const harm = HARM.exec(text)?.index;
  const effect = EFFECT.exec(text)?.index;
  if (none !== undefined && (effect === undefined || none <= effect)) return 'no_effect';
  if (effect !== undefined && (harm === undefined || effect < harm)) return 'effect';
  if (harm !== undefined) return 'harm';
  return none === undefined ? undefined : 'no_effect';
}
