import { llmSettingsValues, readLlmSettings, type LlmSettingsProblem } from '@footnote/domain';
import { llmManagerFixture, llmSettingsFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { LlmSettingsForm, type LlmSettingsFormProps } from './LlmSettingsForm.tsx';

const words: Record<LlmSettingsProblem, string> = {
  required: 'Fill in this field.',
  number: 'Enter a number.',
  range: 'This number is outside its range.',
  json: 'This is not valid JSON from line 1, column 10 on.',
  json_object: 'Write a JSON object, such as { "seed": 7 }.',
};

/** Checks on saving, as an app does. */
function Kept(props: LlmSettingsFormProps) {
  const [values, setValues] = useState(props.values);
  const [errors, setErrors] = useState(props.errors ?? {});
  if (values === null) return <LlmSettingsForm {...props} />;
  const save = () => {
    const read = readLlmSettings(values);
    setErrors(read.ok ? {} : Object.fromEntries(Object.entries(read.error).map(([name, it]) => [name, words[it]])));
    if (read.ok) props.onSave();
  };
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <LlmSettingsForm {...props} values={values} onChange={change} errors={errors} onSave={save} />;
}

const values = llmSettingsValues(llmSettingsFixture);

const meta = {
  title: 'Admin/LlmSettingsForm',
  component: LlmSettingsForm,
  render: (args) => <Kept {...args} />,
  args: {
    values,
    onChange: fn(),
    providers: llmManagerFixture.providers,
    logDays: llmManagerFixture.logDays,
    onSave: fn(),
    onTry: fn(),
  },
} satisfies Meta<typeof LlmSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const custom = canvas.getByRole('textbox', { name: 'Custom configuration' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.clear(custom);
    await userEvent.type(custom, '{{"seed": ');
    await userEvent.click(save);
    await expect(custom).toHaveAccessibleDescription(/not valid JSON/);
    await userEvent.clear(custom);
    await userEvent.type(custom, '[[7]');
    await userEvent.click(save);
    await expect(custom).toHaveAccessibleDescription(/Write a JSON object/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(custom);
    await userEvent.type(custom, '{{"seed": 7}');
    await userEvent.click(canvas.getByRole('switch', { name: 'Expects JSON' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...values, custom: '{"seed": 7}', expectsJson: true });
    canvas.getByRole('textbox', { name: /Temperature/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(custom).not.toBeInvalid();
  },
};
export const NoModel: Story = {
  args: { values: { ...values, provider: 'extractive', model: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const provider = canvas.getByRole('combobox', { name: /Provider/ });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try it' })).toBeNull();
    // What the server has no key for is no choice.
    await expect(within(provider).queryByRole('option', { name: /Google/ })).toBeNull();
    await userEvent.selectOptions(provider, 'Anthropic');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ provider: 'anthropic' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await expect(args.onTry).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const KeyLost: Story = { args: { values: { ...values, provider: 'google' } } };
export const Trying: Story = { args: { trying: true } };
export const Empty: Story = {
  args: {
    values: { ...values, provider: '', model: '', temperature: '', topP: '', retryAttempts: '', custom: '' },
  },
};
export const Wrong: Story = {
  args: {
    values: { ...values, temperature: '3', retryAttempts: 'often', custom: '{ "seed": 7, }' },
    errors: { temperature: words.range, retryAttempts: words.number, custom: words.json },
  },
};
export const Saving: Story = { args: { saving: 'busy' } };
export const Saved: Story = {
  args: { saving: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saved');
  },
};
export const NotSaved: Story = { args: { problem: 'The provider refused these settings. Nothing was changed.' } };
export const Loading: Story = { args: { values: null } };
export const German: Story = {
  decorators: [
    spoken('de', {
      Provider: 'Sprachmodellanbieter',
      Model: 'Modellbezeichnung',
      Temperature: 'Antwortstreuung (Temperatur)',
      'Top P': 'Wahrscheinlichkeitsschwelle',
      'Retry attempts': 'Wiederholungsversuche',
      'Log to database': 'In der Datenbank protokollieren',
      'Expects JSON': 'JSON-formatierte Ausgabe erwarten',
      'Custom configuration': 'Benutzerdefinierte Konfiguration',
    }),
  ],
};
export const Phone: Story = { ...Wrong, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
