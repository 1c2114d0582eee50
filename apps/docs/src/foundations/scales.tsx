import * as styles from './foundations.css.ts';

const SAMPLE = 'Dapagliflozin lowered the risk of worsening heart failure.';

const FAMILIES = [
  { name: 'Inter Variable', token: 'font.interface', use: 'the interface', style: styles.family.interface },
  {
    name: 'Source Serif 4 Variable',
    token: 'font.reading',
    use: 'answers, titles, guides',
    style: styles.family.reading,
  },
  { name: 'JetBrains Mono Variable', token: 'font.code', use: 'queries and ids', style: styles.family.code },
];

/** The three families of type and what each is for. */
export function TypeFamilies() {
  return (
    <ul className={styles.list}>
      {FAMILIES.map(({ name, token, use, style }) => (
        <li key={token} className={styles.row}>
          <span className={style}>{SAMPLE}</span>
          <span className={styles.caption}>
            {name}: {use} (<code>{token}</code>)
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every size of type with its line height. */
export function TypeScale() {
  return (
    <ul className={styles.list}>
      {Object.entries(styles.text).map(([size, style]) => (
        <li key={size} className={styles.row}>
          <span className={style}>{SAMPLE}</span>
          <code className={styles.caption}>text.{size}</code>
        </li>
      ))}
    </ul>
  );
}

/** Every distance of the four-point grid. */
export function SpaceScale() {
  return (
    <ul className={styles.list}>
      {Object.entries(styles.space).map(([space, style]) => (
        <li key={space} className={styles.line}>
          <code className={styles.tokenName}>space.{space}</code>
          <span className={style} />
        </li>
      ))}
    </ul>
  );
}

/** The four roundings and the two shadows. */
export function Shapes() {
  return (
    <ul className={styles.tiles}>
      {Object.entries(styles.radius).map(([radius, style]) => (
        <li key={radius} className={style}>
          <code>radius.{radius}</code>
        </li>
      ))}
      <li className={styles.raised}>
        <code>shadow.raised</code>
      </li>
      <li className={styles.overlaid}>
        <code>shadow.overlay</code>
      </li>
    </ul>
  );
}

/** The two speeds; under reduced motion nothing moves. */
export function MotionSamples() {
  return (
    <ul className={styles.tiles}>
      <li>
        <button type="button" className={styles.motion.fast}>
          <code>motion.fast</code> · 120 ms
        </button>
      </li>
      <li>
        <button type="button" className={styles.motion.slow}>
          <code>motion.slow</code> · 200 ms
        </button>
      </li>
    </ul>
  );
}
