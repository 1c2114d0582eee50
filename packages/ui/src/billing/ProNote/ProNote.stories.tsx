import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProNote } from './ProNote.tsx';

const meta = {
  title: 'Billing/ProNote',
  component: ProNote,
  args: {
    label: 'PRO',
    children: 'A question with any of these counts as one of your PRO questions; 2 are left this week.',
  },
} satisfies Meta<typeof ProNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/2 are left this week/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const UsedUp: Story = {
  args: {
    children: 'Your PRO questions of this week are used up. New ones come on Monday.',
    action: <Button size="small">See what Pro offers</Button>,
  },
};
export const NeedsAnAccount: Story = {
  args: {
    children:
      'With an account you may use these for five questions in the first seven days, and for three a week after.',
    action: (
      <>
        <Button size="small">Log in</Button>
        <Button size="small" variant="quiet">
          See the plans
        </Button>
      </>
    ),
  },
};
export const LongGermanOnAPhone: Story = {
  args: {
    children: 'Ihre PRO-Fragen dieser Woche sind aufgebraucht. Neue gibt es am Montag, dem 30. November.',
    action: <Button size="small">Leistungsumfang von Pro ansehen</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { action: <Button size="small">Log in</Button> },
  globals: { direction: 'rtl' },
};
