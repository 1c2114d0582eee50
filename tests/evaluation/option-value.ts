/** What stands behind an option of a command (`--file F`); undefined where it is not given. */
export function optionValue(options: readonly string[], name: string): string | undefined {
  const at = options.indexOf(name);
  return at === -1 ? undefined : options[at + 1];
}
