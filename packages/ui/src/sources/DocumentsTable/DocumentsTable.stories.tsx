import { DOCUMENT_PROBLEMS, type SourceDocument } from '@footnote/domain';
import { documentOfEveryStatus, makeSourceDocuments } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { DocumentsTable, type DocumentsTableProps } from './DocumentsTable.tsx';

function Kept(props: DocumentsTableProps) {
  const [selected, setSelected] = useState(props.selected);
  const change = (next: ReadonlySet<string>) => {
    setSelected(next);
    props.onSelectedChange(next);
  };
  return <DocumentsTable {...props} selected={selected} onSelectedChange={change} />;
}

const onlyRead = (document: SourceDocument): SourceDocument => ({ ...document, actions: [] });

const meta = {
  title: 'Sources/DocumentsTable',
  component: DocumentsTable,
  render: (args) => <Kept {...args} />,
  args: {
    documents: makeSourceDocuments(24),
    selected: new Set(),
    onSelectedChange: fn(),
    onDelete: fn(),
    onUpload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DocumentsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu of a row by keyboard, down to the question that has to be confirmed. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('checkbox', { name: 'Select all documents' }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 document?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Actions for Trial protocol 1.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['document-0']);
  },
};

/** Everything is selected, but what is in progress stays. */
export const DeletingSelected: Story = {
  args: { documents: makeSourceDocuments(6) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all documents' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 5 documents' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith([
      'document-0',
      'document-1',
      'document-3',
      'document-4',
      'document-5',
    ]);
  },
};

export const DeletingFailed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete 4 failed' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 4 documents?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['document-4', 'document-9', 'document-17', 'document-22']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** One document of every status, those that failed first once sorted by status. */
export const EveryStatus: Story = {
  args: { documents: documentOfEveryStatus, showUploader: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader', { name: /pdf/ })[0]).toHaveTextContent('Safety report 14.pdf');
  },
};

export const InProgress: Story = {
  args: { documents: documentOfEveryStatus.slice(0, 12) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Trial protocol 1.pdf' }));
    const item = await screen.findByRole('menuitem', { name: 'Delete (once it is read)' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

export const WithoutPermission: Story = {
  args: { documents: makeSourceDocuments(12).map(onlyRead), showUploader: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete 2 failed' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Trial protocol 1.pdf' }));
    const item = await screen.findByRole('menuitem', { name: 'Delete (not permitted)' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

/** The documents that were added last can be shown alone, and all again. */
export const Recent: Story = {
  args: { documents: makeSourceDocuments(6), recent: { count: 2, shown: false, onShow: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show recent (2)' }));
    await expect(args.recent?.onShow).toHaveBeenCalledWith(true);
  },
};
export const OnlyRecent: Story = {
  args: { documents: makeSourceDocuments(2), recent: { count: 2, shown: true, onShow: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all documents' }));
    await expect(args.recent?.onShow).toHaveBeenCalledWith(false);
  },
};
/** Why a document could not be read stands in place of the step it failed in. */
export const NotRead: Story = {
  args: {
    documents: makeSourceDocuments(7).map((document, index) => {
      const problem = DOCUMENT_PROBLEMS[index];
      return problem === undefined ? document : { ...document, status: 'slicing_failed', problem };
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Opens with a password')).toBeVisible();
    await expect(canvas.getByText('No text: a scan')).toBeVisible();
  },
};
/** A document that is ready can be read; of the others the menu says why not. */
export const Preview: Story = {
  args: { documents: makeSourceDocuments(5), onPreview: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Trial protocol 1.pdf' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }));
    await expect(args.onPreview).toHaveBeenCalledWith(args.documents[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Clinical guideline 5.pdf' }));
    const item = await screen.findByRole('menuitem', { name: 'No preview (it could not be processed)' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};
export const LoadedAnew: Story = { args: { refreshing: true } };
export const TenThousand: Story = { args: { documents: makeSourceDocuments(10_000), showUploader: true } };
export const BeingDeleted: Story = { args: { deleting: true, selected: new Set(['document-0']) } };
export const NotDeleted: Story = { args: { problem: 'Could not delete “Trial protocol 1.pdf”. Please try again.' } };
export const Loading: Story = { args: { documents: [], state: 'loading' } };
export const Refreshing: Story = { args: { state: 'loading' } };
export const Empty: Story = {
  args: { documents: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Upload documents' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};
export const NotLoaded: Story = {
  args: { documents: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongNames: Story = {
  args: {
    documents: documentOfEveryStatus
      .slice(10, 18)
      .map((document) => ({ ...document, name: `${'a protocol with a very long name '.repeat(8)}${document.name}` })),
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Document: 'Dokumentbezeichnung',
      Status: 'Verarbeitungszustand',
      Pages: 'Seitenanzahl',
      'Delete {count, number} failed': '{count, number} fehlgeschlagene Dokumente unwiderruflich löschen',
    }),
  ],
  args: {
    documents: documentOfEveryStatus,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
