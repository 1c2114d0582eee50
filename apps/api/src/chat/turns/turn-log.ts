import type { ChatStreamEvent } from '@footnote/domain';

/** Most bytes handed to a follower at once. */
const CHUNK = 64 * 1024;

/** The events of a turn as encoded lines, which any number of followers read from the beginning at their own pace. */
export interface TurnLog {
  /** Bytes kept. */
  readonly size: number;
  append(event: ChatStreamEvent): void;
  /** Nothing comes after this; followers end when they have read everything. */
  end(): void;
  /** Everything from the first event, then what comes, as fast as the user takes it. */
  follow(): ReadableStream<Uint8Array>;
}

const encoder = new TextEncoder();

/** One JSON object and a newline. */
export function encodeEvent(event: ChatStreamEvent): Uint8Array {
  return encoder.encode(`${JSON.stringify(event)}\n`);
}

/** Opens an empty log. */
export function createTurnLog(): TurnLog {
  const lines: Uint8Array[] = [];
  const waiting = new Set<() => void>();
  let size = 0;
  let ended = false;
  const wake = () => {
    for (const resume of waiting) resume();
    waiting.clear();
  };
  return {
    get size() {
      return size;
    },
    append(event) {
      const line = encodeEvent(event);
      size += line.length;
      lines.push(line);
      wake();
    },
    end() {
      ended = true;
      wake();
    },
    follow() {
      let next = 0;
      let resume: (() => void) | null = null;
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            if (next === lines.length && !ended) {
              await new Promise<void>((resolve) => {
                resume = resolve;
                waiting.add(resolve);
              });
            }
            const chunk = linesFrom(lines, next);
            next += chunk.count;
            if (chunk.count > 0) controller.enqueue(chunk.bytes);
            if (ended && next === lines.length) controller.close();
          },
          cancel() {
            if (resume !== null) waiting.delete(resume);
          },
        },
        { highWaterMark: 0 },
      );
    },
  };
}

/** Joins lines from `first` on, at least one where there is one. */
function linesFrom(lines: readonly Uint8Array[], first: number): { count: number; bytes: Uint8Array } {
  let end = first;
  let size = 0;
  while (end < lines.length && (end === first || size + (lines[end]?.length ?? 0) <= CHUNK)) {
    size += lines[end]?.length ?? 0;
    end += 1;
  }
  return { count: end - first, bytes: Buffer.concat(lines.slice(first, end)) };
}
