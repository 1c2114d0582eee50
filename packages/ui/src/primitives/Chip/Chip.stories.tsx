import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { label: 'since 2020' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove filter: since 2020' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const LongGerman: Story = {
  args: { label: 'Kosteneffektivitätsuntersuchungen im Gesundheitswesen', onRemove: fn(), removeLabel: 'Entfernen' },
  globals: { viewport: { value: 'phone' } },
};
