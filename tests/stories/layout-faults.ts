/** Pixels a text may stand out: browsers round, and letters lean. */
const SLACK = 2;

const isEllipsis = (style: CSSStyleDeclaration) =>
  style.textOverflow === 'ellipsis' || !['none', ''].includes(style.webkitLineClamp);

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** What cuts a text off: the nearest parent that hides what stands out; null where the text can be scrolled to. */
function cutter(text: Text): Element | null {
  for (let parent = text.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    if (isEllipsis(style) || scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
    if (style.overflowX === 'hidden' || style.overflowX === 'clip') return parent;
  }
  return null;
}

/** What holds a text: the nearest parent that is laid out as a box. */
function holder(text: Text): Element | null {
  let parent = text.parentElement;
  while (parent !== null && ['inline', 'contents'].includes(getComputedStyle(parent).display)) {
    parent = parent.parentElement;
  }
  return parent;
}

/** True for a text that is there for assistive technology only. */
function isForListeners(element: Element): boolean {
  for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    // Radix hides what it announces by the older property.
    const clipped = style.clipPath === 'inset(50%)' || style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)';
    if (style.position === 'absolute' && clipped) return true;
  }
  return false;
}

const standsOut = (text: DOMRect, box: DOMRect) => text.right > box.right + SLACK || text.left < box.left - SLACK;

function isShown(element: Element): boolean {
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.closest('svg') === null;
}

function faultOf(text: Text): string | undefined {
  const { parentElement } = text;
  if (parentElement === null || !isShown(parentElement) || isForListeners(parentElement)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return undefined;
  const said = JSON.stringify((text.nodeValue ?? '').trim().slice(0, 60));
  const cut = cutter(text)?.getBoundingClientRect();
  if (cut !== undefined && cut.width > 1 && (standsOut(box, cut) || box.bottom > cut.bottom + SLACK)) {
    return `${said} is cut off`;
  }
  const held = holder(text);
  if (held === null || isEllipsis(getComputedStyle(held)) || scrolls(getComputedStyle(held).overflowX))
    return undefined;
  return standsOut(box, held.getBoundingClientRect())
    ? `${said} stands out of its ${held.tagName.toLowerCase()}`
    : undefined;
}

/** Names of elements that reach beyond the page to the side. */
function wideElements(limit: number): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > limit + SLACK && isShown(element))
    .slice(-3)
    .map((element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`);
}

/** What is wrong with how the page is laid out: text cut off or standing out of its box, a page wider than its window. */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    faults.push(
      `the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${wideElements(clientWidth).join(', ')}`,
    );
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const fault = node instanceof Text ? faultOf(node) : undefined;
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}
