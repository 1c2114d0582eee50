import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLanguage } from '@footnote/domain';
import { z } from 'zod';

/** Where the build puts the pages it has drawn, below the root of the built application. */
export const PAGES_FOLDER = 'pages';

/** Addresses of one page: a path, and patterns for parameters. */
const pageRuleSchema = z.object({
  name: z.string().regex(/^[\w-]+$/),
  path: z.string(),
  parameters: z.record(z.string(), z.string()).default({}),
});

interface PageRule {
  name: string;
  path: string;
  parameters: readonly (readonly [string, RegExp])[];
}

/** Pages in the form in which they are sent, but for what is fresh in each answer. */
export interface SitePages {
  /** The page at an address in a language: drawn already, or the empty one that every route can start from; null before a build. */
  find: (address: URL, language: InterfaceLanguage) => string | null;
}

/** Reads the pages of a built web application. */
export function loadSitePages(root: string): SitePages {
  const empty = readText(join(root, 'index.html'));
  const rules = readRules(join(root, PAGES_FOLDER, 'rules.json'));
  const pages = new Map<string, string | null>();
  const drawn = (name: string, language: string): string | null => {
    const file = `${name}.${language}.html`;
    const page = pages.get(file) ?? readText(join(root, PAGES_FOLDER, file));
    pages.set(file, page);
    return page;
  };
  return {
    find({ pathname, searchParams }, language) {
      const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
      const rule = rules.find((one) => one.path === path && fits(one, searchParams));
      return (rule === undefined ? null : drawn(rule.name, language)) ?? empty;
    },
  };
}

function fits({ parameters }: PageRule, given: URLSearchParams): boolean {
  return parameters.every(([name, pattern]) => pattern.test(given.get(name) ?? ''));
}

function readRules(path: string): PageRule[] {
  const text = readText(path);
  if (text === null) return [];
  return z
    .array(pageRuleSchema)
    .parse(JSON.parse(text))
    .map(({ parameters, ...rule }) => ({
      ...rule,
      parameters: Object.entries(parameters).map(([name, pattern]) => [name, new RegExp(pattern)] as const),
    }));
}

function readText(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
