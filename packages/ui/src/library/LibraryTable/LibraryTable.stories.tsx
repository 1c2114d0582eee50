import type { Citation, LibraryItem } from '@footnote/domain';
import {
  arabicCitation,
  citationFixture,
  dapaHfCitation,
  empaRegCitation,
  manyAuthorsCitation,
  surgisphereCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LibraryTable, type LibraryTableProps } from './LibraryTable.tsx';

function Kept(props: LibraryTableProps) {
  const [selected, setSelected] = useState(props.selected);
  const change = (next: typeof selected) => {
    setSelected(next);
    props.onSelectedChange(next);
  };
  return <LibraryTable {...props} selected={selected} onSelectedChange={change} />;
}

const itemOf = (citation: Citation, more: Partial<LibraryItem> = {}): LibraryItem => ({
  key: `pmid:${citation.pmid}`,
  citation,
  own: true,
  indexed: true,
  savedAt: '2026-05-18T09:30:00.000Z',
  read: true,
  note: '',
  tags: [],
  ...more,
});

const items = [
  itemOf(dapaHfCitation, { read: false, tags: ['Heart failure', 'Journal club'] }),
  itemOf(surgisphereCitation, { note: 'Withdrawn: never cite.' }),
  itemOf(empaRegCitation, { own: false, read: false }),
  itemOf(arabicCitation, { indexed: false }),
];

const meta = {
  title: 'Library/LibraryTable',
  component: LibraryTable,
  render: (args) => <Kept {...args} />,
  args: {
    items,
    selected: new Set<string>(),
    onSelectedChange: fn(),
    sort: { column: 'savedAt', direction: 'descending' },
    onSortChange: fn(),
    onAction: fn(),
    onRetry: fn(),
    query: '',
    onQueryChange: fn(),
    onSearch: fn(),
    page: 1,
    pageSize: 25,
    total: items.length,
    onPageChange: fn(),
    emptyAction: <Link href="#browse">Search the literature</Link>,
  },
} satisfies Meta<typeof LibraryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: dapaHfCitation.title }));
    await expect(args.onAction).toHaveBeenLastCalledWith(items[0], 'open');
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${surgisphereCitation.title}` }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([`pmid:${surgisphereCitation.pmid}`]));
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${dapaHfCitation.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    await expect(args.onAction).toHaveBeenLastCalledWith(items[0], 'read');
    await expect(canvas.getAllByText('To read')).toHaveLength(1);
  },
};
export const InACollection: Story = {
  args: { inCollection: true, toolbar: <Button size="small">Export</Button> },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Actions for ${empaRegCitation.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save in my library' }));
    await expect(args.onAction).toHaveBeenLastCalledWith(items[2], 'keep');
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 100 }, (_, index) =>
      itemOf(
        citationFixture({
          id: `saved-${index}`,
          pmid: String(90_000_000 + index),
          title: `Saved article ${index + 1}`,
          publication_date: String(1990 + (index % 36)),
        }),
      ),
    ),
    total: 2_000,
    pageSize: 100,
  },
};
export const VeryLong: Story = {
  args: {
    items: [
      itemOf(
        { ...manyAuthorsCitation, title: manyAuthorsCitation.title.repeat(6) },
        { tags: Array(20).fill('A long tag') },
      ),
    ],
    total: 1,
  },
};
export const Empty: Story = { args: { items: [], total: 0 } };
export const NothingFound: Story = { args: { items: [], total: 0, narrowed: true, query: 'apixaban' } };
export const EmptyCollection: Story = { args: { items: [], total: 0, inCollection: true } };
export const Loading: Story = { args: { items: [], total: 0, state: 'loading' } };
export const Failed: Story = { args: { items: [], total: 0, state: 'error' } };
export const German: Story = {
  decorators: [
    spoken('de', {
      Library: 'Literatursammlung',
      Article: 'Veröffentlichung',
      Tags: 'Schlagwörter',
      Year: 'Erscheinungsjahr',
      Saved: 'Gespeichert',
      'To read': 'Noch zu lesen',
    }),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
