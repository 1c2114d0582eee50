import * as styles from './component.css.ts';
import type { DocumentedProp } from './kit.ts';

export interface PropsTableProps {
  props: readonly DocumentedProp[];
}

/** The props of a component, as its docstrings say. */
export function PropsTable({ props }: PropsTableProps) {
  if (props.length === 0) return null;
  return (
    <section>
      <h2>Props</h2>
      <dl className={styles.props}>
        {props.map(({ name, type, required, default: value, description }) => (
          <div key={name} className={styles.prop}>
            <dt className={styles.propName}>
              <code>{name}</code>
              {required && <span className={styles.required}>required</span>}
            </dt>
            <dd className={styles.propText}>
              <code className={styles.type}>{type}</code>
              <span>{description}</span>
              {value !== undefined && (
                <span className={styles.fallback}>
                  Default: <code>{value}</code>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
