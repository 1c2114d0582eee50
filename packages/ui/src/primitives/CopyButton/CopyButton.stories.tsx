import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { CopyButton, type RichText } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: {
    text: (): string | Promise<RichText> => 'An answer',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Puts another clipboard, or none, in place of the browser's; gives what takes it away again. */
function withClipboard(clipboard: Partial<Clipboard> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

const written = fn<Clipboard['write']>();
const rich = { html: '<p>An <strong>answer</strong></p>', text: 'An answer' };

export const Idle: Story = {};
export const Rich: Story = {
  args: { text: () => Promise.resolve(rich) },
  beforeEach: () => withClipboard({ write: written.mockResolvedValue(undefined) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    const item = written.mock.lastCall?.[0]?.[0];
    const blob = async (type: string) => (await item?.getType(type))?.text();
    await expect(await blob('text/html')).toContain('<strong>answer</strong>');
    await expect(await blob('text/plain')).toBe('An answer');
  },
};
export const Refused: Story = {
  beforeEach: () => withClipboard({ writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copying failed'));
  },
};
export const Unavailable: Story = {
  beforeEach: () => withClipboard(undefined),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Clipboard not available');
  },
};
