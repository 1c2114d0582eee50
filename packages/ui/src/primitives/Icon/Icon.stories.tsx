import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const One: Story = {};
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
