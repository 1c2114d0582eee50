import { GraphQLError, Kind, type SelectionNode, type SelectionSetNode, type ValidationRule } from 'graphql';

/** What a field directly under query or mutation costs beyond 1, because it reads or writes the database. */
const ROOT_COST = 60;
const MAX_COST = 400;
const DEEPEST = 6;

/** How much a selection asks for, fragments spelt out. */
interface Extent {
  /** Fields it names itself. */
  roots: number;
  /** These and all below them. */
  fields: number;
  depth: number;
}

const NOTHING: Extent = { roots: 0, fields: 0, depth: 0 };
const ENDLESS: Extent = {
  roots: Number.POSITIVE_INFINITY,
  fields: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
};

/** Refuses operations that ask for too much at once; what a fragment asks for counts wherever it is spread. */
export const limitSelections: ValidationRule = (context) => {
  const known = new Map<string, Extent>();
  const ofFragment = (name: string): Extent => {
    const measured = known.get(name);
    if (measured !== undefined) return measured;
    // Met again while it is measured, it has no end.
    known.set(name, ENDLESS);
    const extent = ofSet(context.getFragment(name)?.selectionSet);
    known.set(name, extent);
    return extent;
  };
  const ofSelection = (selection: SelectionNode): Extent => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const inner = ofSet(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    // The schema of the schema is deep by itself, and a rule of GraphQL limits how far it is followed.
    const depth = selection.name.value.startsWith('__') ? 1 : inner.depth + 1;
    return { roots: 1, fields: inner.fields + 1, depth };
  };
  const ofSet = (set: SelectionSetNode | undefined): Extent =>
    (set?.selections ?? []).map(ofSelection).reduce(together, NOTHING);
  return {
    OperationDefinition({ selectionSet }) {
      const { roots, fields, depth } = ofSet(selectionSet);
      if (fields + ROOT_COST * roots > MAX_COST || depth > DEEPEST) {
        context.reportError(new GraphQLError('Too much at once.'));
      }
    },
  };
};

function together(one: Extent, other: Extent): Extent {
  return {
    roots: one.roots + other.roots,
    fields: one.fields + other.fields,
    depth: Math.max(one.depth, other.depth),
  };
}
