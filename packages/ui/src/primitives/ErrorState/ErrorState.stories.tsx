import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: { title: 'References could not be loaded' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: { action: <Button>Try again</Button>, children: 'The server did not answer.' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
