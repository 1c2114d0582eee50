/** Scrolls a frame sideways, and nothing else, until an element in it is in sight. */
export function scrollSideways(frame: HTMLElement, element: HTMLElement): void {
  const edges = element.getBoundingClientRect();
  const window = frame.getBoundingClientRect();
  if (edges.right > window.right) frame.scrollLeft += edges.right - window.right;
  else if (edges.left < window.left) frame.scrollLeft -= window.left - edges.left;
}
