import type { InterfaceLanguage } from '@footnote/domain';
import type { MailText, SecondFactorMail } from './mail-texts.ts';

type Texts = Record<SecondFactorMail, MailText>;

const en: Texts = {
  'second-factor-on': {
    subject: 'Your second factor is on',
    paragraphs: [
      'From now on, logging in to Footnote with {email} asks for a code of your authenticator app beside the password. All other devices were signed out.',
      'If this was not you, choose a new password at once and ask whoever runs your Footnote for help.',
    ],
    button: 'Open my profile',
  },
  'second-factor-off': {
    subject: 'Your second factor is off',
    paragraphs: [
      'From now on, logging in to Footnote with {email} asks for no code of an authenticator app any more.',
      'If this was not you, choose a new password at once and set the second factor up again.',
    ],
    button: 'Open my profile',
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    paragraphs: [
      'New recovery codes were made for {email} at Footnote. Earlier ones do not work any more.',
      'If this was not you, choose a new password at once and make new codes.',
    ],
    button: 'Open my profile',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    paragraphs: [
      'Somebody logged in to Footnote with {email}, the password and a recovery code. This code does not work any more.',
      'If this was not you, choose a new password at once. If you have lost your authenticator app, set the second factor up anew.',
    ],
    button: 'Open my profile',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    paragraphs: [
      'A passkey was added to {email} at Footnote. Whoever holds the device it is on, and can unlock it, can log in with it.',
      'If this was not you, remove the passkey in your profile at once and choose a new password.',
    ],
    button: 'Open my profile',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    paragraphs: [
      'A passkey was removed from {email} at Footnote. It opens the account no more.',
      'If this was not you, choose a new password at once and look at the security of your profile.',
    ],
    button: 'Open my profile',
  },
};

const nl: Texts = {
  'second-factor-on': {
    subject: 'Uw tweede factor staat aan',
    paragraphs: [
      'Vanaf nu vraagt inloggen bij Footnote met {email} naast het wachtwoord een code van uw authenticator-app. Alle andere apparaten zijn uitgelogd.',
      'Was u dit niet, kies dan meteen een nieuw wachtwoord en vraag de beheerder van uw Footnote om hulp.',
    ],
    button: 'Mijn profiel openen',
  },
  'second-factor-off': {
    subject: 'Uw tweede factor staat uit',
    paragraphs: [
      'Vanaf nu vraagt inloggen bij Footnote met {email} geen code van een authenticator-app meer.',
      'Was u dit niet, kies dan meteen een nieuw wachtwoord en stel de tweede factor opnieuw in.',
    ],
    button: 'Mijn profiel openen',
  },
  'recovery-codes-renewed': {
    subject: 'U hebt nieuwe herstelcodes',
    paragraphs: [
      'Voor {email} bij Footnote zijn nieuwe herstelcodes gemaakt. Eerdere codes werken niet meer.',
      'Was u dit niet, kies dan meteen een nieuw wachtwoord en maak nieuwe codes.',
    ],
    button: 'Mijn profiel openen',
  },
  'recovery-code-used': {
    subject: 'Er is een herstelcode gebruikt',
    paragraphs: [
      'Iemand heeft bij Footnote ingelogd met {email}, het wachtwoord en een herstelcode. Deze code werkt niet meer.',
      'Was u dit niet, kies dan meteen een nieuw wachtwoord. Bent u uw authenticator-app kwijt, stel de tweede factor dan opnieuw in.',
    ],
    button: 'Mijn profiel openen',
  },
  'passkey-added': {
    subject: 'Er is een toegangssleutel toegevoegd',
    paragraphs: [
      'Aan {email} bij Footnote is een toegangssleutel toegevoegd. Wie het apparaat heeft waarop deze staat, en het kan ontgrendelen, kan ermee inloggen.',
      'Was u dit niet, verwijder de toegangssleutel dan meteen in uw profiel en kies een nieuw wachtwoord.',
    ],
    button: 'Mijn profiel openen',
  },
  'passkey-removed': {
    subject: 'Er is een toegangssleutel verwijderd',
    paragraphs: [
      'Van {email} bij Footnote is een toegangssleutel verwijderd. Deze opent het account niet meer.',
      'Was u dit niet, kies dan meteen een nieuw wachtwoord en bekijk de beveiliging van uw profiel.',
    ],
    button: 'Mijn profiel openen',
  },
};

