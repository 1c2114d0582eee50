import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from './Stack.tsx';

const buttons = ['One', 'Two', 'Three'].map((name) => <Button key={name}>{name}</Button>);
const meta = { title: 'Layout/Stack', component: Stack, args: { children: buttons } } satisfies Meta<typeof Stack>;

export default meta;
const spaceOf = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token);

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [one, two] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(`${(two?.top ?? 0) - (one?.bottom ?? 0)}px`).toBe(spaceOf('--fn-space-x4'));
    await expect(one?.width).toBe(two?.width);
  },
};
export const Start: StoryObj<typeof meta> = {
  args: { align: 'start', gap: 'x2' },
  play: async ({ canvasElement }) => {
    const one = within(canvasElement).getByRole('button', { name: 'One' });
    const stack = one.parentElement ?? canvasElement;
    await expect(getComputedStyle(stack).rowGap).toBe(spaceOf('--fn-space-x2'));
    await expect(one.clientWidth).toBeLessThan(stack.clientWidth);
  },
};
