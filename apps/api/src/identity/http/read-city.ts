const CITY = /^\p{L}[\p{L}\p{M}\p{Nd} .,'’()/-]{0,99}$/u;

/** The city a proxy names in a header, which may be UTF-8 or percent-encoded; null for anything that is no name. */
export function readCity(header: string): string | null {
  const name = decoded(header).normalize('NFC').trim();
  return CITY.test(name) ? name : null;
}

function decoded(header: string): string {
  // Headers are read as Latin-1; most proxies write UTF-8 into them.
  const text = utf8(header) ?? header;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function utf8(header: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return null;
  }
}
