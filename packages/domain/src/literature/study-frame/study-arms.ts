import type { Article } from '../article.ts';
import { wordPlaces } from './word-places.ts';
import type { StudyArm } from './study-frame.ts';

const MOST_ARMS = 6;
const LONGEST_ARM = 300;
const UNIT = '(?:mg|g|µg|μg|mcg|micrograms?|IU|units?|U|ml|mL|mmol|mEq|Gy|%)';
const DOSE = new RegExp(
  String.raw`\d[\d.,]*(?:\s?(?:to|or|-|–|and)\s?\d[\d.,]*)?\s?${UNIT}\b(?:\s?(?:\/|per )\s?(?:kg|day|d|m2|m²|h|hour|week|dose|min))*(?:\s(?:of body weight|body weight))?(?:,?\s(?:once|twice|three times|four times|every \w+ \w+)?\s?(?:a day|daily|per day|weekly|a week|monthly|once))?`,
);
const SIZE = /^[^.;]{0,40}?\(?\b[nN] ?= ?(\d{1,3}(?:,\d{3})+|\d+)/;
const AROUND = 60;

/** The dose beside the first mention that has one: behind it, else before. */
function doseOf(text: string, places: readonly number[], length: number): string {
  for (const at of places) {
    const behind = /^[^.;]*/.exec(text.slice(at + length, at + length + AROUND))?.[0] ?? '';
    const found = DOSE.exec(behind);
    // Another word of weight between both says that it is of something else.
    if (found !== null && !/\b(?:or|versus|vs|placebo|and|than)\b/.test(behind.slice(0, found.index)))
      return found[0].trim();
    const before = text.slice(Math.max(0, at - 40), at);
    const last = new RegExp(`(${DOSE.source})(?: of| oral| intravenous| subcutaneous)* $`).exec(before)?.[1];
    if (last !== undefined) return last.trim();
  }
  return '';
}

function sizeOf(text: string, places: readonly number[], length: number): number | null {
  for (const at of places) {
    const found = SIZE.exec(text.slice(at + length, at + length + AROUND))?.[1];
    if (found !== undefined) return Number(found.replaceAll(',', ''));
  }
  return null;
}

function armsIn(field: string, role: StudyArm['role'], text: string): StudyArm[] {
  return field
    .split(' ; ', MOST_ARMS)
    .map((arm) => arm.trim())
    .filter((arm) => arm !== '' && arm.length <= LONGEST_ARM)
    .map((arm) => {
      const places = wordPlaces(text, arm);
      const within = DOSE.exec(arm)?.[0];
      return {
        text: arm,
        role,
        dose: within?.trim() ?? doseOf(text, places, arm.length),
        n: sizeOf(text, places, arm.length),
      };
    });
}

/** The arms of a study as its record and abstract name them, with dose and size where these stand beside the name. */
export function studyArms(article: Pick<Article, 'intervention' | 'comparison'>, text: string): StudyArm[] {
  return [...armsIn(article.intervention, 'intervention', text), ...armsIn(article.comparison, 'comparator', text)];
}
