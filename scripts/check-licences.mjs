import { execFileSync } from 'node:child_process';
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
};

const list = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});

/** One term of a choice is enough; of terms that hold together all are needed. */
function isAllowed(terms) {
  const bare = terms.replaceAll(/[()]/g, '');
  return bare.split(/ or /i).some((choice) => choice.split(/ and /i).every((term) => ALLOWED.has(term.trim())));
}

const termsOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' and ');
const refused = JSON.parse(list)
  .components.filter(({ name }) => !name.startsWith('footnote'))
  .filter((component) => !isAllowed(termsOf(component)) && EXCEPTIONS[component.name] !== termsOf(component))
  .filter(({ properties = [] }) => !properties.some(({ name, value }) => name.endsWith(':private') && value === 'true'))
  .map((component) => `${component.name}@${component.version}: ${termsOf(component) || 'says nothing'}`);
for (const line of refused) process.stderr.write(`${line}\n`);
process.exit(refused.length === 0 ? 0 : 1);
