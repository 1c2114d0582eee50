import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HelpTip } from './HelpTip.tsx';

const meta = {
  title: 'Primitives/HelpTip',
  component: HelpTip,
  args: {
    label: 'About the impact factor',
    text: 'High keeps articles of journals in the two upper quartiles of their field.',
  },
} satisfies Meta<typeof HelpTip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'About the impact factor' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(args.text));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const OnTap: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('upper quartiles'));
  },
};
export const Closed: Story = {};
export const LongGerman: Story = {
  args: { text: 'Berücksichtigt ausschließlich Fachzeitschriften der beiden oberen Impactfaktorquartile.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const target = getComputedStyle(within(canvasElement).getByRole('button'), '::before');
    await expect(Number.parseFloat(target.width)).toBeGreaterThanOrEqual(44);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
