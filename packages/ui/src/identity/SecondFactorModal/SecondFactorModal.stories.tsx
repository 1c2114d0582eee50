import { recoveryCodesFixture, secondFactorSetupFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { SecondFactorModal, type SecondFactorModalProps } from './SecondFactorModal.tsx';

function Kept(props: SecondFactorModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <SecondFactorModal {...props} values={values} onChange={change} />;
}

/** Goes through the steps as a page does. */
function Steps(props: SecondFactorModalProps) {
  const [stage, setStage] = useState(props.stage);
  const go = () => {
    props.onSubmit();
    setStage(
      stage.step === 'prove'
        ? { step: 'app', setup: secondFactorSetupFixture }
        : { step: 'codes', codes: recoveryCodesFixture },
    );
  };
  return <Kept {...props} stage={stage} onSubmit={go} />;
}

const app = { step: 'app', setup: secondFactorSetupFixture } as const;
const codes = { step: 'codes', codes: recoveryCodesFixture } as const;

const meta = {
  title: 'Identity/SecondFactorModal',
  tags: ['overlay'],
  component: SecondFactorModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    stage: { step: 'prove', purpose: 'set-up' },
    email: 'ada.lovelace@example.org',
    values: { currentPassword: '', code: '' },
    onChange: fn(),
    onSubmit: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof SecondFactorModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetUp: Story = {
  render: (args) => <Steps {...args} />,
  play: async ({ args }) => {
    const first = within(await screen.findByRole('dialog', { name: 'Set up the second factor' }));
    await expect(first.getByLabelText(/^Current password/)).toHaveFocus();
    await userEvent.keyboard('secret{Enter}');
    const second = within(await screen.findByRole('dialog', { name: 'Connect your authenticator app' }));
    await expect(second.getByRole('img', { name: 'Key for your authenticator app' })).toBeVisible();
    await expect(second.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(second.getByRole('textbox', { name: /^Code/ })).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ currentPassword: 'secret', code: '123456' });
    const third = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(third.getByText(/^If you lose/)).toHaveFocus();
    const list = within(third.getByRole('list', { name: 'Recovery codes' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(third.getByRole('button', { name: 'Download the codes' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(third.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const PasswordIncorrect: Story = {
  args: { values: { currentPassword: 'x', code: '' }, errors: { currentPassword: 'Password incorrect' } },
};
export const App: Story = { args: { stage: app } };
export const WrongCode: Story = {
  args: {
    stage: app,
    values: { currentPassword: 'x', code: '123456' },
    errors: { code: 'This code is wrong, too old, or was used already.' },
  },
};
export const Codes: Story = { args: { stage: codes } };
export const NewCodes: Story = {
  args: { stage: { step: 'prove', purpose: 'renew' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'secret');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Code of the app/ }), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const TurnOff: Story = { args: { stage: { step: 'prove', purpose: 'turn-off' } } };
export const TooManyAttempts: Story = {
  args: {
    stage: { step: 'prove', purpose: 'turn-off' },
    values: { currentPassword: 'x', code: '123456' },
    problem: 'Too many attempts. Wait a moment and try again.',
  },
};
export const Busy: Story = { args: { stage: app, values: { currentPassword: 'x', code: '123456' }, busy: true } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  args: { stage: app, errors: { code: 'Dieser Code ist falsch, zu alt oder wurde schon benutzt.' } },
  decorators: [
    spoken('de', {
      'Connect your authenticator app': 'Authentifizierungsanwendung verbinden',
      'Scan this picture with the app. Then enter the code that it shows.':
        'Lesen Sie dieses Bild mit der Anwendung ein. Geben Sie danach den Code ein, den sie anzeigt.',
      'Open in an app on this device': 'In einer Anwendung auf diesem Gerät öffnen',
      'If you cannot scan it, type or copy this key into the app:':
        'Können Sie es nicht einlesen, übertragen Sie diesen Schlüssel in die Anwendung:',
      'Copy the key': 'Schlüssel kopieren',
      'You stay logged in here. Everywhere else you are logged out.':
        'Hier bleiben Sie angemeldet. Überall sonst werden Sie abgemeldet.',
      Code: 'Bestätigungscode',
      'Turn on': 'Einschalten',
      Cancel: 'Abbrechen',
      Close: 'Schließen',
    }),
  ],
};
export const Phone: Story = { ...WrongCode, globals: { viewport: { value: 'phone' } } };
export const CodesOnAPhone: Story = { ...Codes, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { stage: app }, globals: { direction: 'rtl' } };
