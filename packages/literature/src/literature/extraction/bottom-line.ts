import type { AbstractSection } from '@footnote/domain';
import { labelledSections } from '../lists/labelled-sections.ts';

const CONCLUSION = /\bconclu|\binterpretation\b/i;

/** The text of the abstract's conclusions, '' when no section is labelled as such. */
export function conclusionOf(abstract: readonly AbstractSection[]): string {
  const sections = abstract.length === 1 && abstract[0]?.label === '' ? labelledSections(abstract[0].text) : abstract;
  return sections.findLast(({ label }) => CONCLUSION.test(label))?.text ?? '';
}
