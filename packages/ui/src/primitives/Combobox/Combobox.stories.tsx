import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: {
    value: 'be',
    onChange: fn(),
    label: 'Country',
    searchLabel: 'Find a country',
    nothingFound: 'No such country',
    options: [
      { value: 'at', label: 'Österreich', hint: 'Austria' },
      { value: 'be', label: 'Belgium' },
      { value: 'cl', label: 'Chile' },
    ],
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Country: Belgium' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('combobox', { name: 'Find a country' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('at');
    const button = within(canvasElement).getByRole('button');
    await waitFor(() => expect(button).toHaveFocus());
    for (const arrow of ['{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(arrow);
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const region = (await screen.findByRole('dialog')).querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.type(screen.getByRole('combobox'), 'zz');
    await expect(region).toHaveTextContent('No such country');
    await userEvent.clear(screen.getByRole('combobox'));
    await expect(region).toBeEmptyDOMElement();
  },
};
const unavailable = 'No clinic there takes part yet';
const partlyUnavailable = [
  { value: 'at', label: 'Österreich', hint: 'Austria', unavailable },
  { value: 'be', label: 'Belgium' },
  { value: 'cl', label: 'Chile', unavailable },
  { value: 'dk', label: 'Denmark' },
];

export const PartlyUnavailable: Story = {
  args: { options: partlyUnavailable },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Belgium',
      'Denmark',
      'ÖsterreichAustria',
      'Chile',
    ]);
    const austria = screen.getByRole('option', { name: /Austria/ });
    await expect(austria).toHaveAttribute('aria-disabled', 'true');
    await expect(austria).toHaveAccessibleDescription(unavailable);
    await expect(screen.getByRole('group')).toHaveAccessibleName(unavailable);
    await userEvent.click(austria);
    await userEvent.type(screen.getByRole('combobox'), 'chile{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('dk');
  },
};
export const PartlyUnavailableOpen: Story = {
  args: { options: partlyUnavailable },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
};
export const NothingChosen: Story = { args: { value: '' } };
export const Disabled: Story = { args: { disabled: true } };
