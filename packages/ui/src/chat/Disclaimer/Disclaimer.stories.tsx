import { DISCLAIMER } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Disclaimer } from './Disclaimer.tsx';

const meta = { title: 'Chat/Disclaimer', component: Disclaimer, args: { text: DISCLAIMER } } satisfies Meta<
  typeof Disclaimer
>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('It is not medical advice');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('paragraph')).not.toHaveAttribute('aria-hidden');
  },
};
export const German: Story = {
  args: {
    text: 'Footnote erschließt Fachliteratur. Es ist keine medizinische Beratung und kein Werkzeug für klinische Entscheidungen.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Arabic: Story = {
  args: { text: 'يتيح Footnote الوصول إلى المؤلفات العلمية، وهو ليس استشارة طبية ولا أداة لاتخاذ القرار السريري.' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('paragraph')).direction).toBe('rtl');
  },
};