const de: Texts = {
  'second-factor-on': {
    subject: 'Ihr zweiter Faktor ist eingeschaltet',
    paragraphs: [
      'Ab jetzt verlangt die Anmeldung bei Footnote mit {email} neben dem Passwort einen Code Ihrer Authenticator-App. Alle anderen Geräte wurden abgemeldet.',
      'Waren Sie das nicht, wählen Sie sofort ein neues Passwort und bitten Sie die Verwaltung Ihres Footnote um Hilfe.',
    ],
    button: 'Mein Profil öffnen',
  },
  'second-factor-off': {
    subject: 'Ihr zweiter Faktor ist ausgeschaltet',
    paragraphs: [
      'Ab jetzt verlangt die Anmeldung bei Footnote mit {email} keinen Code einer Authenticator-App mehr.',
      'Waren Sie das nicht, wählen Sie sofort ein neues Passwort und richten Sie den zweiten Faktor erneut ein.',
    ],
    button: 'Mein Profil öffnen',
  },
  'recovery-codes-renewed': {
    subject: 'Sie haben neue Wiederherstellungscodes',
    paragraphs: [
      'Für {email} bei Footnote wurden neue Wiederherstellungscodes erzeugt. Frühere gelten nicht mehr.',
      'Waren Sie das nicht, wählen Sie sofort ein neues Passwort und erzeugen Sie neue Codes.',
    ],
    button: 'Mein Profil öffnen',
  },
  'recovery-code-used': {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    paragraphs: [
      'Jemand hat sich bei Footnote mit {email}, dem Passwort und einem Wiederherstellungscode angemeldet. Dieser Code gilt nicht mehr.',
      'Waren Sie das nicht, wählen Sie sofort ein neues Passwort. Haben Sie Ihre Authenticator-App verloren, richten Sie den zweiten Faktor neu ein.',
    ],
    button: 'Mein Profil öffnen',
  },
  'passkey-added': {
    subject: 'Ein Passkey wurde hinzugefügt',
    paragraphs: [
      'Zu {email} bei Footnote wurde ein Passkey hinzugefügt. Wer das Gerät hat, auf dem er liegt, und es entsperren kann, kann sich damit anmelden.',
      'Waren Sie das nicht, entfernen Sie den Passkey sofort in Ihrem Profil und wählen Sie ein neues Passwort.',
    ],
    button: 'Mein Profil öffnen',
  },
  'passkey-removed': {
    subject: 'Ein Passkey wurde entfernt',
    paragraphs: [
      'Von {email} bei Footnote wurde ein Passkey entfernt. Er öffnet das Konto nicht mehr.',
      'Waren Sie das nicht, wählen Sie sofort ein neues Passwort und prüfen Sie die Sicherheit in Ihrem Profil.',
    ],
    button: 'Mein Profil öffnen',
  },
};

const es: Texts = {
  'second-factor-on': {
    subject: 'Su segundo factor está activado',
    paragraphs: [
      'A partir de ahora, para iniciar sesión en Footnote con {email} se pide, además de la contraseña, un código de su aplicación de autenticación. Se ha cerrado la sesión en todos los demás dispositivos.',
      'Si no ha sido usted, elija enseguida una contraseña nueva y pida ayuda a quien administra su Footnote.',
    ],
    button: 'Abrir mi perfil',
  },
  'second-factor-off': {
    subject: 'Su segundo factor está desactivado',
    paragraphs: [
      'A partir de ahora, para iniciar sesión en Footnote con {email} ya no se pide ningún código de una aplicación de autenticación.',
      'Si no ha sido usted, elija enseguida una contraseña nueva y vuelva a configurar el segundo factor.',
    ],
    button: 'Abrir mi perfil',
  },
  'recovery-codes-renewed': {
    subject: 'Tiene códigos de recuperación nuevos',
    paragraphs: [
      'Se han creado códigos de recuperación nuevos para {email} en Footnote. Los anteriores ya no funcionan.',
      'Si no ha sido usted, elija enseguida una contraseña nueva y cree códigos nuevos.',
    ],
    button: 'Abrir mi perfil',
  },
  'recovery-code-used': {
    subject: 'Se ha usado un código de recuperación',
    paragraphs: [
      'Alguien ha iniciado sesión en Footnote con {email}, la contraseña y un código de recuperación. Ese código ya no funciona.',
      'Si no ha sido usted, elija enseguida una contraseña nueva. Si ha perdido su aplicación de autenticación, configure de nuevo el segundo factor.',
    ],
    button: 'Abrir mi perfil',
  },
  'passkey-added': {
    subject: 'Se ha añadido una clave de acceso',
    paragraphs: [
      'Se ha añadido una clave de acceso a {email} en Footnote. Quien tenga el dispositivo en el que está, y pueda desbloquearlo, puede iniciar sesión con ella.',
      'Si no ha sido usted, elimine enseguida la clave de acceso en su perfil y elija una contraseña nueva.',
    ],
    button: 'Abrir mi perfil',
  },
  'passkey-removed': {
    subject: 'Se ha eliminado una clave de acceso',
    paragraphs: [
      'Se ha eliminado una clave de acceso de {email} en Footnote. Ya no abre la cuenta.',
      'Si no ha sido usted, elija enseguida una contraseña nueva y revise la seguridad de su perfil.',
    ],
    button: 'Abrir mi perfil',
  },
};

