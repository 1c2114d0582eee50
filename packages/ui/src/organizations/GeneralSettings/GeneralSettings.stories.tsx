import { organizationSettingsFormSchema } from '@footnote/domain';
import { organizationFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { errorsOf } from '../problems.fixtures.ts';
import { GeneralSettings, type GeneralSettingsProps } from './GeneralSettings.tsx';

function Kept(props: GeneralSettingsProps) {
  const [values, setValues] = useState(props.values);
  if (values === null) return <GeneralSettings {...props} />;
  const wrong = errorsOf(organizationSettingsFormSchema, values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return (
    <GeneralSettings
      {...props}
      values={values}
      errors={{ ...wrong, ...props.errors }}
      onChange={change}
      canSave={Object.keys(wrong).length === 0}
    />
  );
}

const { name, description, userLimit } = organizationFixture;
const values = { name, description, userLimit: String(userLimit), secondFactorRequired: false };

const meta = {
  title: 'Organizations/GeneralSettings',
  component: GeneralSettings,
  render: (args) => <Kept {...args} />,
  args: {
    values,
    onChange: fn(),
    onSave: fn(),
    canSave: true,
    onDelete: fn(),
    deleteRefusal: '',
  },
} satisfies Meta<typeof GeneralSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const limit = canvas.getByRole('textbox', { name: /User limit/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '0{Enter}');
    await expect(limit).toHaveAccessibleDescription(/greater than zero/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(limit);
    await userEvent.type(limit, '12{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete organization' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete organization' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete organization' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { values: { name: '', description: '', userLimit: '', secondFactorRequired: false } },
};
export const Saving: Story = { args: { saving: 'busy' } };
export const Saved: Story = {
  args: { saving: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saved');
  },
};
export const NotSaved: Story = { args: { problem: 'The organization could not be updated. Please try again.' } };
export const WithSources: Story = {
  args: { deleteRefusal: 'An organization that has sources cannot be deleted. Delete its 3 sources first.' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete organization' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/cannot be deleted/);
  },
};
export const ForAdmins: Story = {
  render: ({ onDelete: _onDelete, ...args }) => <Kept {...args} />,
  args: { limitLocked: true },
};
export const SecondFactorRequired: Story = {
  args: { values: { ...values, secondFactorRequired: true } },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Members need a second factor' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(/^Members with a password act for/);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...values, secondFactorRequired: false });
  },
};
export const Loading: Story = { args: { values: null } };
export const German: Story = {
  decorators: [
    spoken('de', {
      Name: 'Organisationsbezeichnung',
      Description: 'Kurzbeschreibung',
      'User limit': 'Höchstzahl der Benutzerinnen und Benutzer',
      'Members and open invites together.': 'Mitglieder und offene Einladungen zusammen.',
      Save: 'Änderungen speichern',
      'Delete organization': 'Organisation unwiderruflich löschen',
    }),
  ],
  args: {
    values: { ...values, name: 'Universitätsklinikum für Gefäßchirurgie und Transplantationsmedizin' },
    deleteRefusal: 'Eine Organisation mit Literaturquellen kann nicht gelöscht werden.',
  },
};
export const Phone: Story = { ...WithSources, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
