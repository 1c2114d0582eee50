import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wordmark } from '../../chat/Wordmark/Wordmark.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { ProLabel } from './ProLabel.tsx';

const meta = { title: 'Billing/ProLabel', component: ProLabel, args: { label: 'PRO' } } satisfies Meta<typeof ProLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('PRO')).toBeVisible();
  },
};
export const BesideTheLogo: Story = {
  render: (args) => (
    <Inline>
      <Wordmark />
      <ProLabel {...args} />
    </Inline>
  ),
};
