import type { Citation } from '@footnote/domain';
import { alternativesOf } from '@footnote/literature';

/** Whether what is told of a study was written by somebody who read it: what was drawn from its text stands there word for word. */
export function isFromCurator({ title, abstract }: Pick<Citation, 'title' | 'abstract'>, told: string): boolean {
  return !`${title} ${abstract}`.includes(told);
}

/** Whether somebody who read a study wrote down who was studied, what was compared or what was measured. */
export function isCurated(citation: Citation): boolean {
  const { ml_p, ml_i, ml_c, ml_o } = citation;
  return [ml_p, ml_i, ml_c, ml_o].flatMap(alternativesOf).some((told) => told !== '' && isFromCurator(citation, told));
}
