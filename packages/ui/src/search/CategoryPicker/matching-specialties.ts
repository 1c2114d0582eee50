import type { Specialty } from '@footnote/domain';

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Specialties whose name holds every word looked for, with all categories, or with the categories whose names do. */
export function matchingSpecialties(specialties: readonly Specialty[], find: string): Specialty[] {
  const words = fold(find).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...specialties];
  const matches = (label: string) => words.every((word) => fold(label).includes(word));
  return specialties.flatMap((specialty) => {
    if (matches(specialty.label)) return [specialty];
    const categories = specialty.categories.filter(({ label }) => matches(`${specialty.label} ${label}`));
    return categories.length === 0 ? [] : [{ ...specialty, categories }];
  });
}
