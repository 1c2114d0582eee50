import { defineErrors, type CodeOf, type DomainError } from '@footnote/domain';

/** What can go wrong with an embedder. Users are not told: what cannot be embedded is found by its words. */
export const EMBEDDER_ERRORS = defineErrors({
  'embedder/refused-text': { status: 'upstream-failed', message: 'The embedding model refuses one of these texts.' },
  'embedder/unauthorized': { status: 'upstream-failed', message: 'The embedding model refused its key.' },
  'embedder/no-model': {
    status: 'upstream-failed',
    message: 'There is no such embedding model at the address that is set.',
  },
  'embedder/rate-limited': { status: 'unavailable', message: 'The embedding model is busy.', retryable: true },
  'embedder/timed-out': {
    status: 'timed-out',
    message: 'The embedding model took too long to answer.',
    retryable: true,
  },
  'embedder/unavailable': {
    status: 'upstream-failed',
    message: 'The embedding model cannot be reached.',
    retryable: true,
  },
  'embedder/bad-response': {
    status: 'upstream-failed',
    message: 'The embedding model gave an answer that could not be read.',
  },
});
export type EmbedderErrorCode = CodeOf<typeof EMBEDDER_ERRORS>;
export type EmbedderError = DomainError<EmbedderErrorCode>;

/** Whether the same texts may be embedded a moment later. */
export function isRetryable({ code }: EmbedderError): boolean {
  return EMBEDDER_ERRORS.definitions[code].retryable === true;
}
