type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element is an input or a text area. */
export const isTextField = (element: Element | undefined | null): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * What a user changed in a field of a filled page, if anything, as a step that changes the field in its place so; it does
 * nothing once that was changed itself.
 */
export function changesOf(old: Element, field: Element | null): (() => void)[] {
  if (old instanceof HTMLSelectElement) {
    const preset = Math.max(
      [...old.options].findIndex((option) => option.defaultSelected),
      0,
    );
    if (!(field instanceof HTMLSelectElement) || old.selectedIndex === preset) return [];
    return [changeOf(field, old.value, HTMLSelectElement)];
  }
  if (!isTextField(old) || !isTextField(field)) return [];
  if (field instanceof HTMLTextAreaElement) {
    return old.value === old.defaultValue ? [] : [changeOf(field, old.value, HTMLTextAreaElement)];
  }
  if (field.type === 'checkbox' && old instanceof HTMLInputElement) {
    const { checked } = old;
    // A click changes what the app keeps, and with it the tick.
    return checked === old.defaultChecked ? [] : [() => field.checked === checked || field.click()];
  }
  return old.value === old.defaultValue ? [] : [changeOf(field, old.value, HTMLInputElement)];
}

function changeOf(
  field: TextField | HTMLSelectElement,
  value: string,
  { prototype }: { prototype: object },
): () => void {
  const before = field.value;
  return () => {
    if (field.value !== before) return;
    // The setter of the element itself belongs to React, which would take the value for its own.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
}
