import { CAMPAIGN_FIELDS, campaignSchema, readCampaign, type Campaign } from '@footnote/domain';
import { readStored, writeStored } from '../platform/storage/stored-value.ts';

/** Keeps the campaign that an address names in this browser, in the place of an earlier one; logging out forgets it with all else. */
export function keepCampaign(search: string): void {
  const parameters = new URLSearchParams(search);
  const campaign = readCampaign((name) => parameters.get(name));
  if (campaign === null) return;
  for (const field of CAMPAIGN_FIELDS) writeStored(field, campaign[field] ?? null);
}

/** The campaign that is kept; undefined where there is none, or what is kept is no campaign. */
export function keptCampaign(): Campaign | undefined {
  const kept = CAMPAIGN_FIELDS.flatMap((field) => {
    const value = readStored(field);
    return value === undefined ? [] : [[field, value] as const];
  });
  const read = campaignSchema.safeParse(Object.fromEntries(kept));
  return kept.length > 0 && read.success ? read.data : undefined;
}
