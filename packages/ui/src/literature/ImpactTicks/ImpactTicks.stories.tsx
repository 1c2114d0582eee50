import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { ImpactTicks } from './ImpactTicks.tsx';

const meta = {
  title: 'Literature/ImpactTicks',
  component: ImpactTicks,
  args: { quartile: 1, words: '2-year mean citedness 4.2, upper quarter (OpenAlex)' },
} satisfies Meta<typeof ImpactTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UpperQuarter: Story = {
  play: async ({ canvasElement, args }) => {
    const ticks = within(canvasElement).getByRole('button', { name: args.words });
    await userEvent.tab();
    await expect(ticks).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(args.words));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const OnTap: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: within(canvasElement).getByRole('button') });
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(args.words));
  },
};
export const EveryQuartile: Story = {
  render: () => (
    <Inline gap="x4">
      <ImpactTicks quartile={1} words="Quartile 1" />
      <ImpactTicks quartile={2} words="Quartile 2" />
      <ImpactTicks quartile={3} words="Quartile 3" />
      <ImpactTicks quartile={4} words="Quartile 4" />
    </Inline>
  ),
};
