/** How far two screeners agree beyond chance. */
export interface ScreenerAgreement {
  /** Records both decided on. */
  records: number;
  /** Share on which they agree, 0 to 1; null without records. */
  observed: number | null;
  /** Cohen's kappa, -1 to 1; null without records, or where both always said the same one thing. */
  kappa: number | null;
}

/** Cohen's kappa of what two screeners said of the same records. */
export function cohensKappa(pairs: readonly (readonly [string, string])[]): ScreenerAgreement {
  const records = pairs.length;
  if (records === 0) return { records, observed: null, kappa: null };
  const observed = pairs.filter(([one, other]) => one === other).length / records;
  const said = new Set(pairs.flat());
  let chance = 0;
  for (const answer of said) {
    const shareOf = (place: 0 | 1) => pairs.filter((pair) => pair[place] === answer).length / records;
    chance += shareOf(0) * shareOf(1);
  }
  return { records, observed, kappa: said.size === 1 ? null : (observed - chance) / (1 - chance) };
}
