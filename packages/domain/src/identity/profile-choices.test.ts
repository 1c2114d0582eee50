import { expect, test } from 'vitest';
import { INTERFACE_LANGUAGES } from '../chat/answer-languages.ts';
import { choiceOf, chosenText, lacksProfile, profileSettings } from './profile-choices.ts';
import { profileSettingsSchema } from './profile.schema.ts';

const settings = profileSettings('nl');

test.each(INTERFACE_LANGUAGES)('the lists are complete in %s, and save the same', (language) => {
  const lists = profileSettings(language);
  expect(profileSettingsSchema.parse(lists)).toEqual(lists);
  for (const list of ['institutions', 'occupations'] as const) {
    const labels = lists[list].flatMap(({ values }) => values.map(({ label }) => label));
    expect(labels.every((label) => label.trim() === label && label !== '')).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
    const saved = (groups: typeof lists.institutions) =>
      groups.flatMap(({ values }) => values.map(({ value }) => value));
    expect(saved(lists[list])).toEqual(saved(settings[list]));
  }
});

test('a saved text is a choice again, or free text under Other', () => {
  const { institutions } = settings;
  expect(choiceOf('', institutions)).toEqual({ choice: '', other: '' });
  expect(choiceOf('University', institutions)).toEqual({ choice: 'University', other: '' });
  expect(choiceOf('A clinic', institutions)).toEqual({ choice: 'Other', other: 'A clinic' });
  expect(choiceOf('Other', institutions)).toEqual({ choice: 'Other', other: 'Other' });
  expect(chosenText({ choice: 'Other', other: '  A clinic ' })).toBe('A clinic');
  expect(chosenText({ choice: 'University', other: 'left over' })).toBe('University');
});

test('a profile without institution or occupation is flagged', () => {
  expect(lacksProfile({ institution: ' ', occupation: 'Nurse' })).toBe(true);
  expect(lacksProfile({ institution: 'University', occupation: '' })).toBe(true);
  expect(lacksProfile({ institution: 'University', occupation: 'Nurse' })).toBe(false);
});
