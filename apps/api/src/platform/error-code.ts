/** What a call that was never answered failed by, as the network says it. */
export function networkCause(error: unknown): string {
  return String(error instanceof Error ? (error.cause ?? error) : error);
}

/** The code a system or database error carries, '' where there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
