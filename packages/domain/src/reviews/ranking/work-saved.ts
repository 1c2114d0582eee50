/** What screening by a ranking saves. */
export interface WorkSaved {
  /** Records screened until the share of relevant ones was found. */
  screened: number;
  /** Work saved over sampling (Cohen et al., 2006): the share of records left unscreened beyond what leaving that share of relevant ones unfound would save by chance. */
  saved: number;
}

/** Work saved over sampling at a recall, by whether each record was relevant in the order they were screened, all of them or up to that recall. */
export function workSaved(
  screened: readonly boolean[],
  { records, relevant, recall }: { records: number; relevant: number; recall: number },
): WorkSaved {
  const needed = Math.ceil(relevant * recall);
  let found = 0;
  for (const [at, isRelevant] of screened.entries()) {
    if (isRelevant) found += 1;
    if (found >= needed) return { screened: at + 1, saved: (records - at - 1) / records - (1 - recall) };
  }
  return { screened: records, saved: -(1 - recall) };
}
