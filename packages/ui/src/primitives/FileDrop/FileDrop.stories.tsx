import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';
import type { SortedFiles } from './sort-files.ts';

const files = fn<(files: SortedFiles) => void>();

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    accept: ['application/pdf', '.pdf'],
    maxBytes: 500_000_000,
    onFiles: files,
    hint: 'PDF only, up to 500 MB each',
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF-1.7'], 'trial.pdf', { type: 'application/pdf' });
const text = new File(['words'], 'notes.txt', { type: 'text/plain' });

function held(...given: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of given) transfer.items.add(file);
  return transfer;
}

/** The browser's own event, because a copied one loses its files. */
function drag(kind: 'dragenter' | 'drop', target: HTMLElement, dataTransfer: DataTransfer) {
  return fireEvent(target, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Drop PDF files here/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PDF only, up to 500 MB each');
    await userEvent.upload(input, pdf);
    await expect(files.mock.calls.at(-1)?.[0].taken).toHaveLength(1);
  },
};
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const zone = within(canvasElement).getByText('Drop PDF files here');
    const dataTransfer = held(pdf, text);
    await drag('dragenter', zone, dataTransfer);
    await expect(within(canvasElement).getByText('Let go to add them')).toBeVisible();
    await drag('drop', zone, dataTransfer);
    const given = files.mock.calls.at(-1)?.[0];
    await expect(given?.taken.map(({ name }) => name)).toEqual(['trial.pdf']);
    await expect(given?.refused.map(({ reason }) => reason)).toEqual(['kind']);
    await expect(within(canvasElement).getByText('Drop PDF files here')).toBeVisible();
  },
};
export const HeldOver: Story = {
  play: async ({ canvasElement }) => {
    await drag('dragenter', within(canvasElement).getByText('Drop PDF files here'), held(pdf));
  },
};
export const Refused: Story = {
  args: { error: 'notes.txt is not a PDF.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('notes.txt is not a PDF.');
  },
};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = {
  args: { disabled: true, hint: 'Your page quota is used up' },
  play: async ({ canvasElement, args }) => {
    await drag('drop', within(canvasElement).getByText('Drop PDF files here'), held(pdf));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
/** A folder as browsers give it: what is in it comes in parts, and one file cannot be read. */
function folderWith(...parts: File[][]) {
  const entryOf = (file: File) => ({
    isFile: true,
    isDirectory: false,
    file: (found: FileCallback, failed: ErrorCallback) =>
      file.size === 0 ? failed(new DOMException('', 'NotReadableError')) : found(file),
  });
  const createReader = () => {
    const left = [...parts];
    return { readEntries: (give: (entries: unknown[]) => void) => give((left.shift() ?? []).map(entryOf)) };
  };
  return { isFile: false, isDirectory: true, createReader };
}

export const Folders: Story = {
  args: { folders: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dataTransfer = held(pdf);
    const other = new File(['%PDF-1.7'], 'protocol.pdf', { type: 'application/pdf' });
    const unreadable = new File([], 'secret.pdf', { type: 'application/pdf' });
    const folder = folderWith([other, unreadable], [text]);
    const item = { kind: 'file', webkitGetAsEntry: () => folder };
    Object.defineProperty(dataTransfer, 'items', { value: [item] });
    const before = files.mock.calls.length;
    await drag('drop', canvas.getByText('Drop PDF files here'), dataTransfer);
    await waitFor(() => expect(files.mock.calls.length).toBeGreaterThan(before));
    const given = files.mock.calls.at(-1)?.[0];
    await expect(given?.taken.map(({ name }) => name)).toEqual(['protocol.pdf']);
    await expect(given?.refused.map(({ file }) => file.name)).toEqual(['notes.txt']);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a folder' })).toHaveFocus();
  },
};
export const OneFile: Story = {
  args: { multiple: false },
};
export const LongGerman: Story = {
  args: {
    hint: 'Ausschließlich PDF-Dateien, jeweils höchstens 500 Megabyte',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
