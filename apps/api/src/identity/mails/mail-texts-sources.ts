import type { InterfaceLanguage } from '@footnote/domain';
import type { MailText, SourceMail } from './mail-texts.ts';

type Texts = Record<SourceMail, MailText>;

const en: Texts = {
  'documents-ready': {
    subject: 'Your documents are ready',
    paragraphs: [
      'What you, {email}, uploaded to “{source}” of {organization} has been read. Ready to use: {ready}. Failed: {failed}.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open the source',
  },
  'documents-failed': {
    subject: 'Your documents could not be read',
    paragraphs: [
      'Nothing of what you, {email}, uploaded to “{source}” of {organization} can be searched. Failed: {failed}. The list of documents says why.',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open the source',
  },
  'pages-requested': {
    subject: 'More pages are requested',
    paragraphs: [
      'You, {email}, run this service. {requester} asks for {pages} pages for “{source}” of {organization}, which may have {quota} now.',
      'What they are for: {reason}',
      'You can turn these messages off under “My profile”.',
    ],
    button: 'Open the sources',
  },
};

const de: Texts = {
  'documents-ready': {
    subject: 'Ihre Dokumente sind bereit',
    paragraphs: [
      'Was Sie, {email}, in „{source}“ von {organization} hochgeladen haben, ist gelesen. Einsatzbereit: {ready}. Fehlgeschlagen: {failed}.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Quelle öffnen',
  },
  'documents-failed': {
    subject: 'Ihre Dokumente konnten nicht gelesen werden',
    paragraphs: [
      'Nichts von dem, was Sie, {email}, in „{source}“ von {organization} hochgeladen haben, kann durchsucht werden. Fehlgeschlagen: {failed}. Warum, steht in der Liste der Dokumente.',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Quelle öffnen',
  },
  'pages-requested': {
    subject: 'Mehr Seiten erbeten',
    paragraphs: [
      'Sie, {email}, betreiben diesen Dienst. {requester} bittet um {pages} Seiten für „{source}“ von {organization}; jetzt sind {quota} erlaubt.',
      'Wofür sie gebraucht werden: {reason}',
      'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
    ],
    button: 'Quellen öffnen',
  },
};

const fr: Texts = {
  'documents-ready': {
    subject: 'Vos documents sont prêts',
    paragraphs: [
      'Ce que vous, {email}, avez envoyé dans « {source} » de {organization} a été lu. Prêts à l’emploi : {ready}. En échec : {failed}.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir la source',
  },
  'documents-failed': {
    subject: 'Vos documents n’ont pas pu être lus',
    paragraphs: [
      'Rien de ce que vous, {email}, avez envoyé dans « {source} » de {organization} ne peut être consulté. En échec : {failed}. La liste des documents dit pourquoi.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir la source',
  },
  'pages-requested': {
    subject: 'Plus de pages sont demandées',
    paragraphs: [
      'Vous, {email}, administrez ce service. {requester} demande {pages} pages pour « {source} » de {organization}, qui peut en avoir {quota} aujourd’hui.',
      'À quoi elles serviront : {reason}',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir les sources',
  },
};

const es: Texts = {
  'documents-ready': {
    subject: 'Sus documentos están listos',
    paragraphs: [
      'Lo que usted, {email}, subió a «{source}» de {organization} ya se ha leído. Listos para usar: {ready}. Fallidos: {failed}.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir la fuente',
  },
  'documents-failed': {
    subject: 'No se pudieron leer sus documentos',
    paragraphs: [
      'Nada de lo que usted, {email}, subió a «{source}» de {organization} se puede consultar. Fallidos: {failed}. La lista de documentos dice por qué.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir la fuente',
  },
  'pages-requested': {
    subject: 'Se piden más páginas',
    paragraphs: [
      'Usted, {email}, gestiona este servicio. {requester} pide {pages} páginas para «{source}» de {organization}, que ahora puede tener {quota}.',
      'Para qué son: {reason}',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir las fuentes',
  },
};

const nl: Texts = {
  'documents-ready': {
    subject: 'Uw documenten zijn klaar',
    paragraphs: [
      'Wat u, {email}, hebt geüpload naar “{source}” van {organization} is gelezen. Klaar voor gebruik: {ready}. Mislukt: {failed}.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Bron openen',
  },
  'documents-failed': {
    subject: 'Uw documenten konden niet worden gelezen',
    paragraphs: [
      'Niets van wat u, {email}, hebt geüpload naar “{source}” van {organization} kan worden doorzocht. Mislukt: {failed}. De lijst met documenten zegt waarom.',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Bron openen',
  },
  'pages-requested': {
    subject: 'Er wordt om meer pagina’s gevraagd',
    paragraphs: [
      'U, {email}, beheert deze dienst. {requester} vraagt om {pages} pagina’s voor “{source}” van {organization}, die er nu {quota} mag hebben.',
      'Waarvoor ze zijn: {reason}',
      'U kunt deze berichten uitzetten onder “Mijn profiel”.',
    ],
    button: 'Bronnen openen',
  },
};

const pt: Texts = {
  'documents-ready': {
    subject: 'Seus documentos estão prontos',
    paragraphs: [
      'O que você, {email}, enviou para “{source}” de {organization} foi lido. Prontos para uso: {ready}. Com falha: {failed}.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir a fonte',
  },
  'documents-failed': {
    subject: 'Não foi possível ler seus documentos',
    paragraphs: [
      'Nada do que você, {email}, enviou para “{source}” de {organization} pode ser pesquisado. Com falha: {failed}. A lista de documentos diz por quê.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir a fonte',
  },
  'pages-requested': {
    subject: 'Mais páginas foram pedidas',
    paragraphs: [
      'Você, {email}, administra este serviço. {requester} pede {pages} páginas para “{source}” de {organization}, que agora pode ter {quota}.',
      'Para que servem: {reason}',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir as fontes',
  },
};

/** The words of messages about sources and their documents, in every language. */
export const SOURCE_TEXTS: Record<InterfaceLanguage, Texts> = { en, de, fr, es, nl, pt };
