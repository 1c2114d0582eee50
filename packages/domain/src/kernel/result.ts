/** An expected outcome as a value: expected failures are returned, bugs throw. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** Wraps a success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Wraps an expected failure. */
export function err<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}

/** Makes the compiler prove that a union is handled in full; throws if data from outside broke the type. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}

/** What an error says of the request it answers; each transport has one status for it. */
export type StatusClass =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timed-out'
  | 'conflict'
  | 'too-large'
  | 'media-type'
  | 'range-not-satisfiable'
  | 'wrong-host'
  | 'too-many'
  | 'headers-too-large'
  | 'internal'
  | 'upstream-failed'
  | 'unavailable'
  | 'timed-out'
  | 'no-space';

/** All that is said of an error in one place; its code is the key of its sentence in other languages. */
export interface ErrorDefinition {
  status: StatusClass;
  /** An English sentence fit for a user. */
  message: string;
  /** Whether the very same request may succeed a moment later. */
  retryable?: true;
}

/** An expected failure as a value. */
export interface DomainError<Code extends string> {
  code: Code;
  /** An English sentence fit for a user. */
  message: string;
  /** Seconds after which trying again makes sense, where the other side said so. */
  retryAfterSeconds?: number;
}

/** The errors of one area. */
export interface ErrorDefinitions<Code extends string> {
  codes: readonly Code[];
  definitions: Readonly<Record<Code, ErrorDefinition>>;
  /** Builds the error of a code, with its own sentence unless one that knows more is given. */
  error: (code: Code, more?: Partial<Omit<DomainError<Code>, 'code'>>) => DomainError<Code>;
}

/** Defines the errors of an area, by their codes: area/what-happened. */
export function defineErrors<Code extends string>(
  definitions: Readonly<Record<Code, ErrorDefinition>>,
): ErrorDefinitions<Code> {
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record by codes
    codes: Object.keys(definitions) as Code[],
    definitions,
    error: (code, more = {}) => ({ code, message: definitions[code].message, ...more }),
  };
}

/** The codes of errors. */
export type CodeOf<Errors> = Errors extends ErrorDefinitions<infer Code> ? Code : never;
