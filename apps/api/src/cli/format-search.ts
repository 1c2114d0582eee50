import type { SearchAnswer } from './literature/search-literature.ts';

/** Lines of the explanation shown to people; --json has all. */
const LISTED = 60;

/** A search as text for the terminal: count, remarks, how each part was read, PMIDs. */
export function searchText({ total, pmids, issues, explained }: SearchAnswer): string {
  const remarks = [...new Set(issues.map((issue) => issue.message))];
  const clauses = explained.slice(0, LISTED).map(({ level, reading, text, articles }) => {
    const count = articles === null ? '–' : String(articles);
    const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
    const words = text === '' ? reading : `${shown.replaceAll(/\s+/g, ' ')}: ${reading}`;
    return `${'  '.repeat(level)}${count}  ${words}`;
  });
  if (explained.length > LISTED) clauses.push(`… and ${explained.length - LISTED} more; --json lists them.`);
  const count = total === 1 ? '1 article' : `${total} articles`;
  return [[count], remarks, clauses, pmids]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
