import { OTHER_CHOICE, profileFormSchema } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from '../../primitives/Select/Select.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

function Kept(props: ProfileFormProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  const complete = profileFormSchema.safeParse(values).success;
  return <ProfileForm {...props} values={values} onChange={change} canSubmit={complete} />;
}

const listed = (...values: string[]) => values.map((value) => ({ value, label: value }));

const empty = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  institution: '',
  otherInstitution: '',
  occupation: '',
  otherOccupation: '',
};

const meta = {
  title: 'Identity/ProfileForm',
  component: ProfileForm,
  render: (args) => <Kept {...args} />,
  args: {
    email: 'ada@example.org',
    values: empty,
    onChange: fn(),
    onSubmit: fn(),
    canSubmit: false,
    otherChoice: OTHER_CHOICE,
    choices: {
      institutions: [
        { label: 'Health care', values: listed('University hospital', 'General hospital', 'Practice') },
        { label: 'Elsewhere', values: listed(OTHER_CHOICE) },
      ],
      occupations: [
        { label: 'Clinical', values: listed('Physician', 'Nurse', 'Pharmacist') },
        { label: 'Elsewhere', values: listed(OTHER_CHOICE) },
      ],
    },
    answerLanguage: (
      <Select
        label="Country and language of answers"
        options={[{ value: 'en', label: 'English' }]}
        value="en"
        onChange={fn()}
      />
    ),
    interfaceLanguages: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
    ],
    interfaceLanguage: 'en',
    onInterfaceLanguage: fn(),
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeDisabled();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Institution/ }), 'Practice');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Occupation/ }), OTHER_CHOICE);
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Your occupation/ }), 'Librarian{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Complete: Story = { args: { values: { ...empty, institution: 'Practice', occupation: 'Nurse' } } };
export const Errors: Story = {
  args: { errors: { institution: 'Choose your institution.', occupation: 'Choose your occupation.' } },
};
export const Loading: Story = {
  args: { choices: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: 'Loading institutions and occupations' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
export const Short: Story = {
  args: { short: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Institution/ }), 'Practice');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Occupation/ }), 'Nurse');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { busy: true, values: { ...empty, institution: 'Practice', occupation: 'Nurse' } },
};
export const Phone: Story = { ...Errors, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
