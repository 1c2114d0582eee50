import type { MeshRecord } from '../../search/mesh-vocabulary.ports.ts';
import { checkedRecord } from './checked-record.ts';
import { MeshRefusal } from './mesh-refusal.ts';

const COLUMNS = {
  ui: ['mesh_id', 'ui', 'descriptor_ui', 'descriptorui'],
  name: ['mesh_name', 'name', 'descriptor_name', 'descriptorname'],
  treeNumber: ['mesh_tree_number', 'tree_number', 'treenumber'],
  entryTerm: ['mesh_term', 'entry_term', 'term', 'synonym'],
} as const;
type Column = keyof typeof COLUMNS;

/** Reads a table with tabs between its columns, a name, place or entry term a row; rows with one identifier are one record. */
export class MeshTableReader {
  readonly #places: Readonly<Record<Column, number>>;
  readonly #width: number;
  #row = 1;

  /** Throws a {@link MeshRefusal} for a first row without an identifier and a name. */
  constructor(header: string) {
    const names = header.split('\t').map((name) => name.trim().toLowerCase());
    const place = (column: Column) => names.findIndex((name) => COLUMNS[column].some((known) => known === name));
    this.#places = {
      ui: place('ui'),
      name: place('name'),
      treeNumber: place('treeNumber'),
      entryTerm: place('entryTerm'),
    };
    this.#width = names.length;
    if (this.#places.ui < 0 || this.#places.name < 0)
      throw new MeshRefusal('not a MeSH file: neither XML nor *NEWRECORD, nor a first row with mesh_id and mesh_name');
  }

  push(line: string): MeshRecord | null {
    this.#row += 1;
    if (line.trim() === '') return null;
    const fields = line.split('\t').map((field) => field.trim());
    if (fields.length !== this.#width)
      throw new MeshRefusal(`row ${this.#row} has ${fields.length} columns instead of ${this.#width}`);
    const field = (column: Column) => fields[this.#places[column]] ?? '';
    const given = (column: Column) => (field(column) === '' ? [] : [field(column)]);
    const record = {
      ui: field('ui'),
      name: field('name'),
      entryTerms: given('entryTerm'),
      treeNumbers: given('treeNumber'),
    };
    return checkedRecord({ ...record, mappedTo: [] }, `row ${this.#row}`);
  }
}
