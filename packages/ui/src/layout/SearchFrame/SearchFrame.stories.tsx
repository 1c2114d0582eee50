import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { SearchFrame, type SearchFrameProps } from './SearchFrame.tsx';

function Kept(props: SearchFrameProps) {
  const [open, setOpen] = useState(props.filtersOpen);
  return (
    <SearchFrame
      {...props}
      filtersOpen={open}
      onFiltersOpenChange={setOpen}
      search={<Button onClick={() => setOpen(true)}>Filters</Button>}
    />
  );
}

const meta = {
  title: 'Layout/SearchFrame',
  tags: ['overlay'],
  component: SearchFrame,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    header: <header>The header of the product</header>,
    search: 'The search',
    filters: 'What narrows the results',
    filtersOpen: false,
    onFiltersOpenChange: fn(),
    evidence: 'A map of what was found',
    children: 'A result. '.repeat(120),
    footer: 'Credits',
  },
} satisfies Meta<typeof SearchFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the results' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Results' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};
export const NothingFoundYet: Story = { args: { filters: null, evidence: null, children: 'Examples to begin with' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
