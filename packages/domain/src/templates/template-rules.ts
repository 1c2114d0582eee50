import { isValidFormat, type AnswerFormat } from './answer-format.machine.ts';
import { TEMPLATE_NAME_LIMIT } from './limits.ts';
import type { OutputTemplate } from './output-template.schema.ts';

/** Templates in the list of recent ones (specification §7). */
export const RECENT_TEMPLATES = 3;
/** Milliseconds after the start until the recent templates are loaded (specification §9). */
export const RECENT_TEMPLATES_DELAY = 2_000;

const COPY_PREFIX = 'Copy of';

/** True where a format is worth saving: permitted, valid, and not what its template already says. */
export function maySaveFormat(format: AnswerFormat): boolean {
  const { template, text, permitted } = format;
  return permitted && isValidFormat(format) && (template === null || template.prompt !== text);
}

/** True where saving makes a new template: none is selected, or the selected one is the product’s. */
export function mustCreateTemplate({ template }: AnswerFormat): boolean {
  return template === null || template.ownedByType === 'product';
}

/** True where a user may rename, overwrite or delete a template: they made it themselves. */
export function mayEditTemplate(template: OutputTemplate, userId: string | null): boolean {
  return template.ownedByType === 'user' && userId !== null && template.creator?.id === userId;
}

/** Name of a copy, cut to the longest name a template may have. */
export function copyName(name: string): string {
  return Array.from(`${COPY_PREFIX} ${name}`).slice(0, TEMPLATE_NAME_LIMIT).join('').trimEnd();
}

/** The recent templates after one was used: it stands first, and the last is dropped once there are more than 3. */
export function recentAfterUse(recent: readonly OutputTemplate[], used: OutputTemplate): OutputTemplate[] {
  return [used, ...recent.filter(({ id }) => id !== used.id)].slice(0, RECENT_TEMPLATES);
}

/** The 3 recent templates out of all: those changed or used last first; times that cannot be read come last. */
export function recentTemplates(templates: readonly OutputTemplate[]): OutputTemplate[] {
  const time = ({ updatedAt }: OutputTemplate) => Date.parse(updatedAt) || 0;
  return templates.toSorted((one, other) => time(other) - time(one)).slice(0, RECENT_TEMPLATES);
}
