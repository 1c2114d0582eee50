import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from './Inline.tsx';

const buttons = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Button key={name}>{name}</Button>);
const meta = { title: 'Layout/Inline', component: Inline, args: { children: buttons } } satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;
const spaceOf = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: 'One' }).parentElement ?? canvasElement;
    await expect(getComputedStyle(row).columnGap).toBe(spaceOf('--fn-space-x2'));
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
export const WideApart: Story = {
  args: { gap: 'x6' },
  play: async ({ canvasElement }) => {
    const [one, two] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(`${(two?.left ?? 0) - (one?.right ?? 0)}px`).toBe(spaceOf('--fn-space-x6'));
  },
};
export const Spread: Story = { args: { justify: 'space-between' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: [...buttons, <Button key="Six">Six, in more words</Button>] },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
};
