import { printable, printError } from './terminal.ts';

/** Milliseconds between two lines of progress where lines cannot be overwritten. */
const BETWEEN_LINES = 5_000;
const BAR = 24;
const NARROWEST = 20;

/** Shows progress on one line of a terminal, or now and then as lines of a log. */
export interface ProgressOutput {
  /** `fraction` is 0 to 1 for a bar, null where nobody knows how much there is. */
  show(text: string, fraction: number | null): void;
  end(): void;
}

/** Writes to standard error, where everything goes that is not the result. */
export function progressOutput(): ProgressOutput {
  let shown = -Infinity;
  return {
    show(text, fraction) {
      const percent = fraction === null ? '' : `${Math.floor(Math.min(1, fraction) * 100)} %  `;
      if (process.stderr.isTTY) {
        const line = `${fraction === null ? '' : `${bar(fraction)} `}${percent}${printable(text)}`;
        process.stderr.write(`\r\u001B[K${line.slice(0, Math.max(NARROWEST, process.stderr.columns - 1))}`);
      } else if (performance.now() - shown > BETWEEN_LINES) {
        shown = performance.now();
        printError(`${percent}${text}`);
      }
    },
    end() {
      if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}

function bar(fraction: number): string {
  const full = Math.floor(Math.min(1, fraction) * BAR);
  return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}]`;
}
