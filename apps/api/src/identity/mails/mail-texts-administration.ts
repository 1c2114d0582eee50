import type { InterfaceLanguage } from '@footnote/domain';
import type { AdministrationMail, MailText } from './mail-texts.ts';

type Texts = Record<AdministrationMail, MailText>;

const en: Texts = {
  'organization-suspended': {
    subject: 'Your organization is suspended',
    paragraphs: [
      'You, {email}, are an admin of {organization}, which was suspended: nobody acts for it until it is resumed. What was made for it is kept.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open my profile',
  },
  'organization-resumed': {
    subject: 'Your organization is open again',
    paragraphs: [
      'You, {email}, are an admin of {organization}, which is no longer suspended. Members, chats and shared links are as they were.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open my profile',
  },
  'super-admin-granted': {
    subject: 'You are a super admin now',
    paragraphs: [
      'You, {email}, were made a super admin of Footnote: you administer users, organizations and the language model.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open my profile',
  },
  'super-admin-revoked': {
    subject: 'You are no longer a super admin',
    paragraphs: [
      'You, {email}, are no longer a super admin of Footnote. Your account and your own chats stay.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open my profile',
  },
};

const de: Texts = {
  'organization-suspended': {
    subject: 'Ihre Organisation ist gesperrt',
    paragraphs: [
      'Sie, {email}, verwalten {organization}. Diese Organisation wurde gesperrt: Niemand handelt für sie, bis die Sperre aufgehoben ist. Was für sie angelegt wurde, bleibt erhalten.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Mein Profil öffnen',
  },
  'organization-resumed': {
    subject: 'Ihre Organisation ist nicht mehr gesperrt',
    paragraphs: [
      'Sie, {email}, verwalten {organization}. Die Sperre dieser Organisation ist aufgehoben. Mitglieder, Chats und geteilte Links sind wie zuvor.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Mein Profil öffnen',
  },
  'super-admin-granted': {
    subject: 'Sie gehören jetzt zur Systemverwaltung',
    paragraphs: [
      'Sie, {email}, gehören jetzt zur Systemverwaltung von Footnote: Sie verwalten Benutzerkonten, Organisationen und das Sprachmodell.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Mein Profil öffnen',
  },
  'super-admin-revoked': {
    subject: 'Sie gehören nicht mehr zur Systemverwaltung',
    paragraphs: [
      'Sie, {email}, gehören nicht mehr zur Systemverwaltung von Footnote. Ihr Konto und Ihre eigenen Chats bleiben.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Mein Profil öffnen',
  },
};

const fr: Texts = {
  'organization-suspended': {
    subject: 'Votre organisation est suspendue',
    paragraphs: [
      'Vous, {email}, administrez {organization}, qui a été suspendue : personne n’agit pour elle tant qu’elle n’est pas rétablie. Ce qui a été fait pour elle est conservé.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir mon profil',
  },
  'organization-resumed': {
    subject: 'Votre organisation est rétablie',
    paragraphs: [
      'Vous, {email}, administrez {organization}, qui n’est plus suspendue. Les membres, les conversations et les liens partagés sont comme avant.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir mon profil',
  },
  'super-admin-granted': {
    subject: 'Vous êtes maintenant super-administrateur',
    paragraphs: [
      'Vous, {email}, êtes maintenant super-administrateur de Footnote : vous gérez les utilisateurs, les organisations et le modèle de langage.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir mon profil',
  },
  'super-admin-revoked': {
    subject: 'Vous n’êtes plus super-administrateur',
    paragraphs: [
      'Vous, {email}, n’êtes plus super-administrateur de Footnote. Votre compte et vos propres conversations restent.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir mon profil',
  },
};

const es: Texts = {
  'organization-suspended': {
    subject: 'Su organización está suspendida',
    paragraphs: [
      'Usted, {email}, administra {organization}, que ha sido suspendida: nadie actúa en su nombre hasta que se reactive. Lo que se hizo para ella se conserva.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir mi perfil',
  },
  'organization-resumed': {
    subject: 'Su organización está reactivada',
    paragraphs: [
      'Usted, {email}, administra {organization}, que ya no está suspendida. Los miembros, los chats y los enlaces compartidos están como antes.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir mi perfil',
  },
  'super-admin-granted': {
    subject: 'Ahora es superadministrador',
    paragraphs: [
      'Usted, {email}, es ahora superadministrador de Footnote: gestiona los usuarios, las organizaciones y el modelo de lenguaje.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir mi perfil',
  },
  'super-admin-revoked': {
    subject: 'Ya no es superadministrador',
    paragraphs: [
      'Usted, {email}, ya no es superadministrador de Footnote. Su cuenta y sus propios chats se conservan.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir mi perfil',
  },
};

const nl: Texts = {
  'organization-suspended': {
    subject: 'Uw organisatie is geblokkeerd',
    paragraphs: [
      'U, {email}, beheert {organization}, die is geblokkeerd: niemand handelt ervoor totdat de blokkering is opgeheven. Wat ervoor is gemaakt, blijft bewaard.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Mijn profiel openen',
  },
  'organization-resumed': {
    subject: 'Uw organisatie is niet meer geblokkeerd',
    paragraphs: [
      'U, {email}, beheert {organization}, die niet meer is geblokkeerd. Leden, chats en gedeelde links zijn zoals ze waren.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Mijn profiel openen',
  },
  'super-admin-granted': {
    subject: 'U bent nu systeembeheerder',
    paragraphs: [
      'U, {email}, bent nu systeembeheerder van Footnote: u beheert gebruikers, organisaties en het taalmodel.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Mijn profiel openen',
  },
  'super-admin-revoked': {
    subject: 'U bent geen systeembeheerder meer',
    paragraphs: [
      'U, {email}, bent geen systeembeheerder van Footnote meer. Uw account en uw eigen chats blijven.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Mijn profiel openen',
  },
};

const pt: Texts = {
  'organization-suspended': {
    subject: 'Sua organização está suspensa',
    paragraphs: [
      'Você, {email}, administra {organization}, que foi suspensa: ninguém age por ela até que seja reativada. O que foi feito para ela é mantido.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir meu perfil',
  },
  'organization-resumed': {
    subject: 'Sua organização foi reativada',
    paragraphs: [
      'Você, {email}, administra {organization}, que não está mais suspensa. Membros, chats e links compartilhados estão como antes.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir meu perfil',
  },
  'super-admin-granted': {
    subject: 'Agora você é superadministrador',
    paragraphs: [
      'Você, {email}, agora é superadministrador do Footnote: cuida dos usuários, das organizações e do modelo de linguagem.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir meu perfil',
  },
  'super-admin-revoked': {
    subject: 'Você não é mais superadministrador',
    paragraphs: [
      'Você, {email}, não é mais superadministrador do Footnote. Sua conta e seus próprios chats continuam.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir meu perfil',
  },
};

/** The words of messages about what super admins do, in every language. */
export const ADMINISTRATION_TEXTS: Record<InterfaceLanguage, Texts> = { en, de, fr, es, nl, pt };
