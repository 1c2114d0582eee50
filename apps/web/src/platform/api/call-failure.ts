import type { Result } from '@footnote/domain';
import type { ApiError } from './api.client.ts';

/** A refused or failed call, thrown so that swr keeps it apart from answers. */
export class CallFailure extends Error {
  readonly detail: ApiError;

  constructor(detail: ApiError) {
    super(detail.message);
    this.name = 'CallFailure';
    this.detail = detail;
  }
}

/** What a call answered. Throws CallFailure. */
export function answerOf<T>(called: Result<T, ApiError>): T {
  if (!called.ok) throw new CallFailure(called.error);
  return called.value;
}

/** Why something was not fetched; an answer that cannot be read counts as one that did not come. */
export function failureOf(cause: unknown): ApiError | undefined {
  if (cause === undefined) return undefined;
  if (cause instanceof CallFailure) return cause.detail;
  return { status: 0, code: '', message: cause instanceof Error ? cause.message : '' };
}
