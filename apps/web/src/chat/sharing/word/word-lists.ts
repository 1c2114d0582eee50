import { AlignmentType, LevelFormat, type INumberingOptions } from 'docx';

/** Levels of a list that Word knows, from 0. */
export const DEEPEST_LEVEL = 8;
/** The list of things without numbers. */
export const BULLETS = 'bullets';
const INDENT = 480;

type Definition = INumberingOptions['config'][number];

/** The numbered lists of a document. */
export interface WordLists {
  /** Begins a list at a number. */
  from: (start: number) => { reference: string; instance: number };
  /** Begins or goes on with the list of references at a number; gives what a reference is numbered by. */
  reference: (n: number) => { reference: string; level: number };
  /** All lists as Word defines them, once all are begun. */
  definitions: () => Definition[];
}

/** Collects the lists of a document, as Word wants them defined apart. */
export function wordLists(): WordLists {
  const definitions = new Map<string, Definition>();
  let begun = 0;
  let latest = { n: Number.NaN, reference: '' };
  definitions.set(BULLETS, {
    reference: BULLETS,
    levels: levels({ format: LevelFormat.BULLET, text: () => '•', start: 1 }),
  });
  return {
    from(start) {
      const reference = `numbers-from-${start}`;
      const numbers = levels({ format: LevelFormat.DECIMAL, text: (level) => `%${level + 1}.`, start });
      definitions.set(reference, { reference, levels: numbers });
      begun += 1;
      return { reference, instance: begun };
    },
    reference(n) {
      // Where an answer leaves a reference out, the list begins again at the next.
      const reference = n === latest.n + 1 ? latest.reference : `references-from-${n}`;
      if (!definitions.has(reference))
        definitions.set(reference, {
          reference,
          levels: levels({ format: LevelFormat.DECIMAL, text: (level) => `[%${level + 1}]`, start: n }).slice(0, 1),
        });
      latest = { n, reference };
      return { reference, level: 0 };
    },
    definitions: () => [...definitions.values()],
  };
}

interface Signs {
  format: typeof LevelFormat.BULLET | typeof LevelFormat.DECIMAL;
  text: (level: number) => string;
  start: number;
}

function levels({ format, text, start }: Signs): Definition['levels'] {
  return Array.from({ length: DEEPEST_LEVEL + 1 }, (_level, level) => ({
    level,
    format,
    text: text(level),
    start,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: INDENT * (level + 1), hanging: INDENT } } },
  }));
}
