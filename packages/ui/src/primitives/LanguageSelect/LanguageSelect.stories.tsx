import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LanguageSelect } from './LanguageSelect.tsx';

const meta = {
  title: 'Primitives/LanguageSelect',
  component: LanguageSelect,
  args: {
    value: 'en',
    onChange: fn(),
    languages: [
      { code: 'en', name: 'English', english: 'English', direction: 'ltr' },
      { code: 'de', name: 'Deutsch', english: 'German', direction: 'ltr' },
      { code: 'es', name: 'Español', english: 'Spanish', direction: 'ltr' },
      { code: 'ar', name: 'العربية', english: 'Arabic', direction: 'rtl' },
    ],
    label: 'Language',
    searchLabel: 'Find a language',
    nothingFound: 'No such language',
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Language: English' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('combobox'), 'germ{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('de');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const NothingChosen: Story = { args: { value: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'ar' } };
