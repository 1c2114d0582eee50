const SUPERSCRIPT = new Map<string, string>();
const SUBSCRIPT = new Map<string, string>();

function pair(map: Map<string, string>, plain: string, raised: string): void {
  const targets = Array.from(raised);
  Array.from(plain).forEach((character, index) => map.set(character, targets[index] ?? character));
}

pair(SUPERSCRIPT, '0123456789+-−–=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾');
pair(SUPERSCRIPT, 'abcdefghijklmnoprstuvwxyz', 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
pair(SUPERSCRIPT, 'ABDEGHIJKLMNOPRTUVWαβγδθφχ', 'ᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵅᵝᵞᵟᶿᵠᵡ');
// Signs that already stand high on the line.
pair(SUPERSCRIPT, '®™*†‡°′″’', '®™*†‡°′″’');
pair(SUBSCRIPT, '0123456789+-−–=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎');
pair(SUBSCRIPT, 'aehijklmnoprstuvxβγρφχ', 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ');

function shifted(text: string, forms: ReadonlyMap<string, string>, mark: '^' | '_'): string {
  const core = text.trim();
  if (core === '') return text;
  const characters = Array.from(core);
  const mapped = characters.map((character) => forms.get(character));
  const [before = '', after = ''] = text.split(core, 2);
  const plain = characters.length === 1 ? `${mark}${core}` : `${mark}(${core})`;
  return before + (mapped.includes(undefined) ? plain : mapped.join('')) + after;
}

/** Raises a text with Unicode superscripts (10⁻³); when one character has no such form, all of it is written `^(…)`. */
export function superscript(text: string): string {
  return shifted(text, SUPERSCRIPT, '^');
}

/** Lowers a text with Unicode subscripts (H₂O); when one character has no such form, all of it is written `_(…)`. */
export function subscript(text: string): string {
  return shifted(text, SUBSCRIPT, '_');
}
