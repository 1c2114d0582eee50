import { expect, test } from 'vitest';
import { readBounce } from './read-bounce.ts';

const id = '11111111-2222-4333-8444-555555555555';
const report = (status: string, action: string, message = `<${id}@mail.example.org>`) =>
  [
    'From: MAILER-DAEMON@mx.example.org',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; reader@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such',
    '  mailbox',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${message}`,
    '',
    '--b--',
  ].join('\r\n');

test('a report tells which message came back, and why', () => {
  expect(readBounce(report('5.1.1', 'failed'))).toEqual({ id, response: '5.1.1 smtp; 550 5.1.1 No such mailbox' });
});

test.each([
  ['a delay', report('4.4.1', 'delayed')],
  ['a success', report('2.0.0', 'delivered')],
  ['a message of somebody else', report('5.1.1', 'failed', '<x@example.org>')],
  ['an ordinary message', 'Subject: Hello\r\n\r\nStatus: 5.1.1'],
  ['nothing', ''],
  ['a great deal', `Content-Type: message/delivery-status\n${'Diagnostic-Code: x\n y\n'.repeat(200_000)}`],
])('%s is no bounce', (_what, text) => {
  expect(readBounce(text)).toBeNull();
});
