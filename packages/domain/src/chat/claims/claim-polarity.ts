import { contentWords } from './claim-words.ts';

/** What a sentence says happens to something: it rises, falls, stays, or holds at all. */
export type Direction = 'up' | 'down' | 'none' | 'holds';

export interface Polarity {
  direction: Direction;
  /** Folded content words around it: what it is said of. */
  context: ReadonlySet<string>;
}

const stems = (text: string) => new RegExp(`^(?:${text.trim().replace(/\s+/g, '|')})`);

/** Beginnings of words, accents folded, in the six interface languages. */
const UP =
  stems(`increas rais elevat higher greater more$ upregulat enhanc grew improv augment aument$ aumenta aumento erhoht erhoh gestieg verhoog
  verhoogd toegenom toename steig stieg hoger hoher elev augmente augmentation mayor maior plus$ mehr$ meer$ superior better besser beter mejor melhor mieux`);
const DOWN =
  stems(`reduc decreas lower declin less$ fewer diminish downregulat inhibit suppress attenuat drop fell$ falls?$ shorten verlaag verlag
  verminder vermindert reduz redui redujo senk gesenk gesunk geringer niedriger lager minder$ diminu diminui dismin menor moins$ menos$ weniger worsen inferior
  worse slechter schlechter pior peor`);
const NONE = stems(
  'similar comparabl unchang unaffect unrelat insufficien ineffect equivalen noninferior vergleichbar vergelijkbaar ahnlich semblable semejante semelhante',
);
const HOLDS =
  stems(`associat caus effectiv efficac benefi safe correlat linked prevent treats? recommend approv predict protect influenc affect
  wirksam werkzaam efficace eficaz eficient assoz asoci associ vermeid voorkom impact involv require mediat induc regulat express detect
  cross differ$ differ differs indicat support sufficient essential necessary lead leads play plays contribut`);
