import { proxy } from 'valtio';
import { readStored, writeStored } from '../storage/stored-value.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Also read by public/theme.js, which sets the theme before the first paint. */
const KEY = 'footnote-theme';

function isChoice(value: string | undefined): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}

function initial(): ThemeChoice {
  const stored = readStored(KEY);
  return isChoice(stored) ? stored : 'system';
}

export const theme = proxy<{ choice: ThemeChoice }>({ choice: initial() });

/** Takes a theme and remembers it in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  theme.choice = choice;
  writeStored(KEY, choice === 'system' ? null : choice);
  // Without the attribute the system decides.
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
