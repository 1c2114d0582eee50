import { footnoteBrand, type Palette } from '@footnote/ui';
import { WideTable } from '../site/wide-table.tsx';
import { colourPairs } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import * as styles from './foundations.css.ts';

const ratio = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SCHEMES = ['light', 'dark'] as const;
const isColour = (name: string): name is keyof Palette => name in footnoteBrand.light && name !== 'shade';
const NAMES = Object.keys(footnoteBrand.light).filter(isColour);

function Swatch({ name, scheme }: { name: keyof Palette; scheme: 'light' | 'dark' }) {
  const value = footnoteBrand[scheme][name];
  return (
    <span className={styles.swatchLine}>
      <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
        <rect width="20" height="20" fill={value} />
      </svg>
      <code>{value}</code>
    </span>
  );
}

/** Every colour of the product by what it is for, in both schemes. */
export function ColourTable() {
  return (
    <WideTable label="Colours" columns={['Token', 'Light', 'Dark']}>
      {NAMES.map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>color.{name}</code>
          </th>
          {SCHEMES.map((scheme) => (
            <td key={scheme}>
              <Swatch name={name} scheme={scheme} />
            </td>
          ))}
        </tr>
      ))}
    </WideTable>
  );
}

function Ratio({ front, back, owed, scheme }: (typeof colourPairs)[number] & { scheme: 'light' | 'dark' }) {
  const palette = footnoteBrand[scheme];
  const reached = contrast(palette[front], palette[back]);
  return (
    <span className={styles.swatchLine}>
      <svg className={styles.sample} viewBox="0 0 44 24" aria-hidden="true">
        <rect width="44" height="24" fill={palette[back]} />
        <text x="22" y="17" textAnchor="middle" fill={palette[front]} fontSize="14">
          Aa
        </text>
      </svg>
      {ratio.format(reached)} {reached >= owed ? '✓' : '✗'}
    </span>
  );
}

/** What is put on what, and the contrast it reaches; a test holds every pair to what it owes. */
export function ContrastTable() {
  return (
    <WideTable label="Contrast" columns={['Front on back', 'Owed', 'Light', 'Dark']}>
      {colourPairs.map((pair) => (
        <tr key={`${pair.front} ${pair.back}`}>
          <th scope="row">
            <code>{pair.front}</code> on <code>{pair.back}</code>
          </th>
          <td>{pair.owed} : 1</td>
          {SCHEMES.map((scheme) => (
            <td key={scheme}>
              <Ratio {...pair} scheme={scheme} />
            </td>
          ))}
        </tr>
      ))}
    </WideTable>
  );
}
