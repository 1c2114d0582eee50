import { isOfOtherStudies } from '../../rows/arms-in-text.ts';
import type { ArmNames } from '../arm-names.ts';

/** What stands behind these is what something else is compared with, or adjusted for. */
const AGAINST =
  /\b(?:than|compared (?:with|to)|relative to|versus|vs\.?|unlike|adjust\w+ for|independent of|no|using|reference(?: of)?)\s(?!\d)([^,;()]{0,40})/gi;
const REFERENCE = /\bas (?:the |a )?reference\b/i;

const WITHOUT_IT = /\b(?:not|no|never|non-?users?|without|untreated|unexposed)\b/i;

/** Whether what was asked about is what something else is compared with: “more common than with warfarin”, of warfarin. */
export function isComparedWith(clause: string, arms: ArmNames): boolean {
  if (REFERENCE.test(clause)) return true;
  return [...clause.matchAll(AGAINST)].some(([, against = '']) => arms.own(against) && !WITHOUT_IT.test(against));
}

/** Whether a sentence names what was asked about only as what something else is compared with. */
export function namesOnlyAsCompared(text: string, arms: ArmNames): boolean {
  return isComparedWith(text, arms) && !arms.own(withoutComparison(text));
}

/** A sentence without what something in it is compared with. */
export function withoutComparison(text: string): string {
  return text.replaceAll(AGAINST, ' ');
}

const OF_SOME =
  /\b(?:in|among) (?:\w+ )?(?:men|women|smokers|whites|blacks|diabetics|those (?:over|under|with|aged))\b|\b(?:in|of) (?:the|an?) (?:[\w-]+ ){0,3}(?:trial|study) of\b/i;

/** Whether a clause tells of some of those studied, or of another study: more or less is then by something else than what they got. */
export function isOfSome(clause: string): boolean {
  return OF_SOME.test(clause) || isOfOtherStudies(clause) || /\bearlier (?:trial|study)\b/i.test(clause);
}
