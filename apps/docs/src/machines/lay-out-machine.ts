import { Graph, layout } from '@dagrejs/dagre';
import type { Moves } from './machines.ts';

/** A state with its place in the drawing; x and y are its middle, in pixels. */
export interface PlacedState {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** True where nothing leads on. */
  final: boolean;
}

/** An arrow through its bends, in pixels. */
export interface PlacedArrow {
  from: string;
  to: string;
  points: readonly { x: number; y: number }[];
}

export interface PlacedMachine {
  width: number;
  height: number;
  states: readonly PlacedState[];
  arrows: readonly PlacedArrow[];
}

const CHARACTER = 7.4;
const PADDING = 24;
const LINE = 30;

/** Pairs of states with at least one move from the first to the second; staying is no arrow. */
function arrowsOf(moves: Moves): [string, string][] {
  return Object.entries(moves).flatMap(([from, signals]) => {
    const targets = new Set(Object.values(signals).filter((to) => to !== undefined && to !== from && to !== 'back'));
    return [...targets].map((to): [string, string] => [from, String(to)]);
  });
}

/** Places the states of a machine in ranks, top to bottom, and bends the arrows around them. */
export function layOutMachine(moves: Moves): PlacedMachine {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 14, edgesep: 6, ranksep: 44, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const name of Object.keys(moves)) {
    graph.setNode(name, { width: name.length * CHARACTER + PADDING, height: LINE });
  }
  for (const [from, to] of arrowsOf(moves)) graph.setEdge(from, to);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    states: graph.nodes().map((name) => {
      const { x = 0, y = 0, width: across = 0, height: down = 0 } = graph.node(name);
      const final = Object.keys(moves[name] ?? {}).length === 0;
      return { name, x, y, width: across, height: down, final };
    }),
    arrows: graph.edges().map(({ v, w }) => ({ from: v, to: w, points: graph.edge(v, w).points ?? [] })),
  };
}
