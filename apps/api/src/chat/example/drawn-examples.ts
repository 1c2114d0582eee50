import type { ChatExample, InterfaceLanguage } from '@footnote/domain';
import type { ExampleAnswers } from './example-answers.ts';

/** Milliseconds after which it is looked whether the collection has changed. */
const LOOK_AGAIN = 15_000;
/** Milliseconds the first page in a language waits for its example, lest it come in later and move what is read. */
const FIRST_WAIT = 700;
/** Milliseconds after which a drawing that nobody has looked after since is not sent any more: what it cites may be retracted. */
const LONGEST_KEPT = 3_600_000;
/** Failures in a row after which nothing is sent instead of what was drawn before them. */
const FAILURES = 3;

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
  /**
   * The last that was drawn in a language; null where there is none yet, or only one that may no longer hold. Never rejects,
   * and waits a moment only where it would be null.
   */
  html(language: InterfaceLanguage): Promise<string | null>;
}

interface Drawn {
  html: string | null;
  of: ChatExample | null;
  lookedAt: number;
  /** When it was known last to be the drawing of the example. */
  heldAt: number;
  /** Failures since then. */
  failures: number;
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
      Object.assign(known, { heldAt: now(), failures: 0 });
    } catch (error) {
      known.failures += 1;
      onError(error);
    } finally {
      known.looking = null;
    }
  };
  const held = ({ html, heldAt, failures }: Drawn) =>
    failures < FAILURES && now() - heldAt < LONGEST_KEPT ? html : null;
  return {
    async html(language) {
      if (draw === null) return null;
      const known = drawn.get(language) ?? nothingDrawn();
      drawn.set(language, known);
      if (known.looking === null && now() - known.lookedAt >= LOOK_AGAIN) {
        known.lookedAt = now();
        known.looking = look(language, known);
      }
      if (held(known) === null && known.looking !== null) await atMost(FIRST_WAIT, known.looking);
      return held(known);
    },
  };
}

function nothingDrawn(): Drawn {
  return { html: null, of: null, lookedAt: -Infinity, heldAt: -Infinity, failures: 0, looking: null };
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
