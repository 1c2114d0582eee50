const OTHER_ARM =
  /\b(?:controls?|placebo|sham|usual care|comparison group|untreated|unexposed|conventional(?:ly)?|standard (?:care|therapy|treatment))\b/i;

/** Whether a text names an arm that something was compared with. */
export function namesOtherArm(text: string): boolean {
  return OTHER_ARM.test(text);
}
