import { err, ok, type Result } from '@footnote/domain';
import type { z } from 'zod';
import { address, flag, text } from './environment-values.ts';

/** What the environment says of analytics, error reports and recordings; documented in docs/analytics.md. */
export const analyticsEnvironment = {
  FOOTNOTE_PAGE_VIEWS: flag,
  FOOTNOTE_ANALYTICS_URL: address(['http:', 'https:'], 'https://analytics.example.org').refine(
    isSafelySent,
    'must be an address of https, or of http on this machine, without a user name',
  ),
  FOOTNOTE_ANALYTICS_KEY: text.regex(/^[\w-]+$/, 'must be one word').optional(),
  FOOTNOTE_RECORDING: flag,
  FOOTNOTE_ERROR_DSN: address(['http:', 'https:'], 'https://key@errors.example.org/1').refine(
    (dsn) => dsn === undefined || readDsn(dsn) !== null,
    'must be an address such as https://key@errors.example.org/1, or one of http on this machine',
  ),
} as const;

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isSafelySent(url: string | undefined): boolean {
  if (url === undefined || !URL.canParse(url)) return true;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || THIS_MACHINE.test(hostname);
}

/** Where events of the product go, and recordings where they are wanted. */
export interface AnalyticsTarget {
  /** Ends with no slash. */
  url: string;
  key: string;
  recording: boolean;
}

/** Where reports of errors go. */
export interface ErrorTarget {
  /** The address that takes them. */
  url: string;
  /** How this server names itself there. */
  key: string;
}

export interface AnalyticsSettings {
  /** Whether opened pages are counted by this server itself. */
  pageViews: boolean;
  /** Null sends no events anywhere. */
  target: AnalyticsTarget | null;
  /** Null sends no reports anywhere. */
  errors: ErrorTarget | null;
}

/** The settings of a parsed environment; the error is one sentence fit for the terminal. */
export function analyticsSettings(
  values: z.output<z.ZodObject<typeof analyticsEnvironment>>,
): Result<AnalyticsSettings, string> {
  const { FOOTNOTE_ANALYTICS_URL: url, FOOTNOTE_ANALYTICS_KEY: key, FOOTNOTE_RECORDING: recording } = values;
  if ((url === undefined) !== (key === undefined))
    return err('FOOTNOTE_ANALYTICS_URL and FOOTNOTE_ANALYTICS_KEY are needed together.');
  if (recording && url === undefined) return err('FOOTNOTE_RECORDING needs FOOTNOTE_ANALYTICS_URL.');
  return ok({
    pageViews: values.FOOTNOTE_PAGE_VIEWS,
    target: url === undefined || key === undefined ? null : { url: url.replace(/\/$/, ''), key, recording },
    errors: values.FOOTNOTE_ERROR_DSN === undefined ? null : readDsn(values.FOOTNOTE_ERROR_DSN),
  });
}

/** Reads an address as projects of Sentry have them: key, host, perhaps a folder, and the number of the project. */
function readDsn(dsn: string): ErrorTarget | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, hostname, host, username, password, pathname, search, hash } = new URL(dsn);
  const [, folder, project] = /^((?:\/[\w.-]+)*)\/(\d{1,20})$/.exec(pathname) ?? [];
  if (folder === undefined || project === undefined || !/^\w{1,64}$/.test(username)) return null;
  if (password !== '' || search !== '' || hash !== '') return null;
  if (protocol !== 'https:' && !THIS_MACHINE.test(hostname)) return null;
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}