const fr: Texts = {
  'second-factor-on': {
    subject: 'Votre second facteur est activé',
    paragraphs: [
      'Désormais, la connexion à Footnote avec {email} demande, en plus du mot de passe, un code de votre application d’authentification. Tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et demandez de l’aide à qui administre votre Footnote.',
    ],
    button: 'Ouvrir mon profil',
  },
  'second-factor-off': {
    subject: 'Votre second facteur est désactivé',
    paragraphs: [
      'Désormais, la connexion à Footnote avec {email} ne demande plus de code d’une application d’authentification.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et configurez à nouveau le second facteur.',
    ],
    button: 'Ouvrir mon profil',
  },
  'recovery-codes-renewed': {
    subject: 'Vous avez de nouveaux codes de secours',
    paragraphs: [
      'De nouveaux codes de secours ont été créés pour {email} sur Footnote. Les précédents ne fonctionnent plus.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et créez de nouveaux codes.',
    ],
    button: 'Ouvrir mon profil',
  },
  'recovery-code-used': {
    subject: 'Un code de secours a été utilisé',
    paragraphs: [
      'Quelqu’un s’est connecté à Footnote avec {email}, le mot de passe et un code de secours. Ce code ne fonctionne plus.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe. Si vous avez perdu votre application d’authentification, configurez à nouveau le second facteur.',
    ],
    button: 'Ouvrir mon profil',
  },
  'passkey-added': {
    subject: 'Une clé d’accès a été ajoutée',
    paragraphs: [
      'Une clé d’accès a été ajoutée à {email} sur Footnote. Quiconque détient l’appareil où elle se trouve, et peut le déverrouiller, peut se connecter avec elle.',
      'Si ce n’était pas vous, supprimez aussitôt la clé d’accès dans votre profil et choisissez un nouveau mot de passe.',
    ],
    button: 'Ouvrir mon profil',
  },
  'passkey-removed': {
    subject: 'Une clé d’accès a été supprimée',
    paragraphs: [
      'Une clé d’accès de {email} sur Footnote a été supprimée. Elle n’ouvre plus le compte.',
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et vérifiez la sécurité de votre profil.',
    ],
    button: 'Ouvrir mon profil',
  },
};

const pt: Texts = {
  'second-factor-on': {
    subject: 'Seu segundo fator está ativado',
    paragraphs: [
      'A partir de agora, entrar no Footnote com {email} pede, além da senha, um código do seu aplicativo autenticador. Todos os outros dispositivos foram desconectados.',
      'Se não foi você, escolha imediatamente uma nova senha e peça ajuda a quem administra o seu Footnote.',
    ],
    button: 'Abrir meu perfil',
  },
  'second-factor-off': {
    subject: 'Seu segundo fator está desativado',
    paragraphs: [
      'A partir de agora, entrar no Footnote com {email} não pede mais um código de um aplicativo autenticador.',
      'Se não foi você, escolha imediatamente uma nova senha e configure o segundo fator de novo.',
    ],
    button: 'Abrir meu perfil',
  },
  'recovery-codes-renewed': {
    subject: 'Você tem novos códigos de recuperação',
    paragraphs: [
      'Foram criados novos códigos de recuperação para {email} no Footnote. Os anteriores não funcionam mais.',
      'Se não foi você, escolha imediatamente uma nova senha e crie novos códigos.',
    ],
    button: 'Abrir meu perfil',
  },
  'recovery-code-used': {
    subject: 'Um código de recuperação foi usado',
    paragraphs: [
      'Alguém entrou no Footnote com {email}, a senha e um código de recuperação. Esse código não funciona mais.',
      'Se não foi você, escolha imediatamente uma nova senha. Se perdeu seu aplicativo autenticador, configure o segundo fator de novo.',
    ],
    button: 'Abrir meu perfil',
  },
  'passkey-added': {
    subject: 'Uma chave de acesso foi adicionada',
    paragraphs: [
      'Uma chave de acesso foi adicionada a {email} no Footnote. Quem tiver o dispositivo em que ela está, e puder desbloqueá-lo, pode entrar com ela.',
      'Se não foi você, remova imediatamente a chave de acesso no seu perfil e escolha uma nova senha.',
    ],
    button: 'Abrir meu perfil',
  },
  'passkey-removed': {
    subject: 'Uma chave de acesso foi removida',
    paragraphs: [
      'Uma chave de acesso de {email} no Footnote foi removida. Ela não abre mais a conta.',
      'Se não foi você, escolha imediatamente uma nova senha e confira a segurança do seu perfil.',
    ],
    button: 'Abrir meu perfil',
  },
};

/** The words of messages about the second factor of an account. */
export const SECOND_FACTOR_TEXTS: Record<InterfaceLanguage, Texts> = { en, nl, de, es, fr, pt };
