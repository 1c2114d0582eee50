/** False for a browser that asks not to be tracked. */
export function mayCount(headers: Headers): boolean {
  return headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1';
}
