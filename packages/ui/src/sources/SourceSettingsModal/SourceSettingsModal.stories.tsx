import { sourceSettingsFormSchema } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { SourceSettingsModal, type SourceSettingsModalProps } from './SourceSettingsModal.tsx';

function Kept(props: SourceSettingsModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  const isComplete = sourceSettingsFormSchema.safeParse(values).success;
  return <SourceSettingsModal {...props} values={values} onChange={change} canSave={isComplete} />;
}

const values = {
  name: 'Cardiology protocols',
  description: 'Protocols, consent forms and statistical plans of the trials of our department.',
  languages: ['en', 'nl'],
  enabled: true,
  location: 'eu-central-1',
  retentionDays: '30',
  numberOfShards: '1',
  pageQuota: '20000',
};

const meta = {
  title: 'Sources/SourceSettingsModal',
  tags: ['overlay'],
  component: SourceSettingsModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    values,
    onChange: fn(),
    languages: ['en', 'nl', 'es', 'fr', 'de', 'pt'],
    locations: [
      { value: 'eu-central-1', label: 'eu-central-1' },
      { value: 'eu-west-1', label: 'eu-west-1' },
    ],
    retentionDays: { min: 1, max: 365 },
    numberOfShards: { min: 1, max: 20 },
    onSave: fn(),
    canSave: true,
  },
} satisfies Meta<typeof SourceSettingsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForSuperAdmins: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings of the source' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Region' }), 'eu-west-1');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Page quota' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Enabled' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...values,
      location: 'eu-west-1',
      pageQuota: '',
      enabled: false,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** Admins see the page quota and do not change it; with one region there is nothing to choose. */
export const ForAdmins: Story = {
  args: { quotaLocked: true, locations: [{ value: 'eu-central-1', label: 'On this server' }] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings of the source' }));
    await expect(dialog.getByRole('textbox', { name: 'Page quota' })).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: 'Region' })).toBeDisabled();
  },
};
export const Wrong: Story = {
  args: {
    values: { ...values, name: '', retentionDays: '0', numberOfShards: '21', pageQuota: 'many' },
    errors: {
      name: 'Fill this in.',
      retentionDays: 'Write a whole number of days from 1 to 365.',
      numberOfShards: 'Write a whole number from 1 to 20.',
      pageQuota: 'Write a whole number of pages up to 100,000,000.',
    },
  },
};
export const Saving: Story = { args: { busy: true } };
export const NotSaved: Story = { args: { problem: 'The settings could not be saved. Try again.' } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Settings of the source': 'Einstellungen der Dokumentenquelle',
      'Retention in days': 'Aufbewahrungsdauer gelöschter Dokumente in Tagen',
      'Shards of the index': 'Anzahl der Suchindexabschnitte',
      'Page quota': 'Seitenkontingent',
      Region: 'Speicherregion',
      Enabled: 'Freigeschaltet',
      Save: 'Speichern',
      Cancel: 'Abbrechen',
    }),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Wrong, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
