const OTHER_ARM =
  /\b(?:controls?|placebo|sham|usual care|comparison group|untreated|unexposed|conventional(?:ly)?|standard (?:care|therapy|treatment))\b/i;

/** Whether a text names an arm that something was compared with. */
export function namesOtherArm(text: string): boolean {
  return OTHER_ARM.test(text);
}

/** Where a text first names such an arm; its length where it names none. */
export function placeOfOtherArm(text: string): number {
  const at = text.search(OTHER_ARM);
  return at < 0 ? text.length : at;
}
