import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Link } from '../Link/Link.tsx';
import type { DataTableColumn } from './columns.ts';
import { makeDocuments, type StoryDocument } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { sortRows } from './sort-rows.ts';

const tones = { Ready: 'positive', Reading: 'info', Failed: 'critical' } as const;

const columns: DataTableColumn<StoryDocument>[] = [
  {
    id: 'title',
    header: 'Document',
    width: 'wide',
    sortable: true,
    fixed: true,
    namesRow: true,
    cell: (row) => (
      <Link href={`#${row.id}`} variant="quiet">
        {row.title}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 'narrow',
    cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
  },
  { id: 'pages', header: 'Pages', width: 'narrow', align: 'end', sortable: true, cell: (row) => row.pages },
  { id: 'added', header: 'Added', sortable: true, cell: (row) => row.added },
];

const values: Record<string, (row: StoryDocument) => string | number> = {
  title: (row) => row.title,
  pages: (row) => row.pages,
  added: (row) => row.added,
};

function Kept(props: DataTableProps<StoryDocument>) {
  const [sort, setSort] = useState(props.sort ?? null);
  const [selected, setSelected] = useState(props.selected ?? new Set<string>());
  const [hidden, setHidden] = useState(props.hiddenColumns ?? new Set<string>());
  const valueOf = values[sort?.column ?? ''];
  const rows = useMemo(
    () => (valueOf === undefined ? props.rows : sortRows(props.rows, valueOf, sort?.direction ?? 'ascending')),
    [props.rows, valueOf, sort],
  );
  const tell =
    <Value,>(set: (value: Value) => void, callback: ((value: Value) => void) | undefined) =>
    (value: Value) => {
      set(value);
      callback?.(value);
    };
  return (
    <DataTable
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={tell(setSort, props.onSortChange)}
      {...(props.onSelectedChange === undefined
        ? {}
        : { selected, onSelectedChange: tell(setSelected, props.onSelectedChange) })}
      {...(props.onHiddenColumnsChange === undefined
        ? {}
        : { hiddenColumns: hidden, onHiddenColumnsChange: tell(setHidden, props.onHiddenColumnsChange) })}
    />
  );
}

const selectedChange = fn<(selected: ReadonlySet<string>) => void>();
const download = fn();
const rowActions = (row: StoryDocument) => [
  { id: 'download', label: 'Download', icon: 'download' as const, onSelect: () => download(row.id) },
  { id: 'delete', label: 'Delete', icon: 'trash' as const, tone: 'critical' as const, onSelect: fn() },
];
const rowKey = (row: StoryDocument) => row.id;

const meta = {
  title: 'Primitives/DataTable',
  component: DataTable<StoryDocument>,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Documents',
    columns,
    rows: makeDocuments(24),
    rowKey,
    rowName: (row) => row.title,
    onSortChange: fn(),
    onSelectedChange: selectedChange,
    onHiddenColumnsChange: fn(),
    rowActions,
    empty: <EmptyState title="No documents yet">Upload a PDF to ask about it.</EmptyState>,
    selectAllLabel: 'Select all documents',
    loadingLabel: 'Documents are loading',
  },
} satisfies Meta<typeof DataTable<StoryDocument>>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastSelection = () => [...(selectedChange.mock.calls.at(-1)?.[0] ?? [])];

export const Ready: Story = {};

/** 10,000 rows, of which only those in sight are in the page. */
export const TenThousandRows: Story = {
  args: { rows: makeDocuments(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('grid', { name: 'Documents' })).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    canvas.getByRole('checkbox', { name: 'Select all documents' }).focus();
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Guideline 9995.pdf' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /10000\.pdf/ })).toHaveFocus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select Protocol 1.pdf' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all documents' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'title', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Document' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{ArrowDown}');
    const first = canvas.getByRole('rowheader', { name: 'Case report 4.pdf' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(first).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(lastSelection()).toEqual(['document-3']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(lastSelection()).toHaveLength(3);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(lastSelection()).toHaveLength(2);
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(download).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(lastSelection()).toHaveLength(24);
    await userEvent.tab();
    await expect(document.activeElement?.closest('[role="grid"]') ?? null).toBeNull();
  },
};

export const RangeWithShift: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Consent form 2.pdf' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Letter 6.pdf' }));
    await user.keyboard('{/Shift}');
    await expect(lastSelection()).toHaveLength(5);
    await expect(canvas.getByText('5 of 24 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all documents' })).toBePartiallyChecked();
    await user.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(lastSelection()).toEqual([]);
  },
};

export const Columns: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pages' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set(['pages']));
    await expect(canvas.queryByRole('columnheader', { name: 'Pages' })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: 'Document' })).toBeNull();
  },
};

export const WithToolbar: Story = {
  args: {
    selected: new Set(['document-1', 'document-2']),
    toolbar: (
      <Button size="small" icon="trash">
        Delete
      </Button>
    ),
  },
};
export const TwoLines: Story = {
  args: {
    lines: 2,
    rows: makeDocuments(8).map((row) => ({
      ...row,
      title: `${row.title}, ${'with a long name that wraps '.repeat(6)}`,
    })),
  },
};
export const Plain: Story = {
  args: { columns: columns.map((column) => ({ ...column, sortable: false })) },
  render: ({ onSelectedChange: _select, onHiddenColumnsChange: _hide, rowActions: _actions, ...args }) => (
    <DataTable {...args} />
  ),
};
export const Loading: Story = {
  args: { rows: [], state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Documents are loading');
  },
};
export const Refreshing: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    state: 'error',
    error: <ErrorState title="Documents could not be loaded" action={<Button>Try again</Button>} />,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongGerman: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, header: `${column.header}verarbeitungszustand` })),
    rows: makeDocuments(5).map((row) => ({ ...row, title: `Studienteilnehmereinwilligungserklärung ${row.title}` })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('checkbox', { name: 'Select all documents' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Document' })).toHaveFocus();
  },
};
