import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from './Stack.tsx';

const buttons = ['One', 'Two', 'Three'].map((name) => <Button key={name}>{name}</Button>);
const meta = { title: 'Layout/Stack', component: Stack, args: { children: buttons } } satisfies Meta<typeof Stack>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
export const Start: StoryObj<typeof meta> = { args: { align: 'start', gap: 'x2' } };
