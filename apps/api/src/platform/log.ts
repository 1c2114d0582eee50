import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** What an error of the database says about the values of its statement, up to the first line of the stack. */
const VALUES = /\nparams: [^]*?(?=\n[^\S\n]+at |$)/g;

/** An error as it may be logged: a failed statement names its values, and those are passwords, tokens and questions. */
function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _values, message, stack, ...rest } = stdSerializers.err(error);
  return { ...rest, message: message.replaceAll(VALUES, ''), stack: stack.replaceAll(VALUES, '') };
}

/** Logs JSON lines to standard error; what users ask is never logged. `destination` is for tests. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorWithoutValues } },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}
