/** Features are told apart by this many places of a table; their names are not kept. */
export const FEATURE_BUCKETS = 2 ** 15;

/** The place of a feature in the tables (FNV-1a). */
export function featureBucket(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return ((hash >>> 15) ^ hash) & (FEATURE_BUCKETS - 1);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&()*+,-./:;<=>?@[]^_{|}$';
const ZERO = 44;
const RUN = '~';

/** A table of weights as a text: a letter a weight, runs of zeros as "~" with their length and a full stop. */
export function encodeWeights(weights: ArrayLike<number>, step: number): string {
  let text = '';
  let zeros = 0;
  const flush = () => {
    if (zeros > 3) text += `${RUN}${zeros} `;
    else text += ALPHABET.charAt(ZERO).repeat(zeros);
    zeros = 0;
  };
  for (let at = 0; at < weights.length; at += 1) {
    const level = Math.max(-ZERO, Math.min(ZERO, Math.round((weights[at] ?? 0) / step)));
    if (level === 0) zeros += 1;
    else {
      flush();
      text += ALPHABET.charAt(ZERO + level);
    }
  }
  flush();
  return text;
}

/** The table that {@link encodeWeights} wrote. */
export function decodeWeights(text: string, step: number): Float32Array {
  const weights = new Float32Array(FEATURE_BUCKETS);
  let place = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === RUN) {
      const end = text.indexOf(' ', at);
      if (end < 0) break;
      place += Number(text.slice(at + 1, end));
      at = end;
    } else {
      weights[place] = (ALPHABET.indexOf(text.charAt(at)) - ZERO) * step;
      place += 1;
    }
  }
  return weights;
}
