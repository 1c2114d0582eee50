import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from './Inline.tsx';

const buttons = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Button key={name}>{name}</Button>);
const meta = { title: 'Layout/Inline', component: Inline, args: { children: buttons } } satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Spread: Story = { args: { justify: 'space-between' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
