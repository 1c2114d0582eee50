import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { FormFrame } from './FormFrame.tsx';

const meta = {
  title: 'Layout/FormFrame',
  component: FormFrame,
  args: {
    title: 'Rename the source',
    description: 'Members of the organization see this name.',
    children: <TextInput label="Name" value="Guidelines" onChange={fn()} />,
    submitLabel: 'Save',
    onSubmit: fn(),
  },
} satisfies Meta<typeof FormFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Problem: Story = {
  args: { problem: 'Something went wrong.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
