import type { ComboboxOption } from './combobox-props.ts';

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Options whose names contain the letters typed, accents aside; those that begin with them come first. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = plain(query.trim());
  if (wanted === '') return options;
  const names = (option: ComboboxOption) => [option.label, option.hint ?? '', option.value].map(plain);
  const found = options.filter((option) => names(option).some((name) => name.includes(wanted)));
  const begins = (option: ComboboxOption) => names(option).some((name) => name.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Options that share the reason why they cannot be chosen; undefined where they can. */
export interface OptionGroup {
  reason: string | undefined;
  options: readonly ComboboxOption[];
}

/** Options that can be chosen, then those that cannot, together with the reason they share; each in the order given. */
export function groupByReason(options: readonly ComboboxOption[]): OptionGroup[] {
  const reasons = new Set(options.map(({ unavailable }) => unavailable));
  const inOrder = [undefined, ...[...reasons].filter((reason) => reason !== undefined)];
  return inOrder.map((reason) => ({ reason, options: options.filter(({ unavailable }) => unavailable === reason) }));
}