const NEGATORS = new Set(
  "no not never neither nor without cannot can't n't didn't doesn't don't wasn't weren't isn't aren't hasn't haven't fail failed fails failing lack lacks lacked lacking absence absent unlikely unable niet geen nooit noch zonder nicht kein keine keinen keiner ohne nie weder ne pas aucun aucune sans jamais ni no sin nunca tampoco ningún ninguna nao não sem nem nenhum nenhuma".split(
    ' ',
  ),
);
const SCOPE_END = new Set('but whereas although though while however and aber maar jedoch mais pero mas'.split(' '));
/** Words a negation reaches over, and words around a direction that say what it is said of. */
const SCOPE = 5;
const NEIGHBOURHOOD = 7;
const TOKEN = /\p{L}[\p{L}\p{N}]*(?:['’]\p{L}+)?|[,;:()]/gu;

function tokens(sentence: string): string[] {
  return (sentence.match(TOKEN) ?? []).map((token) =>
    token.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase(),
  );
}

function isNegator(word: string): boolean {
  return NEGATORS.has(word) || word.endsWith("n't");
}

function directionOf(word: string): Direction | null {
  if (NONE.test(word)) return 'none';
  if (DOWN.test(word)) return 'down';
  if (UP.test(word)) return 'up';
  return HOLDS.test(word) ? 'holds' : null;
}

function isWord(token: string): boolean {
  return /\p{L}/u.test(token);
}

/** Directions by the place of their word; negated ones ("did not reduce") are `none`. */
function directions(sentence: readonly string[]): Map<number, Direction> {
  const found = new Map<number, Direction>();
  let reach = 0;
  let position = -1;
  for (const token of sentence) {
    if (!isWord(token)) {
      reach = token === ',' || token === '(' ? Math.max(0, reach - 1) : 0;
      continue;
    }
    position += 1;
    if (isNegator(token)) {
      reach = SCOPE;
      continue;
    }
    if (SCOPE_END.has(token)) reach = 0;
    const direction = directionOf(token);
    if (direction !== null) found.set(position, reach > 0 ? 'none' : direction);
    reach = Math.max(0, reach - 1);
  }
  return found;
}

/** The directions a sentence speaks of, each with the words around it. */
export function polaritiesOf(sentence: string): Polarity[] {
  const all = tokens(sentence);
  const found = directions(all);
  const content = contentWords(all.filter(isWord));
  let first = 0;
  return [...found].map(([position, direction]) => {
    // Both are in the order of the sentence: words that are too far behind stay behind.
    while ((content[first]?.position ?? position) < position - NEIGHBOURHOOD) first += 1;
    const near = content.slice(first, first + 2 * NEIGHBOURHOOD + 1);
    const context = near.filter((word) => word.position <= position + NEIGHBOURHOOD && !found.has(word.position));
    return { direction, context: new Set(context.map((word) => word.stem)) };
  });
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const word of a) if (b.has(word)) count += 1;
  return count;
}

type Relation = 'agrees' | 'opposes' | 'says nothing';

function relation(said: Direction, found: Direction): Relation {
  if (said === found) return 'agrees';
  if (said === 'none' || found === 'none') return 'opposes';
  if (said === 'holds') return 'agrees';
  return found === 'holds' ? 'says nothing' : 'opposes';
}

/** Whether one direction of a claim is opposed by the sentence that speaks of the same words; undefined when none does. */
function isOpposed(said: Polarity, source: readonly Polarity[]): boolean | undefined {
  let agreeing = 0;
  let opposing = 0;
  for (const found of source) {
    const overlap = shared(said.context, found.context);
    const kind = relation(said.direction, found.direction);
    if (kind === 'opposes') opposing = Math.max(opposing, overlap);
    if (kind === 'agrees') agreeing = Math.max(agreeing, overlap);
  }
  return agreeing === 0 && opposing === 0 ? undefined : opposing > agreeing;
}

/** Words that a sentence denies, and those it says. */
export interface Negations {
  /** Folded content words in the reach of each negation. */
  denied: readonly ReadonlySet<string>[];
  /** How many negations there are, those that reach nothing of weight included. */
  count: number;
}

/** The words each negation of a sentence reaches. */
export function negationsOf(sentence: string): Negations {
  const all = tokens(sentence);
  const denied: Set<string>[] = [];
  let count = 0;
  all.forEach((token, index) => {
    if (!isNegator(token)) return;
    count += 1;
    const reach: string[] = [];
    for (const next of all.slice(index + 1, index + 1 + SCOPE)) {
      if (!isWord(next) || SCOPE_END.has(next) || isNegator(next)) break;
      reach.push(next);
    }
    const words = contentWords(reach)
      .filter((word) => word.weight > 0.4)
      .slice(0, 2);
    if (words.length > 0) denied.push(new Set(words.map((word) => word.stem)));
  });
  return { denied, count };
}

export interface Stance {
  polarities: readonly Polarity[];
  negations: Negations;
  stems: ReadonlySet<string>;
}

function deniedIn(stance: Stance, words: ReadonlySet<string>): boolean {
  return (
    stance.negations.denied.some((denied) => shared(denied, words) > 0) ||
    stance.polarities.some((polarity) => polarity.direction === 'none' && shared(polarity.context, words) > 0)
  );
}

/** Whether `a` denies words that `b` says without denying them. */
function deniesWhatIsSaid(a: Stance, b: Stance): boolean {
  return a.negations.denied.some((denied) => shared(denied, b.stems) === denied.size && !deniedIn(b, denied));
}

/** Whether a source says the opposite of a claim about the same words: up against down, something against nothing. */
export function contradicts(claim: Stance, source: readonly Stance[]): boolean {
  const [best] = source;
  if (best === undefined) return false;
  if (deniesWhatIsSaid(best, claim)) return true;
  const anywhere: Stance = {
    polarities: source.flatMap((stance) => stance.polarities),
    negations: { denied: source.flatMap((stance) => stance.negations.denied), count: 0 },
    stems: new Set(source.flatMap((stance) => [...stance.stems])),
  };
  if (deniesWhatIsSaid(claim, anywhere)) return true;
  const { denied } = claim.negations;
  const deniesAlike = denied.length > 0 && denied.every((words) => deniedIn(best, words));
  return claim.polarities.some((said) => {
    if (deniesAlike && said.direction === 'none') return false;
    for (const stance of source) {
      const opposed = isOpposed(said, stance.polarities);
      if (opposed !== undefined) return opposed;
    }
    return false;
  });
}

/** Whether a claim denies something although none of the sentences denies anything. */
export function deniesAlone(claim: Stance, source: readonly Stance[]): boolean {
  const denies = ({ negations, polarities }: Stance) =>
    negations.count > 0 || polarities.some(({ direction }) => direction === 'none');
  return claim.negations.count > 0 && !source.some(denies);
}
