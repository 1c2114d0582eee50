/** Lengths a text is read at; the last is four times the first. */
const LENGTHS = [10_000, 20_000, 40_000] as const;
/** Work on a text of four times the length takes 4 times as long where it is linear, 16 times where it is quadratic. */
const MAX_GROWTH = 9;
/** Growth at which one look is enough to call it linear; what looks like more is measured with care. */
const CLEARLY_LINEAR = 6;
/** Milliseconds of processor time at the longest text below which growth is noise. */
const FLOOR = 100;
/** Milliseconds at the shortest text from which no growth up to a cubic one comes to the floor. */
const NOTHING = 1;
/** Milliseconds that no text of the shortest length may take, whatever its growth. */
const SLOWEST = 3_000;
/** The quickest of so many runs is what the work takes; the others were disturbed. */
const RUNS = 3;

const UNITS: Readonly<Record<string, string>> = {
  spaces: ' ',
  newlines: '\n',
  tabs: '\t',
  dots: '.',
  'ends of sentences': '. ',
  'opening brackets': '[',
  'opening parentheses': '(',
  'closed brackets': '[1]',
  'brackets with accents': '[é',
  links: '[](',
  quotes: '"',
  'typographic quotes': '“',
  apostrophes: "'",
  accents: 'é',
  'combining accents': 'e\u0301',
  emoji: '😀',
  'one word': 'aspirin ',
  'one long word': 'a',
  digits: '0',
  numbers: '1 ',
  stars: '*',
  'emphasised letters': '*a',
  underscores: '_',
  ticks: '`',
  dashes: '-',
  bars: '|',
  commas: ', ',
  colons: ':',
  slashes: '/',
  escapes: '\\',
  'field tags': 'a[ti] ',
  conjunctions: 'a OR ',
};

/** Those that are often cut off at the ends of a text before they are looked at. */
const TRIMMED = new Set(['spaces', 'newlines', 'tabs', 'dots', 'digits', 'quotes']);

/** Texts of a length that have been slow somewhere: one thing again and again, some of them also between two words. */
export const GROWING_TEXTS: readonly { name: string; of: (length: number) => string }[] = Object.entries(UNITS).flatMap(
  ([name, unit]) => {
    const of = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const between = { name: `${name} between words`, of: (length: number) => `heart ${of(length)} failure` };
    return TRIMMED.has(name) ? [{ name, of }, between] : [{ name, of }];
  },
);

/** Processor time used so far, in microseconds; a busy machine takes no more of it than a quiet one. */
type ProcessorClock = () => NodeJS.CpuUsage;

async function cost(work: () => unknown, clock: ProcessorClock): Promise<number> {
  const before = clock();
  await work();
  const after = clock();
  return (after.user - before.user + after.system - before.system) / 1000;
}

async function quickest(work: () => unknown, clock: ProcessorClock): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) least = Math.min(least, await cost(work, clock));
  return least;
}

/**
 * Reads texts of 10,000, 20,000 and 40,000 characters; gives null where the work grows with their length, otherwise what
 * it took. Only processor time counts: that of the calling thread unless `clock` is another.
 */
export async function superLinear(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  clock: ProcessorClock = () => process.threadCpuUsage(),
): Promise<string | null> {
  const [short, , long] = LENGTHS.map(textOf);
  if (short === undefined || long === undefined) return null;
  const once = await cost(() => work(short), clock);
  if (once < NOTHING) return null;
  const last = await cost(() => work(long), clock);
  if (once <= SLOWEST && last < FLOOR) return null;
  // Again, because a first run may be one of code that is not compiled yet, beside which all growth is small.
  const first = Math.min(once, await cost(() => work(short), clock));
  if (first > SLOWEST) return `${LENGTHS[0]}: ${first.toFixed(0)} ms`;
  if (last < FLOOR || last / first < CLEARLY_LINEAR) return null;
  const taken: number[] = [];
  for (const length of LENGTHS) {
    const text = textOf(length);
    taken.push(await quickest(() => work(text), clock));
  }
  const [least = 0, , most = 0] = taken;
  if (most < FLOOR || most / least < MAX_GROWTH) return null;
  return LENGTHS.map((length, at) => `${length}: ${(taken[at] ?? 0).toFixed(1)} ms`).join(', ');
}
