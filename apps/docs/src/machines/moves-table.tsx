import { WideTable } from '../site/wide-table.tsx';
import type { Moves } from './machines.ts';

const words = (name: string) => name.replaceAll('_', ' ');

export interface MovesTableProps {
  moves: Moves;
  /** Name of the machine. */
  name: string;
}

/** The legal moves of a machine as rows: in this state, this leads there. */
export function MovesTable({ moves, name }: MovesTableProps) {
  const rows = Object.entries(moves).flatMap(([state, signals]) =>
    Object.entries(signals).map(([signal, to]) => ({ state, signal, to: to ?? state })),
  );
  return (
    <details>
      <summary>All {rows.length} moves</summary>
      <WideTable label={`Moves of ${name}`} columns={['State', 'What happens', 'Next state']}>
        {rows.map(({ state, signal, to }) => (
          <tr key={`${state} ${signal}`}>
            <td>{words(state)}</td>
            <td>{words(signal)}</td>
            <td>{to === 'back' ? 'the state before' : words(to)}</td>
          </tr>
        ))}
      </WideTable>
    </details>
  );
}
