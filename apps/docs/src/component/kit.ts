import props from '../../../../packages/ui/api/props.json' with { type: 'json' };

/** A prop as its docstring describes it. */
export interface DocumentedProp {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

/** A component of the kit with its generated table of props. */
export interface DocumentedComponent {
  name: string;
  area: string;
  description: string;
  props: readonly DocumentedProp[];
}

/** Weight of a component alone, React and its own kind left out, in bytes. */
export interface ComponentSize {
  minified: number;
  gzip: number;
}

export const kit: readonly DocumentedComponent[] = props;

const pages = import.meta.glob<string>('../../../../packages/ui/src/*/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const measured = import.meta.glob<Record<string, ComponentSize>>('../../generated/sizes.json', {
  import: 'default',
  eager: true,
});

/** What was written about a component; an empty text for one that nobody described. */
export function writtenPage({ area, name }: DocumentedComponent): string {
  return pages[`../../../../packages/ui/src/${area}/${name}/${name}.md`] ?? '';
}

/** Sizes by component; empty until the site is built with `npm run docs`. */
export const sizes: Readonly<Record<string, ComponentSize>> = Object.values(measured)[0] ?? {};

/** Where a component is described, as a link within the site. */
export function pageOf({ area, name }: Pick<DocumentedComponent, 'area' | 'name'>): string {
  return `?path=/docs/${area}-${name.toLowerCase()}--docs`;
}
