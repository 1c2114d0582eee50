import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'where', title: 'Where do the articles come from?', content: 'From the public index of the literature.' },
      { id: 'checked', title: 'How is a sentence checked?', content: 'It is compared with the source that it names.' },
      { id: 'export', title: 'Can I export references?', content: 'As CSV and as RIS.', disabled: true },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Where do/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(canvas.getByText(/compared with the source/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/public index/)).toBeVisible());
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const RoundTheEnds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /How is/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Where do/ })).toHaveFocus();
    await userEvent.keyboard('{End} ');
    await expect(await canvas.findByRole('region', { name: /How is/ })).toBeVisible();
  },
};
export const OneAtATime: Story = {
  args: { several: false, initiallyOpen: ['where'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /How is/ }));
    await expect(canvas.getByRole('button', { name: /Where do/ })).toHaveAttribute('aria-expanded', 'false');
  },
};
export const LongGerman: Story = {
  args: {
    initiallyOpen: ['a'],
    items: [
      {
        id: 'a',
        title: 'Wie funktioniert die Kosteneffektivitätsuntersuchungsfilterung?',
        content: 'Gesundheitsökonomische Entscheidungsunterstützungsstudien werden bevorzugt.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { initiallyOpen: ['where'] } };
