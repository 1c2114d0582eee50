import type { InterfaceLanguage } from '@footnote/domain';

/** Messages about the second factor of an account, whose words stand in a file of their own. */
export const SECOND_FACTOR_MAILS = [
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
] as const;
export type SecondFactorMail = (typeof SECOND_FACTOR_MAILS)[number];

/** Messages about what super admins do, whose words stand in a file of their own. */
export const ADMINISTRATION_MAILS = [
  'organization-suspended',
  'organization-resumed',
  'super-admin-granted',
  'super-admin-revoked',
] as const;
export type AdministrationMail = (typeof ADMINISTRATION_MAILS)[number];

/** Messages about sources and their documents, whose words stand in a file of their own. */
export const SOURCE_MAILS = ['documents-ready', 'documents-failed', 'pages-requested'] as const;
export type SourceMail = (typeof SOURCE_MAILS)[number];

/** Messages that users write to the team, whose frame stands in a file of its own. */
export const CONTACT_MAILS = ['contact-message'] as const;
export type ContactMail = (typeof CONTACT_MAILS)[number];

/** Messages about referrals, whose words stand in a file of their own. */
export const REFERRAL_MAILS = ['referral-invite', 'referral-succeeded'] as const;
export type ReferralMail = (typeof REFERRAL_MAILS)[number];

/** Messages about accounts, to those who may get one, and about what somebody is in an organization. */
export const ACCOUNT_MAILS = [
  'verify-email',
  'already-registered',
  'reset-password',
  'password-changed',
  ...SECOND_FACTOR_MAILS,
  'account-deleted',
  'organization-invite',
  'became-admin',
  'became-member',
  'member-removed',
  ...ADMINISTRATION_MAILS,
  ...SOURCE_MAILS,
  ...CONTACT_MAILS,
  ...REFERRAL_MAILS,
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

/** The words of a message; `{email}` stands for the address it is sent to, `{organization}` for the one it is about, `{inviter}` for who invites; those about sources name more. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** Words of the button, where there is one. */
  button: string | null;
}

/** What every message says around its own words. */
export interface MailFrame {
  greeting: string;
  /** Stands above the address of a button, for users whose program shows none. */
  copyLink: string;
  /** What to do when the message was not expected. */
  unexpected: string;
  /** What Footnote is, and that it is no medical advice. */
  footer: string;
}

type Texts = Record<
  Exclude<AccountMail, SecondFactorMail | AdministrationMail | SourceMail | ContactMail | ReferralMail>,
  MailText
> & {
  frame: MailFrame;
};

