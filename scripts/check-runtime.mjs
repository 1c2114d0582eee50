import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';

/** The Node the project brings along: when it was published, and until when its line is mended by the Node project. */
const RUNTIME = { version: '26.10.0', published: '2026-09-23', lineEnds: '2029-04-30' };
/** A release of security fixes comes about every three months; an older runtime lacks one or more of them. */
const MONTHS_UNTIL_OLD = 4;
const DAYS_IN_A_MONTH = 30.4;
const DAY = 86_400_000;

/** What is to be said about the age of a runtime on a day, or null while it is young and its line is mended. */
export function runtimeWarning(runtime, now) {
  if (now > Date.parse(runtime.lineEnds))
    return `Node ${runtime.version} is of a line that is no longer mended since ${runtime.lineEnds}: move to another.`;
  const months = Math.floor((now - Date.parse(runtime.published)) / (DAYS_IN_A_MONTH * DAY));
  return months < MONTHS_UNTIL_OLD
    ? null
    : `Node ${runtime.version} was published ${months} months ago: look for a newer release (docs/decisions/2026-11-22-node-26.md).`;
}

/** The warning of today, or null; throws where `package.json` names another version than the one whose dates stand here. */
export function warningOfToday() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (manifest.dependencies.node !== RUNTIME.version)
    throw new Error(
      `package.json names Node ${manifest.dependencies.node}, scripts/check-runtime.mjs has the dates of ${RUNTIME.version}.`,
    );
  return runtimeWarning(RUNTIME, Date.now());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const warning = warningOfToday();
  if (warning !== null) process.stderr.write(`Warning: ${warning}\n`);
}
