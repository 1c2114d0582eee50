/** Red, green and blue from 0 to 255, and how much of it covers what is below, from 0 to 1. */
type Colour = readonly [number, number, number, number];

const BRIGHTEST = 255;
/** Ratios of WCAG 2.2, 1.4.3, and the sizes in pixels from which the lower one holds. */
const ENOUGH = { small: 4.5, large: 3 };
const LARGE = { plain: 24, bold: 18.66 };

/** Reads a colour as the browser computed it; undefined where it is written in another space. */
function parseColour(text: string): Colour | undefined {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue + alpha))
    return undefined;
  return [red, green, blue, alpha];
}

function cover([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / BRIGHTEST;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a text stands on; undefined where more than its parents can be behind it. */
function backgroundOf(element: Element): Colour | undefined {
  const layers: Colour[] = [];
  for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    const colour = parseColour(style.backgroundColor);
    if (colour === undefined || style.opacity !== '1' || style.backgroundImage !== 'none') return undefined;
    layers.push(colour);
    if (colour[3] === 1) break;
    if (style.position === 'absolute' || style.position === 'fixed') return undefined;
  }
  const page: Colour = [BRIGHTEST, BRIGHTEST, BRIGHTEST, 1];
  return layers.reduceRight((below, layer) => cover(layer, below), page);
}

function isReadable(element: Element): boolean {
  const style = getComputedStyle(element);
  const [colour, background] = [parseColour(style.color), backgroundOf(element)];
  if (colour === undefined || background === undefined) return false;
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= LARGE.plain || (size >= LARGE.bold && Number(style.fontWeight) >= 700);
  return ratio(cover(colour, background), background) >= (isLarge ? ENOUGH.large : ENOUGH.small);
}

function hasText(element: Element): boolean {
  if (element.matches('input, textarea, select')) return true;
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
}

function isLookedAt(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || element.closest(':disabled, [aria-disabled="true"], svg') !== null) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/**
 * True where every text of the page has enough contrast with what its parents paint behind it. False means a doubt, which
 * is for axe to settle: it also knows disabled labels, and what is painted by others than parents.
 */
export function isSurelyReadable(): boolean {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasText(element) && isLookedAt(element))
    .every((element) => isReadable(element));
}
