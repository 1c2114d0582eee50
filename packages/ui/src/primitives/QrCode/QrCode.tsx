import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a camera reads in it; at most 2,300 characters. */
  text: string;
  /** What it is for, for those who do not see it. */
  label: string;
}

/** Modules of white that readers need around a code (ISO/IEC 18004, section 5.3.8). */
const QUIET = 4;

/** A text as a picture that cameras read: dark on light in every scheme, as some read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <div data-theme="light" className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, as a secret is handed to no address */}
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
        <path d={path} />
      </svg>
    </div>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: modules.join('') };
}
