import type { Citation } from '@footnote/domain';

/** Words that say how much of something there is, and not what. */
const HOW_MUCH = /^(?:low|high|raised|severe|acute|chronic|non)$/;

/** Whether an abstract has the words of what was asked: then nobody can say that no study tells about it. */
export function hasWordsOf(asked: string, { title, abstract }: Pick<Citation, 'title' | 'abstract'>): boolean {
  const words = (asked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !HOW_MUCH.test(word));
  const said = new Set(`${title} ${abstract}`.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return words.length > 0 && words.every((word) => said.has(word));
}