const en: Texts = {
  frame: {
    greeting: 'Hello,',
    copyLink: 'If the button does not work, copy this address into your browser:',
    unexpected: 'If this was not you, you need not do anything.',
    footer: 'Footnote answers questions from the biomedical literature, with references. It is not medical advice.',
  },
  'verify-email': {
    subject: 'Verify your e-mail address',
    paragraphs: [
      'Somebody registered at Footnote with {email}. Confirm that this address is yours; then you can log in.',
      'The link is valid for 24 hours.',
    ],
    button: 'Verify e-mail address',
  },
  'already-registered': {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody tried to register at Footnote with {email}, which has an account already.',
      'If you forgot your password, you can choose a new one on the log-in page.',
    ],
    button: 'Log in',
  },
  'reset-password': {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for {email} at Footnote.',
      'The link works once, and is valid for one hour. Your old password works until you choose a new one.',
    ],
    button: 'Choose a new password',
  },
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of {email} at Footnote was changed, and all devices were signed out.',
      'If this was not you, choose a new password at once.',
    ],
    button: 'Choose a new password',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    paragraphs: ['The account of {email} at Footnote was deleted, with everything that was saved in it.'],
    button: null,
  },
  'organization-invite': {
    subject: 'You are invited to an organization',
    paragraphs: [
      '{inviter} invites you, {email}, to use Footnote as one of {organization}.',
      'Log in or register with this address to answer. The link is valid for seven days.',
    ],
    button: 'See the invitation',
  },
  'became-admin': {
    subject: 'You are an admin of your organization now',
    paragraphs: [
      'You, {email}, are an admin of {organization} now: you manage its members, invites and settings.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open my profile',
  },
  'became-member': {
    subject: 'You are no longer an admin of your organization',
    paragraphs: [
      'You, {email}, are a member of {organization} now, and no longer one of its admins.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open my profile',
  },
  'member-removed': {
    subject: 'You no longer belong to an organization',
    paragraphs: [
      'You, {email}, were taken out of {organization}. What you made for it is out of your reach now; your account and your own chats stay.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open my profile',
  },
};

const nl: Texts = {
  frame: {
    greeting: 'Hallo,',
    copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
    unexpected: 'Was u dit niet, dan hoeft u niets te doen.',
    footer: 'Footnote beantwoordt vragen uit de biomedische literatuur, met verwijzingen. Het is geen medisch advies.',
  },
  'verify-email': {
    subject: 'Bevestig uw e-mailadres',
    paragraphs: [
      'Iemand heeft zich bij Footnote geregistreerd met {email}. Bevestig dat dit adres van u is; daarna kunt u inloggen.',
      'De link is 24 uur geldig.',
    ],
    button: 'E-mailadres bevestigen',
  },
  'already-registered': {
    subject: 'U hebt al een account',
    paragraphs: [
      'Iemand probeerde zich bij Footnote te registreren met {email}, waarvoor al een account bestaat.',
      'Bent u uw wachtwoord vergeten, dan kunt u op de inlogpagina een nieuw kiezen.',
    ],
    button: 'Inloggen',
  },
  'reset-password': {
    subject: 'Kies een nieuw wachtwoord',
    paragraphs: [
      'Iemand vroeg bij Footnote een nieuw wachtwoord aan voor {email}.',
      'De link werkt één keer en is een uur geldig. Uw oude wachtwoord werkt tot u een nieuw kiest.',
    ],
    button: 'Nieuw wachtwoord kiezen',
  },
  'password-changed': {
    subject: 'Uw wachtwoord is gewijzigd',
    paragraphs: [
      'Het wachtwoord van {email} bij Footnote is gewijzigd, en alle apparaten zijn uitgelogd.',
      'Was u dit niet, kies dan meteen een nieuw wachtwoord.',
    ],
    button: 'Nieuw wachtwoord kiezen',
  },
  'account-deleted': {
    subject: 'Uw account is verwijderd',
    paragraphs: ['Het account van {email} bij Footnote is verwijderd, met alles wat erin bewaard was.'],
    button: null,
  },
  'organization-invite': {
    subject: 'U bent uitgenodigd voor een organisatie',
    paragraphs: [
      '{inviter} nodigt u, {email}, uit om Footnote te gebruiken als lid van {organization}.',
      'Log in of registreer u met dit adres om te antwoorden. De link is zeven dagen geldig.',
    ],
    button: 'Uitnodiging bekijken',
  },
  'became-admin': {
    subject: 'U bent nu beheerder van uw organisatie',
    paragraphs: [
      'U, {email}, bent nu beheerder van {organization}: u beheert de leden, de uitnodigingen en de instellingen.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Mijn profiel openen',
  },
  'became-member': {
    subject: 'U bent geen beheerder van uw organisatie meer',
    paragraphs: [
      'U, {email}, bent nu lid van {organization} en geen beheerder meer.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Mijn profiel openen',
  },
  'member-removed': {
    subject: 'U hoort niet meer bij een organisatie',
    paragraphs: [
      'U, {email}, bent uit {organization} verwijderd. Wat u daarvoor hebt gemaakt, is niet meer bereikbaar; uw account en uw eigen chats blijven.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Mijn profiel openen',
  },
};

const de: Texts = {
  frame: {
    greeting: 'Guten Tag,',
    copyLink: 'Funktioniert die Schaltfläche nicht, kopieren Sie diese Adresse in Ihren Browser:',
    unexpected: 'Waren Sie das nicht, müssen Sie nichts tun.',
    footer:
      'Footnote beantwortet Fragen aus der biomedizinischen Literatur, mit Quellenangaben. Es ist keine medizinische Beratung.',
  },
  'verify-email': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Jemand hat sich bei Footnote mit {email} registriert. Bestätigen Sie, dass diese Adresse Ihnen gehört; danach können Sie sich anmelden.',
      'Der Link ist 24 Stunden gültig.',
    ],
    button: 'E-Mail-Adresse bestätigen',
  },
  'already-registered': {
    subject: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand wollte sich bei Footnote mit {email} registrieren; für diese Adresse gibt es bereits ein Konto.',
      'Haben Sie Ihr Passwort vergessen, können Sie auf der Anmeldeseite ein neues wählen.',
    ],
    button: 'Anmelden',
  },
  'reset-password': {
    subject: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Jemand hat bei Footnote ein neues Passwort für {email} angefordert.',
      'Der Link funktioniert einmal und ist eine Stunde gültig. Ihr altes Passwort gilt, bis Sie ein neues wählen.',
    ],
    button: 'Neues Passwort wählen',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort von {email} bei Footnote wurde geändert, und alle Geräte wurden abgemeldet.',
      'Waren Sie das nicht, wählen Sie sofort ein neues Passwort.',
    ],
    button: 'Neues Passwort wählen',
  },
  'account-deleted': {
    subject: 'Ihr Konto wurde gelöscht',
    paragraphs: ['Das Konto von {email} bei Footnote wurde gelöscht, mit allem, was darin gespeichert war.'],
    button: null,
  },
  'organization-invite': {
    subject: 'Sie sind in eine Organisation eingeladen',
    paragraphs: [
      '{inviter} lädt Sie, {email}, ein, Footnote gemeinsam mit {organization} zu nutzen.',
      'Melden Sie sich mit dieser Adresse an, oder registrieren Sie sich damit, um zu antworten. Der Link ist sieben Tage gültig.',
    ],
    button: 'Einladung ansehen',
  },
  'became-admin': {
    subject: 'Sie verwalten jetzt Ihre Organisation',
    paragraphs: [
      'Sie, {email}, sind jetzt Admin von {organization}: Sie verwalten die Mitglieder, die Einladungen und die Einstellungen.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Mein Profil öffnen',
  },
  'became-member': {
    subject: 'Sie verwalten Ihre Organisation nicht mehr',
    paragraphs: [
      'Sie, {email}, sind jetzt Mitglied von {organization} und nicht mehr Admin.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Mein Profil öffnen',
  },
  'member-removed': {
    subject: 'Sie gehören einer Organisation nicht mehr an',
    paragraphs: [
      'Sie, {email}, wurden aus {organization} entfernt. Was Sie für sie angelegt haben, ist für Sie nicht mehr erreichbar; Ihr Konto und Ihre eigenen Chats bleiben.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Mein Profil öffnen',
  },
};

export const WESTERN_TEXTS = { en, nl, de } as const satisfies Partial<Record<InterfaceLanguage, Texts>>;
export type { Texts };
