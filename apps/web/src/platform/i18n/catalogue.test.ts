import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INTERFACE_LANGUAGES } from '@footnote/domain';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { placeholdersOf, pluralFaults } from './message-shape.fixtures.ts';

const app = join(import.meta.dirname, '../../..');

interface Message {
  defaultMessage: string;
  description: string;
}

function englishOf(path: string): Record<string, Message> {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const english = englishOf(join(app, 'messages/en.json'));
const translated = INTERFACE_LANGUAGES.filter((language) => language !== 'en');

function extracted(): Record<string, Message> {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-messages-'));
  try {
    execFileSync(process.execPath, [join(app, 'extract-messages.ts'), join(folder, 'en.json')]);
    return englishOf(join(folder, 'en.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('has every message of the code in the English catalogue, for translators (npm run messages)', () => {
  expect(extracted()).toEqual(english);
});

it('has a catalogue for every language of the interface, and no other', () => {
  const names = readdirSync(join(app, 'messages')).sort();
  expect(names).toEqual(INTERFACE_LANGUAGES.map((language) => `${language}.json`).sort());
});

describe.each(translated)('the catalogue of %s', (language) => {
  const words: Record<string, string> = JSON.parse(readFileSync(join(app, `messages/${language}.json`), 'utf8'));
  const pairs = Object.entries(words).flatMap(([id, text]) => {
    const original = english[id]?.defaultMessage;
    return original === undefined ? [] : [{ id, text, original }];
  });

  it('translates every message', () => {
    const missing = Object.entries(english).filter(([id]) => (words[id] ?? '').trim() === '');
    expect(missing.map(([id, { defaultMessage }]) => `${id}: ${defaultMessage}`)).toEqual([]);
  });

  it('holds no message that is no longer said', () => {
    expect(Object.keys(words).filter((id) => english[id] === undefined)).toEqual([]);
  });

  it('says what the English says it about, in messages that can be read', () => {
    const faults = pairs.filter(({ text, original }) => {
      return placeholdersOf(parse(text)).join() !== placeholdersOf(parse(original)).join();
    });
    expect(faults.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it('has a form for each of the plurals of its language', () => {
    expect(
      pairs.flatMap(({ id, text }) => pluralFaults(parse(text), language).map((fault) => `${id}: ${fault}`)),
    ).toEqual([]);
  });
});
