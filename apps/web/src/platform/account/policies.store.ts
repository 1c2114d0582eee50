import { proxy } from 'valtio';
import { readStored, writeStored } from '../storage/stored-value.ts';

const KEY = 'footnote-policies';

/** Whether somebody at this browser has read where the terms and the privacy policy are. */
export const policies = proxy({ agreed: readStored(KEY) !== undefined });

/** Keeps that they have; there is no time after which it is asked again. */
export function agreeToPolicies(): void {
  policies.agreed = true;
  writeStored(KEY, 'agreed');
}
