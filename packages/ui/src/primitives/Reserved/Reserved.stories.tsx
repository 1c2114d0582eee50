import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Reserved } from './Reserved.tsx';

function Header() {
  const [known, setKnown] = useState(false);
  return (
    <Inline>
      {known ? (
        <Button>Log in</Button>
      ) : (
        <Reserved>
          <Button>Log in</Button>
        </Reserved>
      )}
      <Button onClick={() => setKnown(true)}>Stays where it is</Button>
    </Inline>
  );
}

const meta = {
  title: 'Primitives/Reserved',
  component: Reserved,
  args: { children: <Button>Log in</Button> },
  render: () => <Header />,
} satisfies Meta<typeof Reserved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    await userEvent.tab();
    const stays = canvas.getByRole('button', { name: 'Stays where it is' });
    await expect(stays).toHaveFocus();
    const before = stays.getBoundingClientRect().left;
    await userEvent.click(stays);
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(stays.getBoundingClientRect().left).toBe(before);
  },
};
export const Alone: Story = { render: (args) => <Reserved {...args} /> };
