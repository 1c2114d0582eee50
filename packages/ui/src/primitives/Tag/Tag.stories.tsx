import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { label: 'Heart failure' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selectable: Story = {
  args: { onSelect: fn(), count: '128' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = {
  args: { onSelect: fn(), selected: true, count: '128' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Disabled: Story = { args: { onSelect: fn(), disabled: true } };
export const BesideAChip: Story = {
  render: (args) => (
    <Inline>
      <Tag {...args} />
      <Chip label="since 2020" onRemove={fn()} removeLabel="Remove filter: since 2020" />
    </Inline>
  ),
};
export const LongGerman: Story = {
  args: { label: 'Kosteneffektivitätsuntersuchungen der Schlaganfallsekundärprävention', onSelect: fn(), count: '12' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { onSelect: fn(), count: '128' } };
