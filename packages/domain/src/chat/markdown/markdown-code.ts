import { LOOK_AHEAD, type Input, type Parsed } from './marker-list.ts';

/** Walks over the code of a markdown text, in which nothing is a marker. */
export interface CodeReader {
  /**
   * Where the code at `at` ends, or the part of it that has come so far; "no" where no code begins, "more" while that
   * cannot be told. A span ends on its line, within {@link LOOK_AHEAD} characters.
   */
  read(input: Input, at: number, lineStart: boolean): Parsed<number>;
}

const FENCE = /^( {0,3})(`{3,}|~{3,})([^\n]*)/;

/** Opens a user; it remembers the fenced block it is in. */
export function codeReader(): CodeReader {
  let fence = '';
  const readFence = ({ text, final }: Input, at: number, lineStart: boolean): Parsed<number> => {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline + 1;
    if (!lineStart) return end;
    const line = text.slice(at, end);
    const mark = fence[0] ?? '`';
    if (!/^ {0,3}(?:`*|~*)[ \t\r]*\n?$/.test(line)) return end;
    if (newline === -1 && !final) return 'more';
    const marks = line.trim();
    if (marks.startsWith(mark) && marks.length >= fence.length) fence = '';
    return end;
  };
  return {
    read(input, at, lineStart) {
      if (fence !== '') return readFence(input, at, lineStart);
      const first = input.text[at];
      if (lineStart && (first === ' ' || first === '`' || first === '~')) {
        const opened = openFence(input, at);
        if (opened === 'more') return 'more';
        if (opened !== 'no') {
          fence = opened.fence;
          return opened.end;
        }
      }
      return first === '`' ? spanEnd(input, at) : 'no';
    },
  };
}

function openFence({ text, final }: Input, at: number): Parsed<{ fence: string; end: number }> {
  const window = text.slice(at, at + LOOK_AHEAD);
  const line = /^[^\n]*/.exec(window)?.[0] ?? '';
  const complete = line.length < window.length || window.length === LOOK_AHEAD || final;
  const found = FENCE.exec(line);
  if (found === null) return !complete && /^ {0,3}(?:`{0,2}|~{0,2})$/.test(line) ? 'more' : 'no';
  const [, indent = '', fence = '', info = ''] = found;
  if (fence.startsWith('`') && info.includes('`')) return 'no';
  return complete ? { fence, end: at + indent.length + fence.length + info.length } : 'more';
}

function spanEnd({ text, final }: Input, at: number): Parsed<number> {
  const window = text.slice(at, at + LOOK_AHEAD);
  const line = /^[^\n]*/.exec(window)?.[0] ?? '';
  const complete = line.length < window.length || window.length === LOOK_AHEAD || final;
  const ticks = /^`+/.exec(line)?.[0].length ?? 1;
  for (const run of line.slice(ticks).matchAll(/`+/g)) {
    const end = ticks + run.index + run[0].length;
    if (end === line.length && !complete) return 'more';
    if (run[0].length === ticks) return at + end;
  }
  return complete ? 'no' : 'more';
}
