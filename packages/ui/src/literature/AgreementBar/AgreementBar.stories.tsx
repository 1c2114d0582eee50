import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgreementBar } from './AgreementBar.tsx';

const meta = {
  title: 'Literature/AgreementBar',
  component: AgreementBar,
  args: { agreement: { agree: 14, dissent: 3, unclear: 5 } },
} satisfies Meta<typeof AgreementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Of 22 studies, 14 agree, 3 dissent and 5 leave it open.'),
    ).toBeVisible();
  },
};
export const AllAgree: Story = { args: { agreement: { agree: 6, dissent: 0, unclear: 0 } } };
export const OneAmongThousands: Story = { args: { agreement: { agree: 4120, dissent: 1, unclear: 1 } } };
export const NothingCounted: Story = { args: { agreement: { agree: 0, dissent: 0, unclear: 0 } } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {},
};
export const Loading: Story = {
  args: { loading: 'Comparing studies' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Comparing studies');
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};
export const LoadingOnAPhone: Story = {
  args: { loading: 'Comparing studies' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
