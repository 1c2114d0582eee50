import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const web = sourceFiles(/^apps\/web\/src\/.*\.tsx?$/);

test('no screen checks what is filled in by hand: its schema does', () => {
  const byHand = /import \{[^}]*\b(?:\w+Problems?|isEmail)\b[^}]*\} from '@footnote\/domain'/;
  const checking = web.filter(({ text }) => byHand.test(text.replaceAll(/\btype \w+/g, '')));
  expect(checking.map(({ path }) => path)).toEqual([]);
});

test('forms come from one hook', () => {
  const forms = web.filter(({ text }) => text.includes("from 'react-hook-form'"));
  expect(forms.map(({ path }) => path)).toEqual(['apps/web/src/platform/forms/use-schema-form.ts']);
});
