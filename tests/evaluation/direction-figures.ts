import { DIRECTION_CLASSES } from '@footnote/domain';

/** A direction as it was annotated and as it was told; null where the reader abstained. */
export interface JudgedDirection {
  annotated: string;
  told: string | null;
}

export interface DirectionFigures {
  n: number;
  /** Share of findings that were told a direction. */
  coverage: number;
  /** Mean F1 of the three directions among those told. */
  macroF1: number;
  /** The same with what was not told counted as missed. */
  macroF1OfAll: number;
  /** Share right of those told. */
  accuracy: number;
  classes: Record<string, { precision: number; recall: number; f1: number; n: number }>;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const quotient = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function classFigures(judged: readonly JudgedDirection[], direction: string) {
  const right = judged.filter(({ annotated, told }) => annotated === direction && told === direction).length;
  const told = judged.filter((one) => one.told === direction).length;
  const n = judged.filter(({ annotated }) => annotated === direction).length;
  return {
    precision: round(quotient(right, told)),
    recall: round(quotient(right, n)),
    f1: round(quotient(2 * right, told + n)),
    n,
  };
}

const macroF1 = (judged: readonly JudgedDirection[]) =>
  round(DIRECTION_CLASSES.reduce((sum, one) => sum + classFigures(judged, one).f1, 0) / DIRECTION_CLASSES.length);

/** How often told directions are right. */
export function directionFigures(judged: readonly JudgedDirection[]): DirectionFigures {
  const told = judged.filter((one) => one.told !== null);
  return {
    n: judged.length,
    coverage: round(quotient(told.length, judged.length)),
    macroF1: macroF1(told),
    macroF1OfAll: macroF1(judged),
    accuracy: round(quotient(told.filter((one) => one.annotated === one.told).length, told.length)),
    classes: Object.fromEntries(DIRECTION_CLASSES.map((one) => [one, classFigures(told, one)])),
  };
}
