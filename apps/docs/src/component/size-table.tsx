import { WideTable } from '../site/wide-table.tsx';
import { kit, pageOf, sizes } from './kit.ts';

const kilobytes = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What every component weighs alone; an app pays only for those it imports, and once for what they share. */
export function SizeTable() {
  const rows = kit.flatMap((component) => {
    const size = sizes[component.name];
    return size === undefined ? [] : [{ ...component, ...size }];
  });
  if (rows.length === 0) return <p>Sizes are measured when the site is built: npm run docs.</p>;
  return (
    <WideTable label="Sizes" columns={['Component', 'Minified, kB', 'Gzip, kB']}>
      {rows
        .sort((a, b) => b.gzip - a.gzip)
        .map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <a href={pageOf(row)} target="_top">
                {row.name}
              </a>
            </th>
            <td>{kilobytes.format(row.minified / 1000)}</td>
            <td>{kilobytes.format(row.gzip / 1000)}</td>
          </tr>
        ))}
    </WideTable>
  );
}
