import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';

/** Terms that ask for no more than that they are passed on. */
const ALLOWED = new Set(
  'MIT,MIT-0,ISC,Apache-2.0,BSD-2-Clause,BSD-3-Clause,BlueOak-1.0.0,CC0-1.0,OFL-1.1,Unlicense,0BSD'.split(','),
);
/** Packages under other terms, or that do not say theirs in the lockfile, and why they may be used. */
const EXCEPTIONS = {
  // Used unchanged under the CPAL; NOTICE and every bibliography name it.
  citeproc: 'CPAL-1.0 OR AGPL-1.0',
  // In the public domain, which it says in words that are no SPDX term.
  jsonify: '',
  // Under MIT, which its LICENSE says and its manifest does not.
  'png-js': '',
};

/** The packages production needs, as CycloneDX components, of the lockfile in a directory. */
export function lockedComponents(directory) {
  const list = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(list).components ?? [];
}

/** One line for each package whose terms are not on the list. */
export function refusedLicences(components) {
  return components
    .filter((component) => !isPrivate(component))
    .filter((component) => !isAllowed(termsOf(component)) && EXCEPTIONS[component.name] !== termsOf(component))
    .map((component) => `${component.name}@${component.version}: ${termsOf(component) || 'says nothing'}`);
}

function isPrivate({ properties = [] }) {
  return properties.some(({ name, value }) => name.endsWith(':private') && value === 'true');
}

function termsOf({ licenses = [] }) {
  return licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');
}

/** One term of a choice is enough; of terms that hold together all are needed. */
function isAllowed(terms) {
  const [group, inside] = /\(([^()]*)\)/.exec(terms) ?? [];
  // What a group comes to stands in its place, from the innermost outwards.
  if (group !== undefined) return isAllowed(terms.replace(group, () => (isAllowed(inside) ? 'MIT' : 'refused')));
  return terms.split(/ or /i).some((choice) => choice.split(/ and /i).every((term) => ALLOWED.has(term.trim())));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const refused = refusedLicences(lockedComponents(ROOT));
  for (const line of refused) process.stderr.write(`${line}\n`);
  process.exit(refused.length === 0 ? 0 : 1);
}
