import { singleSignOnUpdateSchema } from '@footnote/domain';
import { singleSignOnFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { errorsOf } from '../problems.fixtures.ts';
import { SingleSignOnSettings, type SingleSignOnSettingsProps } from './SingleSignOnSettings.tsx';

function Kept(props: SingleSignOnSettingsProps) {
  const [values, setValues] = useState(props.values);
  const wrong = errorsOf(singleSignOnUpdateSchema, values);
  return (
    <SingleSignOnSettings
      {...props}
      values={values}
      errors={values === props.values ? {} : wrong}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

const { redirectUri, connection } = singleSignOnFixture;
const values = {
  label: connection?.label ?? '',
  issuer: connection?.issuer ?? '',
  clientId: connection?.clientId ?? '',
  clientSecret: '',
};

const meta = {
  title: 'Organizations/SingleSignOnSettings',
  component: SingleSignOnSettings,
  render: (args) => <Kept {...args} />,
  args: { settings: { redirectUri, connection }, values, onChange: fn(), onSave: fn(), onOnly: fn(), onEnd: fn() },
} satisfies Meta<typeof SingleSignOnSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proven: Story = {
  play: async ({ canvasElement, args }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Single sign-on' }));
    await expect(section.getByLabelText(/Client secret/)).toHaveAccessibleDescription(/keep it/);
    await userEvent.click(section.getByRole('checkbox', { name: 'Members log in with single sign-on alone' }));
    await expect(args.onOnly).toHaveBeenCalledWith(true);
    const issuer = section.getByRole('textbox', { name: /Issuer/ });
    await userEvent.clear(issuer);
    await expect(issuer).toHaveAccessibleDescription(/Fill in this field/);
    await userEvent.type(issuer, 'https://id.example.org{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(section.getByRole('button', { name: 'End single sign-on' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'End single sign-on' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const NotSetUp: Story = {
  args: {
    settings: { redirectUri, connection: null },
    values: { label: '', issuer: '', clientId: '', clientSecret: '' },
  },
};
export const NotProven: Story = {
  args: { settings: { redirectUri, connection: connection === null ? null : { ...connection, provenAt: null } } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /single sign-on alone/ });
    await expect(box).toBeDisabled();
  },
};
export const Saving: Story = { args: { saving: 'busy' } };
export const Saved: Story = {
  args: { saving: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Saved')).toBeVisible();
  },
};
export const NotSaved: Story = {
  args: { problem: 'The provider could not be read. It has to answer this server at a public https address.' },
};
export const NotChanged: Story = { args: { changeProblem: 'Too many requests at once. Wait a moment and try again.' } };
export const Loading: Story = { args: { settings: null } };
export const NotLoaded: Story = {
  args: { settings: null, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Single sign-on': 'Anmeldung über das eigene Benutzerverzeichnis',
      'Redirect URI to enter at your provider': 'Weiterleitungsadresse, die beim Identitätsanbieter einzutragen ist',
      'Name on the page to log in': 'Bezeichnung auf der Anmeldeseite',
      'Save single sign-on': 'Anmeldeeinstellungen speichern',
      'Members log in with single sign-on alone':
        'Mitglieder melden sich ausschließlich über das Benutzerverzeichnis an',
      'An admin has logged in with it': 'Eine Administratorin oder ein Administrator hat sich damit angemeldet',
      'End single sign-on': 'Anmeldung über das Benutzerverzeichnis beenden',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Saved, globals: { direction: 'rtl' } };
