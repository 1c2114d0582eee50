import { defineMessages } from '../../messages/define-messages.ts';

/** What SingleSignOnSettings says. */
export const messages = defineMessages({
  name: {
    defaultMessage: 'Single sign-on',
    description: 'Heading: people of an organization log in with its own accounts',
  },
  text: {
    defaultMessage:
      'People with an address of your domains log in with the accounts of your organization, by OpenID Connect, and are members from then on.',
    description: 'Explains single sign-on to an admin of an organization',
  },
  loading: { defaultMessage: 'Single sign-on is loading', description: 'While the settings of single sign-on load' },
  failed: {
    defaultMessage: 'Single sign-on could not be loaded',
    description: 'Said instead of the settings of single sign-on',
  },
  again: { defaultMessage: 'Try again', description: 'Does something again that failed' },
  redirectUri: {
    defaultMessage: 'Redirect URI to enter at your provider',
    description: 'Names an address that is entered where single sign-on is set up at a provider',
  },
  copyUri: { defaultMessage: 'Copy the redirect URI', description: 'Button beside an address' },
  label: { defaultMessage: 'Name on the page to log in', description: 'Field: how a provider of accounts is called' },
  labelHint: {
    defaultMessage: 'Such as the name of your hospital: “Continue with …”.',
    description: 'Helps to fill in how a provider of accounts is called',
  },
  issuer: { defaultMessage: 'Issuer', description: 'Field: the address of a provider of accounts (OpenID Connect)' },
  issuerHint: {
    defaultMessage: 'The https address by which your provider calls itself.',
    description: 'Helps to fill in the issuer of a provider of accounts',
  },
  clientId: {
    defaultMessage: 'Client ID',
    description: 'Field: how this application is called at a provider of accounts',
  },
  clientSecret: {
    defaultMessage: 'Client secret',
    description: 'Field: what this application proves itself with at a provider of accounts',
  },
  secretKept: {
    defaultMessage: 'A secret is saved and not shown. Leave this empty to keep it.',
    description: 'Said at the field of a secret that is saved already',
  },
  save: { defaultMessage: 'Save single sign-on', description: 'Saves the settings of single sign-on' },
  saved: { defaultMessage: 'Saved', description: 'Said beside the button once settings are saved' },
  proven: {
    defaultMessage: 'An admin has logged in with it',
    description: 'State of single sign-on: it is known to work',
  },
  unproven: {
    defaultMessage: 'No admin has logged in with it yet',
    description: 'State of single sign-on: nobody knows whether it works',
  },
  only: {
    defaultMessage: 'Members log in with single sign-on alone',
    description: 'Whether members of an organization cannot log in with a password',
  },
  onlyHint: {
    defaultMessage:
      'Members with an address of your domains cannot use a password any more. Can be turned on once an admin has logged in with single sign-on.',
    description: 'Explains whether members of an organization cannot log in with a password',
  },
  end: { defaultMessage: 'End single sign-on', description: 'Button; a question follows' },
  endingTitle: { defaultMessage: 'End single sign-on?', description: 'The question before single sign-on is ended' },
  endingText: {
    defaultMessage:
      'Members stay members. Those who have no password ask for one on the page to log in, under “Forgot your password?”.',
    description: 'What follows from ending single sign-on',
  },
  endingKeep: { defaultMessage: 'Keep it', description: 'Answer to the question before single sign-on is ended' },
});
