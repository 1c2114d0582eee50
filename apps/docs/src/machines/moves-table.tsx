import { scroller, table } from '../site/site.css.ts';
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
      <section aria-label={`Moves of ${name}`} className={scroller} tabIndex={0}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">What happens</th>
              <th scope="col">Next state</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ state, signal, to }) => (
              <tr key={`${state} ${signal}`}>
                <td>{words(state)}</td>
                <td>{words(signal)}</td>
                <td>{to === 'back' ? 'the state before' : words(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
