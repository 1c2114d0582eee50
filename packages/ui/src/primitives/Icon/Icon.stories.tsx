import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'search' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

export const One: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
/** An arrow along the line turns round with it; every other drawing stays as it is. */
export const Mirrored: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <Icon name="arrowForward" mirrored />
      <Icon name="search" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].map((drawing) => getComputedStyle(drawing).transform);
    await expect(turned).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'none']);
  },
};
export const Every: Story = {
  render: () => (
    <Inline gap="x4">
      {names.map((name) => (
        <Inline key={name} gap="x1">
          <Icon name={name} size="large" />
          {name}
        </Inline>
      ))}
    </Inline>
  ),
};
