import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageSummary, type PageSummaryProps } from './PageSummary.tsx';

function Kept(props: PageSummaryProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return <PageSummary {...props} open={open} onOpenChange={change} />;
}

const meta = {
  title: 'Search/PageSummary',
  component: PageSummary,
  render: (args) => <Kept {...args} />,
  args: {
    title: 'Overview of this page',
    open: true,
    onOpenChange: fn(),
    children: <p>Dapagliflozin reduced worsening heart failure or cardiovascular death [1].</p>,
  },
} satisfies Meta<typeof PageSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Overview of this page' });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(opener);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(within(canvasElement).queryByText(/Dapagliflozin/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByText(/Dapagliflozin/)).toBeVisible();
  },
};
export const Folded: Story = { args: { open: false } };
export const Long: Story = {
  args: { children: <p>{'A sentence of an article, word for word. '.repeat(200)}</p> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const content = canvasElement.ownerDocument.activeElement;
    await expect(content).toHaveTextContent(/^A sentence of an article/);
    await expect(content?.clientHeight).toBeLessThanOrEqual(innerHeight * 0.24);
    await expect(content?.scrollHeight).toBeGreaterThan(content?.clientHeight ?? Infinity);
  },
};
