import type { MeshKind, MeshRecord } from '../../search/mesh-vocabulary.ports.ts';
import { MeshRefusal } from './mesh-refusal.ts';

const KINDS: Readonly<Record<string, MeshKind>> = { D: 'descriptor', Q: 'qualifier', C: 'supplementary' };
const UI = /^[DQC]\d{6,9}$/;
const TREE_NUMBER = /^[A-Z]\d{2}(?:\.\d{1,4}){0,20}$/;
const LONGEST_NAME = 2_000;
const MAX_NAMES = 20_000;

export interface UncheckedRecord {
  ui: string;
  name: string;
  entryTerms: readonly string[];
  treeNumbers: readonly string[];
  mappedTo: readonly string[];
}

/** A record whose parts are what they should be; throws a {@link MeshRefusal} that names `where` it stands. */
export function checkedRecord(record: UncheckedRecord, where: string): MeshRecord {
  const { ui, name, entryTerms, treeNumbers, mappedTo } = record;
  const kind = UI.test(ui) ? KINDS[ui.charAt(0)] : undefined;
  if (kind === undefined)
    throw new MeshRefusal(
      ui === '' ? `${where} has no identifier` : `${where}: “${ui.slice(0, 40)}” identifies nothing`,
    );
  if (name === '') throw new MeshRefusal(`${where} (${ui}) has no name`);
  const names = [name, ...entryTerms, ...mappedTo];
  if (names.length > MAX_NAMES || names.some((text) => text.length > LONGEST_NAME))
    throw new MeshRefusal(`${where} (${ui}) has too many names, or too long ones`);
  const wrong = treeNumbers.find((number) => !TREE_NUMBER.test(number));
  if (wrong !== undefined) throw new MeshRefusal(`${where} (${ui}): “${wrong.slice(0, 40)}” is no place in the tree`);
  return { ui, kind, name, entryTerms: [...new Set(entryTerms)], treeNumbers, mappedTo };
}
