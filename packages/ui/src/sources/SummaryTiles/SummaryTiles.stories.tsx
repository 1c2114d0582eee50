import { summariseDocuments, type SummaryTile } from '@footnote/domain';
import { makeSourceDocuments } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { SummaryTiles, type SummaryTilesProps } from './SummaryTiles.tsx';

function Kept(props: SummaryTilesProps) {
  const [selected, setSelected] = useState(props.selected ?? null);
  const { onSelect } = props;
  const select = (tile: SummaryTile | null) => {
    setSelected(tile);
    onSelect?.(tile);
  };
  return <SummaryTiles {...props} selected={selected} {...(onSelect === undefined ? {} : { onSelect: select })} />;
}

const nothing = summariseDocuments([]);

const meta = {
  title: 'Sources/SummaryTiles',
  component: SummaryTiles,
  render: (args) => <Kept {...args} />,
  args: { summary: summariseDocuments(makeSourceDocuments(340)), onSelect: fn() },
} satisfies Meta<typeof SummaryTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const preparing = canvas.getByRole('button', { name: /Preparing to save/ });
    await expect(preparing).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('preparing_to_save');
    await expect(preparing).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: /0 Uploading/ })).toBeDisabled();
  },
};
export const FailedSelected: Story = { args: { selected: 'failed' } };
export const OnlyRead: Story = { render: ({ onSelect: _select, ...args }) => <SummaryTiles {...args} /> };
export const AllReady: Story = { args: { summary: { ...nothing, ready_to_use: 12_480 } } };
export const Empty: Story = { args: { summary: nothing } };
export const Loading: Story = {
  args: { summary: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Documents are being counted');
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Documents by state': 'Dokumente nach Verarbeitungszustand',
      Preparing: 'In Vorbereitung',
      Uploading: 'Wird hochgeladen',
      'On the server': 'Auf dem Server',
      'Preparing to save': 'Speicherungsvorbereitung',
      'Ready to save': 'Speicherbereit',
      'Ready to use': 'Einsatzbereit',
      Failed: 'Fehlgeschlagen',
    }),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
