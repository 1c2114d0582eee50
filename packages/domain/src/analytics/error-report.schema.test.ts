import { expect, it } from 'vitest';
import { errorReportSchema } from './error-report.schema.ts';

it.each([
  ['SyntaxError', 'Unexpected token \'I\', "Is "metformin" safe?" is not valid JSON', 'Unexpected token'],
  ['SyntaxError', 'metformin is no selector', '…'],
  ['RangeError', 'metformin is too long', '…'],
  ['URIError', 'URI malformed', 'URI malformed'],
  ['Error', 'The list is empty', 'The list is empty'],
])('says of a %s that says “%s” only “%s”', (type, value, said) => {
  const report = { event_id: 'a'.repeat(32), exception: { values: [{ type, value }] } };
  expect(errorReportSchema.parse(report).exception?.values).toEqual([{ type, value: said }]);
});
