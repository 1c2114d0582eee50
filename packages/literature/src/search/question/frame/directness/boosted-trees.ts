import { probabilityOf } from '@footnote/domain';

/** Decision trees whose scores add up to the logarithm of odds, as gradient boosting learns them. */
export interface BoostedTrees {
  /** Names of the inputs, which the trees call by their places. */
  inputs: readonly string[];
  /** Logarithm of the odds before any tree is asked. */
  bias: number;
  /**
   * A tree a string, in words, each branch before what hangs on it: `3<0.5` goes to the next word where input 3 is below 0.5
   * and past its branch where it is not; a number alone is a leaf.
   */
  trees: readonly string[];
}

/** A branch or a leaf of a tree. */
type TreeNode = { value: number } | { input: string; limit: number; below: TreeNode; others: TreeNode };

const read = new WeakMap<BoostedTrees, readonly TreeNode[]>();

/** How likely something with these inputs is what the trees tell, 0 to 1; an input that is left out counts as 0. Throws where a tree is damaged. */
export function boostedProbability(model: BoostedTrees, inputs: Readonly<Record<string, number>>): number {
  const trees = read.get(model) ?? model.trees.map((text) => readTree(text, model.inputs));
  read.set(model, trees);
  return probabilityOf(trees.reduce((sum, tree) => sum + leafOf(tree, inputs), model.bias));
}

function leafOf(tree: TreeNode, inputs: Readonly<Record<string, number>>): number {
  let node = tree;
  while ('input' in node) node = (inputs[node.input] ?? 0) < node.limit ? node.below : node.others;
  return node.value;
}

function readTree(text: string, names: readonly string[]): TreeNode {
  const words = text.split(' ');
  let at = 0;
  const next = (): TreeNode => {
    const [first = '', limit] = (words[at] ?? '').split('<');
    at += 1;
    if (limit === undefined) return { value: numberIn(first, text) };
    const input = names[numberIn(first, text)];
    if (input === undefined) throw new Error(`A tree asks for an input that has no name: ${text}`);
    return { input, limit: numberIn(limit, text), below: next(), others: next() };
  };
  const tree = next();
  if (at !== words.length) throw new Error(`A tree goes on after its last leaf: ${text}`);
  return tree;
}

function numberIn(word: string, text: string): number {
  const value = Number(word);
  if (word === '' || !Number.isFinite(value)) throw new Error(`A tree is cut off or holds no number: ${text}`);
  return value;
}
