import { useId } from 'react';
import { layOutMachine, type PlacedArrow, type PlacedState } from './lay-out-machine.ts';
import type { Machine } from './machines.ts';
import { MovesTable } from './moves-table.tsx';
import * as styles from './machines.css.ts';

function State({ state }: { state: PlacedState }) {
  const { name, x, y, width, height, final } = state;
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        className={styles.state({ final })}
      />
      <text x={x} y={y} className={styles.stateName}>
        {name.replaceAll('_', ' ')}
      </text>
    </g>
  );
}

function Arrow({ arrow, head }: { arrow: PlacedArrow; head: string }) {
  const path = arrow.points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return <path d={path} className={styles.arrow} markerEnd={`url(#${head})`} />;
}

export interface MachineDiagramProps {
  machine: Machine;
}

/** A state machine, drawn from its table in the domain; the table itself stands below for whoever cannot see it. */
export function MachineDiagram({ machine }: MachineDiagramProps) {
  const head = useId();
  const { width, height, states, arrows } = layOutMachine(machine.moves);
  return (
    <section className={styles.machine}>
      <h2>{machine.name}</h2>
      <p>
        {machine.about} The table stands in <code>{machine.file}</code>.
      </p>
      <div className={styles.picture}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={`${machine.name}: states and moves`}
        >
          <defs>
            <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0 8 4 0 8Z" className={styles.head} />
            </marker>
          </defs>
          {arrows.map((arrow) => (
            <Arrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} head={head} />
          ))}
          {states.map((state) => (
            <State key={state.name} state={state} />
          ))}
        </svg>
      </div>
      <MovesTable moves={machine.moves} name={machine.name} />
    </section>
  );
}
