import { oneLine } from './compose-mail.ts';

/** Longest report that is read. */
const LONGEST = 1024 * 1024;

/**
 * Reads a delivery report (RFC 3464): which of our messages could not be delivered, and why. Null for a message that is
 * none, that tells of a delay or a success, or that does not say which message it is about.
 */
export function readBounce(report: string): { id: string; response: string } | null {
  const text = report.slice(0, LONGEST).replaceAll('\r\n', '\n');
  if (!/^Content-Type:\s*message\/delivery-status/im.test(text)) return null;
  const status = /^Status:\s*(5\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  if (status === undefined || !/^Action:\s*failed/im.test(text)) return null;
  const id = /^Message-ID:\s*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im.exec(text)?.[1];
  if (id === undefined) return null;
  const reason = /^Diagnostic-Code:\s*([^\n]*(?:\n[ \t][^\n]*)*)/im.exec(text)?.[1] ?? '';
  return { id: id.toLowerCase(), response: oneLine(`${status} ${reason}`) };
}
