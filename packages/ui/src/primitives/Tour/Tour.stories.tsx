import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Tour, type TourProps } from './Tour.tsx';

function Shown(props: TourProps) {
  const [current, setCurrent] = useState(props.current);
  const [running, setRunning] = useState(true);
  return (
    <>
      <Inline>
        <Button id="filters" icon="filter" onClick={() => setRunning(true)}>
          Filters
        </Button>
        <Button id="sources" icon="document">
          Sources
        </Button>
      </Inline>
      {running && (
        <Tour
          {...props}
          current={current}
          onMove={(index) => {
            setCurrent(index);
            props.onMove(index);
          }}
          onEnd={(how) => {
            setRunning(false);
            props.onEnd(how);
          }}
        />
      )}
    </>
  );
}

const element = (id: string) => () => document.querySelector<HTMLElement>(`#${id}`);

const meta = {
  title: 'Primitives/Tour',
  tags: ['overlay'],
  component: Tour,
  render: (args) => <Shown {...args} />,
  args: {
    current: 0,
    onMove: fn(),
    onEnd: fn(),
    stops: [
      { id: 'welcome', title: 'Welcome', content: 'Three things to know before your first question.' },
      {
        id: 'filters',
        title: 'Filters',
        content: 'Keep to recent trials, or to large ones.',
        target: element('filters'),
      },
      { id: 'sources', title: 'Sources', content: 'Ask your own documents too.', target: element('sources') },
    ],
  },
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {};
export const WholeWay: Story = {
  play: async ({ args }) => {
    const next = await screen.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByRole('dialog', { name: 'Sources' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenLastCalledWith('seen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Left: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledWith('left');
  },
};
export const AtAnElement: Story = { args: { current: 1 } };
export const LastStop: Story = { args: { current: 2 } };
export const TargetMissing: Story = {
  args: { stops: [{ id: 'gone', title: 'Moved', content: 'It is elsewhere now.', target: () => null }] },
};
export const Phone: Story = { args: { current: 1 }, globals: { viewport: { value: 'phone' } } };
export const LongGerman: Story = {
  args: {
    current: 1,
    stops: meta.args.stops.map((stop) => ({
      ...stop,
      title: 'Literaturrecherchefiltereinstellungen',
      content: 'Kosteneffektivitätsuntersuchungen und Übersichtsarbeiten lassen sich hier eingrenzen.',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { current: 1 }, globals: { direction: 'rtl' } };
