import { expect, test } from 'vitest';
import { asksIfSafe } from './asks-if-safe.ts';

test.each([
  ['Is testosterone gel safe for the heart?', true],
  ['adenosine in women - accuracy OK?', true],
  ['Is ibuprofen well tolerated by children?', true],
  ['Is paracetamol veilig in de zwangerschap?', true],
  ['Ist Ibuprofen in der Stillzeit unbedenklich?', true],
  ['Le paracétamol est-il sans danger pour le foie ?', true],
  ['¿Es seguro el ibuprofeno?', true],
  ['O ibuprofeno é seguro?', true],
  ['Does icosapent ethyl increase atrial fibrillation?', false],
  ['Is a fail-safe dose known?', false],
  ['', false],
])('%j asks if something is safe: %s', (question, asks) => {
  expect(asksIfSafe(question)).toBe(asks);
});
