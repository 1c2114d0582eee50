import { expect, test } from 'vitest';
import { account } from '../../platform/account/account.store.ts';
import { declineVisitor, promptVisitor, mayAsk, noteQuestion, settleVisitor, visitorPrompt } from './visitor.store.ts';

test('a visitor asks once, is asked for an address once a visit, and goes on, whatever the browser keeps', async () => {
  account.stage = 'visitor';
  expect(mayAsk()).toBe(true);
  noteQuestion();
  expect(mayAsk()).toBe(false);

  const first = promptVisitor();
  const second = promptVisitor();
  expect(await first).toBe(false);
  expect(visitorPrompt.needed).toBe(true);
  // Only who was asked, and not who was interrupted, has said no.
  expect(mayAsk()).toBe(false);
  settleVisitor(false);
  expect(await second).toBe(false);
  expect(mayAsk()).toBe(true);
  noteQuestion();
  expect(mayAsk()).toBe(true);

  account.stage = 'signedIn';
  expect(mayAsk()).toBe(true);
  account.stage = 'visitor';
  const third = promptVisitor();
  settleVisitor(true);
  expect(await third).toBe(true);
  expect(visitorPrompt.settle).toBeNull();
  noteQuestion();
  expect(mayAsk()).toBe(true);
  const fourth = promptVisitor();
  declineVisitor();
  expect(await fourth).toBe(false);
  expect(mayAsk()).toBe(true);
});
