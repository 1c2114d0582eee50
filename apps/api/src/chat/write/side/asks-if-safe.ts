/** “Safe”, “well tolerated” and the like, in the languages of the interface; a risk or a harm asks the other way round. */
const SAFE =
  /(?<![\p{L}-])(?:safe(?:ly|r|st)?|safety|ok|okay|fine|harmless|tolerated|all right|alright|veilig\w*|onschadelijk|sicher\w*|unbedenklich|unschädlich|verträglich|sûrs?|sûres?|sans (?:danger|risque)|inoffensif|segur[oa]s?|inocu[oa]s?|inofensiv[oa]s?)(?![\p{L}-])/iu;

/** Whether a question asks if something is safe, so that no harm would be a yes. */
export function asksIfSafe(question: string): boolean {
  return SAFE.test(question);
}
