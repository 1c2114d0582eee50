import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import { ROOT } from './install.mjs';

/** The props of every component of the kit, read from their docstrings: what the docs site shows as tables. */
const KIT = join(ROOT, 'packages/ui');
const TABLE = join(KIT, 'api/props.json');

const isFolder = (path) => statSync(path).isDirectory();
const foldersOf = (path) =>
  readdirSync(path)
    .map((name) => join(path, name))
    .filter(isFolder);

/** `<area>/<Component>/<Component>.tsx` of the whole kit. */
function componentFiles() {
  return foldersOf(join(KIT, 'src'))
    .flatMap(foldersOf)
    .map((folder) => join(folder, `${basename(folder)}.tsx`))
    .filter((file) => existsSync(file));
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(KIT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(config, ts.sys, KIT).options;
}

/** The type as its author wrote it: shorter than what a compiler makes of it, and the word to look for in the code. */
function writtenType(program, name, declarations) {
  for (const { fileName, name: owner } of declarations ?? []) {
    const file = program.getSourceFiles().find((source) => source.fileName.endsWith(fileName));
    const declared = file?.statements.find(
      (statement) =>
        (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === owner,
    );
    const members = declared?.members ?? declared?.type?.members;
    const member = members?.find((candidate) => candidate.name?.getText(file) === name);
    if (member !== undefined) return (member.type?.getText(file) ?? member.getText(file)).replaceAll(/\s+/g, ' ');
  }
  return undefined;
}

function readComponent(program, file, documented) {
  const name = basename(file, '.tsx');
  const found =
    documented.find(({ displayName }) => displayName === name) ??
    documented.find(({ displayName }) => displayName.startsWith(name));
  if (found === undefined) throw new Error(`${relative(ROOT, file)} exports no component named ${name}.`);
  const props = Object.values(found.props).map((prop) => ({
    name: prop.name,
    type: writtenType(program, prop.name, prop.declarations) ?? prop.type.name,
    required: prop.required,
    ...(prop.defaultValue === null ? {} : { default: String(prop.defaultValue.value) }),
    description: prop.description.replaceAll(/\s+/g, ' ').trim(),
  }));
  return { name, area: relative(join(KIT, 'src'), file).split('/')[0], description: found.description, props };
}

function readKit() {
  const files = componentFiles();
  const options = compilerOptions();
  const program = ts.createProgram(files, options);
  const parser = withCompilerOptions(options, {
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ declarations }) => declarations?.some(({ fileName }) => !fileName.includes('node_modules')) ?? false,
  });
  return files
    .map((file) =>
      readComponent(
        program,
        file,
        parser.parseWithProgramProvider(file, () => program),
      ),
    )
    .sort((a, b) => `${a.area}/${a.name}`.localeCompare(`${b.area}/${b.name}`, 'en'));
}

const kit = readKit();
const text = `${JSON.stringify(kit, undefined, 2)}\n`;
const silent = kit.flatMap(({ name, description, props }) => [
  ...(description === '' ? [name] : []),
  ...props.filter((prop) => prop.description === '').map((prop) => `${name}.${prop.name}`),
]);
if (process.argv.includes('--check')) {
  const known = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '';
  if (silent.length > 0) console.log(`Without a docstring: ${silent.join(', ')}`);
  if (known !== text) console.log('The props of the docs site are not those of the code. Run: npm run props');
  process.exit(silent.length === 0 && known === text ? 0 : 1);
}
writeFileSync(TABLE, text);
console.log(`${kit.length} components, ${kit.flatMap(({ props }) => props).length} props.`);
if (silent.length > 0) console.log(`Without a docstring: ${silent.join(', ')}`);
