/** What a passage is part of without saying so itself: the heading above it, and the caption of its table with the heads of its columns. */
export interface ContextTracker {
  /** What stands over the text that begins here; offsets of one page only grow. */
  at(start: number): string;
}

/** Characters kept of a heading, and of a caption with the heads of columns. */
const LONGEST_HEADING = 90;
const LONGEST_CAPTION = 240;
/** A line of so many characters is running text. */
const RUNNING = 90;
const LONGEST_LABEL = 16;
const CAPTION =
  /^(?:supplementary )?(?:table|tab\.|box|tabelle|tableau|tabla|tabela|tabel)\s?s?(?:\d{1,3}|[ivx]{1,5})\b/i;
const BEGINS_HEADING = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.? )?\p{Lu}/u;
const ENDS_NO_HEADING = /[.,;!)\]=]$/u;
const HEADING_WORD = /\p{Ll}{3}/u;

/** What goes on from page to page. */
interface TextContext {
  heading: string;
  caption: string;
  /** Rows that were passed below the caption. */
  rows: number;
}

/** Follows the headings and tables of a document, page by page. */
export class PassageContext {
  #context: TextContext = { heading: '', caption: '', rows: 0 };

  /** Takes the text of the next page. */
  page(text: string): ContextTracker {
    const lines = text.split('\n');
    const places: { start: number; context: string }[] = [];
    let offset = 0;
    for (const [at, line] of lines.entries()) {
      places.push({ start: offset, context: contextOf(this.#context) });
      this.#context = after(this.#context, line, lines[at + 1] ?? '');
      offset += line.length + 1;
    }
    let next = 0;
    return {
      at: (start) => {
        while (next + 1 < places.length && (places[next + 1]?.start ?? 0) <= start) next += 1;
        return places[next]?.context ?? '';
      },
    };
  }
}

function contextOf({ heading, caption }: TextContext): string {
  return [heading, caption].filter((part) => part !== '').join('\n');
}

function after(context: TextContext, line: string, next: string): TextContext {
  const isRow = line.includes('\t');
  if (CAPTION.test(line) && line.length < 3 * LONGEST_CAPTION)
    return { ...context, caption: line.slice(0, LONGEST_CAPTION), rows: 0 };
  if (context.caption !== '') {
    // The number of a table stands alone, with its title and the heads of its columns on the next lines.
    if (context.rows === 0 && (isRow || context.caption.length <= LONGEST_LABEL)) {
      const caption = `${context.caption} ${line.replaceAll('\t', ' ')}`.slice(0, LONGEST_CAPTION);
      return { ...context, caption, rows: isRow ? 1 : 0 };
    }
    if (isRow) return { ...context, rows: context.rows + 1 };
    if (line.length >= RUNNING) return { ...context, caption: '', rows: 0 };
  }
  return isHeading(line, next) ? { heading: line.trim(), caption: '', rows: 0 } : context;
}

function isHeading(line: string, next: string): boolean {
  if (line.length > LONGEST_HEADING || line.includes('\t') || !BEGINS_HEADING.test(line)) return false;
  if (!HEADING_WORD.test(line) || ENDS_NO_HEADING.test(line.trimEnd())) return false;
  return next.length >= RUNNING && !next.includes('\t');
}
