import text from '../../../../docs/elements.md?raw';
import { WideTable } from '../site/wide-table.tsx';
import { pageOf } from './kit.ts';

interface Element {
  name: string;
  area: string;
  component: string;
  stories: string;
}

/** Headings of the table of elements with the rows below them. */
const parts = text
  .split(/^## /m)
  .slice(1)
  .map((part) => ({ heading: part.slice(0, part.indexOf('\n')), elements: part.split('\n').flatMap(readRow) }));

function readRow(line: string): Element[] {
  const [, name = '', path = '', stories = ''] = line.split('|').map((cell) => cell.trim());
  const [area = '', component] = path.split('/');
  return component === undefined ? [] : [{ name, area: area.toLowerCase(), component, stories }];
}

/** What the specification names, and where the kit shows it. */
export function ElementTable() {
  return parts.map(({ heading, elements }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <WideTable label={heading} columns={['Element', 'Component', 'Stories']}>
        {elements.map(({ name, area, component, stories }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              <a href={pageOf({ area, name: component })} target="_top">
                {component}
              </a>
            </td>
            <td>{stories}</td>
          </tr>
        ))}
      </WideTable>
    </section>
  ));
}
