import { DISCLAIMER } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclaimer } from './Disclaimer.tsx';

const meta = { title: 'Chat/Disclaimer', component: Disclaimer, args: { text: DISCLAIMER } } satisfies Meta<
  typeof Disclaimer
>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
