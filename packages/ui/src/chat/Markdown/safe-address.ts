/** Addresses a user may be led to; everything else is shown as text. */
export const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;
