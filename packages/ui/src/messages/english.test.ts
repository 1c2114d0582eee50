import { globSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { Message, MessageValues } from './define-messages.ts';
import { english } from './english.ts';

const KIT = join(import.meta.dirname, '..');
const COUNTS = [0, 1, 2, 3, 1234];

const isMessage = (one: object): one is Message => 'defaultMessage' in one && typeof one.defaultMessage === 'string';

/** Every message of the kit. */
async function kitMessages(): Promise<Message[]> {
  const files = globSync('**/*.messages.ts', { cwd: KIT });
  const modules: Record<string, Message | Record<string, Message>>[] = await Promise.all(
    files.map((file) => import(join(KIT, file))),
  );
  const exported = modules.flatMap((module) => Object.values(module));
  return exported.flatMap((one) => (isMessage(one) ? [one] : Object.values(one)));
}

/** What may stand in each placeholder: figures for what is counted, every key of a choice, else a word. */
function valuesOf(elements: readonly MessageFormatElement[], found: Map<string, Set<string | number>>) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    const values = found.get(element.value) ?? new Set();
    found.set(element.value, values);
    if (element.type === TYPE.number || element.type === TYPE.plural) COUNTS.forEach((count) => values.add(count));
    else if (element.type === TYPE.select) Object.keys(element.options).forEach((key) => values.add(key));
    else values.add('heart failure');
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    for (const option of Object.values(element.options)) valuesOf(option.value, found);
  }
  return found;
}

/** Values for all placeholders at once, so often that each value is among them. */
function filledIn(elements: readonly MessageFormatElement[]): MessageValues[] {
  const found = [...valuesOf(elements, new Map())].map(([name, values]) => [name, [...values]] as const);
  const most = Math.max(1, ...found.map(([, values]) => values.length));
  return Array.from({ length: most }, (_none, round) =>
    Object.fromEntries(found.map(([name, values]) => [name, values[round % values.length] ?? ''])),
  );
}

describe('english', () => {
  it('says every message of the kit as the library of the format does', async () => {
    const messages = await kitMessages();
    expect(messages.length).toBeGreaterThan(300);
    const differences = messages.flatMap((message) => {
      const format = new IntlMessageFormat(message.defaultMessage, 'en');
      return filledIn(format.getAst()).filter((values) => english(message, values) !== format.format(values));
    });
    expect(differences).toEqual([]);
  });

  it('says which value is missing, and that a bracket is not closed', () => {
    expect(() => english({ defaultMessage: '{count, number} found' })).toThrow('was not given “count”');
    expect(() => english({ defaultMessage: '{count found' }, { count: 1 })).toThrow('not closed');
  });
});
