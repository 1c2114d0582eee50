import { organizationFormSchema } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { problemMessages } from '../problems.fixtures.ts';
import { CreateOrganizationModal, type CreateOrganizationModalProps } from './CreateOrganizationModal.tsx';

function Kept(props: CreateOrganizationModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  const complete = organizationFormSchema.safeParse(values).success;
  return <CreateOrganizationModal {...props} values={values} onChange={change} canCreate={complete} />;
}

const filled = { name: 'Harbour Clinic', description: '', userLimit: '5' };

const meta = {
  title: 'Organizations/CreateOrganizationModal',
  tags: ['overlay'],
  component: CreateOrganizationModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    values: { name: '', description: '', userLimit: '' },
    onChange: fn(),
    onCreate: fn(),
    canCreate: false,
  },
} satisfies Meta<typeof CreateOrganizationModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create an organization' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    await expect(create).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Harbour Clinic');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('5{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  args: {
    values: { ...filled, name: ' ', userLimit: '0' },
    errors: { name: problemMessages.required, userLimit: problemMessages.number },
  },
};
export const Creating: Story = { args: { values: filled, busy: true } };
export const NotCreated: Story = {
  args: { values: filled, problem: 'The organization could not be created. Please try again.' },
};
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Create an organization': 'Organisation anlegen',
      Name: 'Organisationsbezeichnung',
      Description: 'Kurzbeschreibung',
      'User limit': 'Höchstzahl der Benutzerinnen und Benutzer',
      'Members and open invites together.': 'Mitglieder und offene Einladungen zusammen.',
      Create: 'Organisation anlegen',
      Cancel: 'Abbrechen',
      Close: 'Schließen',
    }),
  ],
};
export const Phone: Story = { ...Wrong, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { values: filled }, globals: { direction: 'rtl' } };
