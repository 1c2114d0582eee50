import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { RequestPagesModal, type RequestPagesModalProps } from './RequestPagesModal.tsx';

function Kept(props: RequestPagesModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <RequestPagesModal {...props} values={values} onChange={change} canSend={values.pages !== ''} />;
}

const filled = { pages: '40000', reason: 'Our guidelines of the last ten years.' };

const meta = {
  title: 'Sources/RequestPagesModal',
  tags: ['overlay'],
  component: RequestPagesModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    sourceName: 'Cardiology protocols',
    quota: 20_000,
    values: { pages: '', reason: '' },
    onChange: fn(),
    onSend: fn(),
    canSend: false,
  },
} satisfies Meta<typeof RequestPagesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Request more pages' }));
    await expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Pages needed/ }), '40000{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  args: { values: { ...filled, pages: '9' }, errors: { pages: 'Ask for more pages than the source may have now.' } },
};
export const Sending: Story = { args: { values: filled, busy: true } };
export const NotSent: Story = {
  args: { values: filled, problem: 'More pages were requested within the last day.' },
};
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Request more pages': 'Höheres Seitenkontingent beantragen',
      'Pages needed in all': 'Insgesamt benötigte Seitenanzahl',
      'What they are for': 'Verwendungszweck der zusätzlichen Seiten',
      'Send request': 'Anfrage absenden',
      Cancel: 'Abbrechen',
    }),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Wrong, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { values: filled }, globals: { direction: 'rtl' } };
