import type { ChatExample, InterfaceLanguage } from '@footnote/domain';
import type { ExampleAnswers } from './example-answers.ts';

/** Milliseconds after which it is looked whether the collection has changed. */
const LOOK_AGAIN = 15_000;
/** Milliseconds the first page in a language waits for its example, lest it come in later and move what is read. */
const FIRST_WAIT = 700;

export interface DrawnExamplesDeps {
  examples: ExampleAnswers;
  /** Draws an example as the web app draws it; null where nothing has been built that could. */
  draw: ((example: ChatExample, language: InterfaceLanguage) => Promise<string>) | null;
  /** Milliseconds since 1970. */
  now: () => number;
  onError: (error: unknown) => void;
}

/** Examples as HTML, for the page they stand in. */
export interface DrawnExamples {
  /** The last that was drawn in a language; null where there is none yet. Never rejects, and waits for the first alone. */
  html(language: InterfaceLanguage): Promise<string | null>;
}

interface Drawn {
  html: string | null;
  of: ChatExample | null;
  lookedAt: number;
  /** Runs while it is looked for a newer one. */
  looking: Promise<void> | null;
}

/** Keeps what was drawn, and draws anew beside the pages that are sent meanwhile. */
export function createDrawnExamples({ examples, draw, now, onError }: DrawnExamplesDeps): DrawnExamples {
  const drawn = new Map<InterfaceLanguage, Drawn>();
  const look = async (language: InterfaceLanguage, known: Drawn) => {
    try {
      const example = await examples.of(language);
      if (draw !== null && example !== known.of) {
        known.html = await draw(example, language);
        known.of = example;
      }
    } catch (error) {
      onError(error);
    } finally {
      known.looking = null;
    }
  };
  return {
    async html(language) {
      if (draw === null) return null;
      const known = drawn.get(language) ?? { html: null, of: null, lookedAt: -Infinity, looking: null };
      drawn.set(language, known);
      if (known.looking === null && now() - known.lookedAt >= LOOK_AGAIN) {
        known.lookedAt = now();
        known.looking = look(language, known);
      }
      if (known.html === null && known.looking !== null) await atMost(FIRST_WAIT, known.looking);
      return known.html;
    },
  };
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
