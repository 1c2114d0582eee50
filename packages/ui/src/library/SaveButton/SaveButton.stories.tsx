import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SaveButton, type SaveButtonProps } from './SaveButton.tsx';

function Kept({ saved: first, onToggle }: SaveButtonProps) {
  const [saved, setSaved] = useState(first);
  const toggle = () => {
    setSaved(!saved);
    onToggle();
  };
  return <SaveButton saved={saved} onToggle={toggle} />;
}

const meta = {
  title: 'Library/SaveButton',
  component: SaveButton,
  render: (args) => <Kept {...args} />,
  args: { saved: false, onToggle: fn() },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = { args: { saved: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
