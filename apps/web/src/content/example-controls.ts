/** A control of an example, told from the others by what it is called and by how many of that name come before it. */
export interface ExampleControl {
  name: string;
  before: number;
}

function controlsOf(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('a[href], button')];
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent.trim();
}

/** The control of a place that is an element, or is around it; null where there is none. */
export function controlAt(place: Element, element: Element | null): ExampleControl | null {
  const controls = controlsOf(place);
  const at = controls.findIndex((control) => control.contains(element));
  const found = controls[at];
  if (element === null || found === undefined) return null;
  const name = nameOf(found);
  return { name, before: controls.slice(0, at).filter((control) => nameOf(control) === name).length };
}

/** The control of another drawing of an example that is called the same. */
export function findControl(place: Element, { name, before }: ExampleControl): HTMLElement | undefined {
  return controlsOf(place).filter((control) => nameOf(control) === name)[before];
}
