import type { Citation, QuestionFrame } from '@footnote/domain';
import { conceptNamer, firstAlternative } from '@footnote/literature';
import { sharesStem, wordStems } from '../word-stems.ts';

/** What the effect is of, in a title. */
const EFFECT_OF =
  /\b(?:effects?|influence|efficacy|impact|role|value|safety|tolerability) of (.+?)(?= (?:on|in|for|as|to|during|after)\b|[:;.?[\]]|$)/i;
/** What people had before, or are called by: no treatment that was studied. */
const OF_PEOPLE =
  /\b(?:undergoing|(?:after|following)(?! (?:treatment|therapy|administration|use)\b)|prior to|before|treated with|receiving|history of) [^:;,.?]+|\b(?:(?!(?:in|of|for|with|and|on|among|by|to)\b)[\w-]{1,30} ){1,3}(?:patients|recipients|survivors|users)\b|\b[\w-]{1,30}-treated\b/gi;
/** What is to be treated, and came of something. */
const CAME_OF = /\b(?:induced|caused) by [^:;.?]+|\b[\w-]{1,30}-induced\b/gi;
const JOINED = /\b(?:plus|and|combined with|together with|with|added to)\b|[+/]/g;
/** In an abstract, where “and” joins anything. */
const GIVEN_TOGETHER = /\b(?:plus|combined with|together with|added to)\b|[+/]/g;
/** No text that anybody wrote for readers joins more. */
const MOST_JOINTS = 100;
/** Words on either side of what joins two. */
const WORDS_BESIDE = 4;
/** Two that one may take in place of one another: "rofecoxib, ibuprofen, or placebo", "fructose, sorbitol and xylitol". */
const EITHER = /,? \bor\b(?! both)|[a-z] ?, ?[a-z]+ and [a-z]/;
const IN_LIST = /,|\bor\b/g;

/** Of what was asked about, what the study is of: neither what its people had before, nor what they are called by. */
export function studied(
  spokenOf: readonly string[],
  { title, abstract, ml_i: given }: Citation,
  type: QuestionFrame['type'],
): readonly string[] {
  const own = firstAlternative(given);
  const ofStudied = title.replaceAll(OF_PEOPLE, ' ');
  const isStudied = namerOf(type === 'therapy' ? ofStudied.replaceAll(CAME_OF, ' ') : ofStudied);
  const isNamed = namerOf(title);
  const left = spokenOf.filter((one) => isStudied(one) || !isNamed(one));
  if (left.length === 0 && spokenOf.length > 0)
    return own !== '' && (isStudied(own) || !spokenOf.some(namerOf(own))) ? [own] : spokenOf;
  if (left.length <= 1 || (/\b(?:or|of) both\b/.test(title) && left.every(isNamed))) return left;
  for (const text of [EFFECT_OF.exec(title)?.[1] ?? '', own, ofStudied]) {
    const kept = left.filter(namerOf(text));
    if (kept.length > 0) return left.filter((one) => kept.includes(one) || kept.some(areJoined(one, title, abstract)));
  }
  return left;
}

/** Several as one arm, or as two where the title names them one or the other. */
export function takenTogether(treatments: readonly string[], { title }: Citation): readonly string[] {
  const [one = '', other = ''] = treatments;
  const isEither =
    treatments.length === 2 && EITHER.test(title) && !joins(title, /\b(?:plus|combin\w+|with)\b/g, [one, other]);
  return isEither ? treatments : [treatments.join(' + ')];
}

/** Says whether a title or an abstract joins two, within a few words: "montelukast plus loratadine". */
function areJoined(one: string, title: string, abstract: string): (other: string) => boolean {
  return (other) =>
    joins(title, JOINED, [one, other]) ||
    (EITHER.test(title) && joins(title, IN_LIST, [one, other])) ||
    joins(abstract, GIVEN_TOGETHER, [one, other]);
}

function joins(text: string, joints: RegExp, [one, other]: readonly [string, string]): boolean {
  return [...text.matchAll(joints)].slice(0, MOST_JOINTS).some(({ index, 0: joint }) => {
    const before = namerOf(text.slice(0, index).split(/\s/).slice(-WORDS_BESIDE).join(' '));
    const after = namerOf(
      text
        .slice(index + joint.length)
        .split(/\s/, WORDS_BESIDE + 1)
        .join(' '),
    );
    return (before(one) && after(other)) || (before(other) && after(one));
  });
}

/** Stems of words that name a kind, and nothing of it: two may be inhibitors of different things. */
const KIND = /^(?:inhibi|therap|treatm|agents|drugs|blocke|agonis|antago|recept|system|oral|dose|group)/;

/** Says whether a text names what was asked about, by one of its names or a word of it. */
export function namerOf(text: string): (asked: string) => boolean {
  const isNamed = conceptNamer(text);
  const stems = new Set([...wordStems(text)].filter((stem) => !KIND.test(stem)));
  return (asked) => isNamed(asked) || sharesStem(asked, stems);
}
