import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { headerLanguages } from '../choices.fixtures.ts';
import { LanguageMenu, type LanguageMenuProps } from './LanguageMenu.tsx';

function Kept(props: LanguageMenuProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <LanguageMenu {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Identity/LanguageMenu',
  component: LanguageMenu,
  render: (args) => <Kept {...args} />,
  args: { languages: headerLanguages, value: 'en', onChange: fn(), label: 'Language of the interface' },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Language of the interface' });
    await userEvent.keyboard('d{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('de');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  },
};
export const Unknown: Story = { args: { value: 'pt' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
