import { secondFactorFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const meta = {
  title: 'Identity/SecondFactorPanel',
  component: SecondFactorPanel,
  args: {
    state: secondFactorFixtures.off,
    onSetUp: fn(),
    onRenew: fn(),
    onTurnOff: fn(),
    formatDate: (moment) => day.format(new Date(moment)),
  },
} satisfies Meta<typeof SecondFactorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  args: { state: secondFactorFixtures.on },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const section = within(canvas.getByRole('region', { name: 'Second factor' }));
    await expect(section.getByText('10 recovery codes are left')).toBeVisible();
    await expect(section.getByText('Since Jun 1, 2026')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRenew).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(section.getByRole('button', { name: 'Turn off the second factor' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};
export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set up the second factor' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};
export const FewCodes: Story = { args: { state: secondFactorFixtures.fewCodes } };
export const OnlyPasskeys: Story = { args: { state: secondFactorFixtures.onlyPasskeys } };
export const NoPassword: Story = { args: { state: secondFactorFixtures.noPassword } };
export const Loading: Story = { args: { state: null } };
export const NotLoaded: Story = {
  args: { state: null, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const German: Story = {
  args: { state: secondFactorFixtures.fewCodes },
  decorators: [
    spoken('de', {
      'Second factor': 'Zwei-Faktor-Authentisierung',
      'Beside the password, logging in asks for a code of an authenticator app on your phone. Whoever knows your password alone stays out.':
        'Neben dem Passwort verlangt die Anmeldung einen Code einer Authentifizierungsanwendung auf Ihrem Mobiltelefon. Wer nur Ihr Passwort kennt, bleibt draußen.',
      On: 'Eingeschaltet',
      'Since {date}': 'Seit {date}',
      'New recovery codes': 'Neue Wiederherstellungscodes erzeugen',
      'Turn off': 'Ausschalten',
      'Turn off the second factor': 'Ausschalten der Zwei-Faktor-Authentisierung',
    }),
  ],
};
export const Phone: Story = { ...FewCodes, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...FewCodes, globals: { direction: 'rtl' } };
