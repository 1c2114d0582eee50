import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeEmptyDOMElement();
  },
};
export const BesideWords: Story = {
  render: (args) => (
    <Inline>
      <Spinner {...args} /> <output>Reading 3 documents</output>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Reading 3 documents');
  },
};
export const Small: Story = { args: { size: 'small' } };
