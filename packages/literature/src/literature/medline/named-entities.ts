const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';

const MATHEMATICAL: readonly [string, string][] = [
  ['le', '≤'],
  ['ge', '≥'],
  ['ne', '≠'],
  ['asymp', '≈'],
  ['minus', '−'],
  ['infin', '∞'],
  ['radic', '√'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['trade', '™'],
  ['bull', '•'],
  ['prime', '′'],
  ['thinsp', '\u2009'],
];

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const PREDEFINED: readonly [string, string][] = [
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
];

const NAMES = Object.fromEntries([
  ...PREDEFINED,
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)]),
  ...GREEK.split(' ').flatMap((name, index) => {
    const lower: [string, string] = [name, String.fromCodePoint(0x3b1 + index)];
    const upper: [string, string] = [capital(name), String.fromCodePoint(0x391 + index)];
    return name === 'sigmaf' ? [lower] : [lower, upper];
  }),
  ...MATHEMATICAL,
]);

/** An entity table without a prototype, so that no name outside it means anything. */
function entityTable(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null), names);
}

/** Character names of the sets that MEDLINE's document type refers to: XML's own, Latin 1, Greek and the common signs. */
export const NAMED_ENTITIES = entityTable(NAMES);

/** Longer replacement texts are not honoured, so no record can swell far beyond its size on disk. */
const LONGEST_REPLACEMENT = 64;

/**
 * {@link NAMED_ENTITIES} with the plain characters an internal document type declares as entities. Entities that contain other entities, markup
 * or outside files are left undefined, so records that use them are refused instead of expanded.
 */
export function declaredEntities(doctype: string): Readonly<Record<string, string>> {
  const declared: Record<string, string> = {};
  for (const match of doctype.matchAll(/<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)) {
    const raw = match[2] ?? match[3] ?? '';
    const value = raw.replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hexadecimal, decimal) => {
      const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    });
    if (match[1] !== undefined && value.length <= LONGEST_REPLACEMENT && !/[&<%]/.test(value))
      declared[match[1]] = value;
  }
  return entityTable({ ...declared, ...NAMES });
}
