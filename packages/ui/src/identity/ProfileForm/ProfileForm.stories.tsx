import { OTHER_CHOICE, profileFormSchema } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
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
  institutionRole: '',
  jobTitle: '',
  company: '',
  workEmail: '',
  phone: '',
  optIn: false,
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
export const Complete: Story = {
  args: { values: { ...empty, institution: 'Practice', occupation: 'Nurse' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Role at the institution' }), 'Head nurse');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '+31 20 123 4567');
    const agreement = canvas.getByRole('checkbox', { name: 'How I use Footnote may be recorded to improve it' });
    await expect(agreement).toHaveAccessibleDescription(/you can take it back here at any time/);
    await userEvent.click(agreement);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ institutionRole: 'Head nurse', phone: '+31 20 123 4567', optIn: true }),
    );
  },
};
export const Errors: Story = {
  args: {
    values: { ...empty, workEmail: 'clinic.example', phone: 'call me' },
    errors: {
      institution: 'Choose your institution.',
      occupation: 'Choose your occupation.',
      workEmail: 'Enter a valid e-mail address.',
      phone: 'Enter a phone number, such as +31 20 123 4567.',
    },
  },
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
export const PutOff: Story = {
  args: { short: true, actions: <Button onClick={fn()}>Later</Button> },
};
export const Busy: Story = {
  args: { busy: true, values: { ...empty, institution: 'Practice', occupation: 'Nurse' } },
};
export const Phone: Story = { ...Errors, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
