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

type Point = PlacedArrow['points'][number];

const middle = (a: Point, b: Point) => `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;

/** A smooth line through the bends: from the middle of each stretch to the middle of the next. */
function curve(points: readonly Point[]): string {
  const [first, ...bends] = points;
  const last = bends.pop();
  if (first === undefined || last === undefined) return '';
  const rounded = bends.map((bend, index) => `Q${bend.x} ${bend.y} ${middle(bend, bends[index + 1] ?? last)}`);
  return [`M${first.x} ${first.y}`, ...rounded, `L${last.x} ${last.y}`].join(' ');
}

function Arrow({ arrow, head }: { arrow: PlacedArrow; head: string }) {
  return <path d={curve(arrow.points)} className={styles.arrow} markerEnd={`url(#${head})`} />;
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
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here is no file
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
