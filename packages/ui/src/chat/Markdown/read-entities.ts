const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

function character(code: number): string | null {
  const usable = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return usable ? String.fromCodePoint(code) : null;
}

/** Reads character references of markdown text (&lt;, &#8805;) as the characters they stand for. */
export function readEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (typeof decimal === 'string') return character(Number(decimal)) ?? whole;
    if (typeof hex === 'string') return character(Number.parseInt(hex, 16)) ?? whole;
    return NAMED[String(name)] ?? whole;
  });
}
