import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Answer again', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('type', 'button');
  },
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { variant: 'quiet', icon: 'filter' } };
export const Critical: Story = { args: { variant: 'critical', icon: 'trash' } };
export const Small: Story = { args: { size: 'small', iconEnd: 'chevronDown' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongGerman: Story = {
  args: { children: 'Literaturrecherchefiltereinstellungen zurücksetzen und Frage erneut stellen' },
  globals: { viewport: { value: 'phone' } },
};
