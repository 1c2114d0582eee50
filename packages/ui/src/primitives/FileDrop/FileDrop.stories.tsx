import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
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
