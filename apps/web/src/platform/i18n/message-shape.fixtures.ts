import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

function isChoice(element: MessageFormatElement) {
  return element.type === TYPE.select || element.type === TYPE.plural;
}

function shape(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...shape(element.children)];
    const kind = `${TYPE[element.type]} ${element.value}`;
    if (!isChoice(element)) return [kind];
    const branches = Object.values(element.options).flatMap(({ value }) => shape(value));
    const exact = Object.keys(element.options).filter((key) => element.type === TYPE.select || key.startsWith('='));
    return [kind, ...exact.map((key) => `${kind} ${key}`), ...branches];
  });
}

/** What a message is filled with, its choices and tags; each once, sorted. */
export function placeholdersOf(elements: readonly MessageFormatElement[]): string[] {
  return [...new Set(shape(elements))].sort();
}

function plurals(elements: readonly MessageFormatElement[]): (readonly string[])[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return plurals(element.children);
    if (!isChoice(element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => plurals(value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner;
  });
}

/** Plural forms of a language that a message leaves out, unless it says the same for every count; and forms that are none. */
export function pluralFaults(elements: readonly MessageFormatElement[], language: string): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories as readonly string[];
  return plurals(elements).flatMap((forms) => {
    const named = forms.filter((form) => !form.startsWith('='));
    const extra = named.filter((form) => !categories.includes(form)).map((form) => `${form} is no plural`);
    const missing = named.length === 1 ? [] : categories.filter((category) => !named.includes(category));
    return [...extra, ...missing.map((category) => `${category} is missing`)];
  });
}
