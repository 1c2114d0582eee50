import { chatError, streamErrorText, UNAUTHORIZED_TEXT } from '@footnote/domain';
import { expect, it } from 'vitest';
import { english } from '../../platform/i18n/english-messages.fixtures.ts';
import { answerFailure } from './answer-failure.ts';

const of = (failure: Parameters<typeof answerFailure>[1]['failure']) => answerFailure(english, { failure });

it('says a refusal as it is and asks to try again after a broken stream, in the words of the specification', () => {
  expect(of(null)).toBe('');
  expect(of(chatError('chat/unauthorized'))).toBe(UNAUTHORIZED_TEXT);
  expect(of(chatError('chat/no-source'))).toBe('Please select at least one source.');
  const { message } = chatError('model/timed-out');
  expect(of(chatError('model/timed-out'))).toBe(streamErrorText(message));
});
