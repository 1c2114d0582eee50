import * as styles from './DocumentStatus.css.ts';

/** A ring that is drawn as far as `share` says, from 0 to 1; the words beside it carry the meaning. */
export function ProgressRing({ share }: { share: number }) {
  const drawn = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 16 16" fill="none" strokeWidth="2" className={styles.ring}>
      <circle cx="8" cy="8" r="6" className={styles.track} />
      <circle
        cx="8"
        cy="8"
        r="6"
        pathLength="100"
        strokeDasharray={`${drawn} 100`}
        transform="rotate(-90 8 8)"
        stroke="currentColor"
      />
    </svg>
  );
}
