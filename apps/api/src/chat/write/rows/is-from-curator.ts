import type { Citation } from '@footnote/domain';

/** Whether what is told of a study was written by somebody who read it: what was drawn from its text stands there word for word. */
export function isFromCurator({ title, abstract }: Pick<Citation, 'title' | 'abstract'>, told: string): boolean {
  return !`${title} ${abstract}`.includes(told);
}
