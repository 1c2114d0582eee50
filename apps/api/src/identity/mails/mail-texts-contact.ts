import type { InterfaceLanguage } from '@footnote/domain';
import type { ContactMail, MailText } from './mail-texts.ts';

/** What stands around a message that somebody wrote to the team, in the language of the page it was written on. */
export const CONTACT_TEXTS: Record<InterfaceLanguage, Record<ContactMail, MailText>> = {
  en: {
    'contact-message': {
      subject: 'A message to the team',
      paragraphs: ['Somebody filled in a form of Footnote in English:', '{facts}', '{query}'],
      button: null,
    },
  },
  de: {
    'contact-message': {
      subject: 'Eine Nachricht an das Team',
      paragraphs: ['Jemand hat ein Formular von Footnote auf Deutsch ausgefüllt:', '{facts}', '{query}'],
      button: null,
    },
  },
  es: {
    'contact-message': {
      subject: 'Un mensaje para el equipo',
      paragraphs: ['Alguien ha rellenado un formulario de Footnote en español:', '{facts}', '{query}'],
      button: null,
    },
  },
  fr: {
    'contact-message': {
      subject: 'Un message à l’équipe',
      paragraphs: ['Quelqu’un a rempli un formulaire de Footnote en français :', '{facts}', '{query}'],
      button: null,
    },
  },
  nl: {
    'contact-message': {
      subject: 'Een bericht aan het team',
      paragraphs: ['Iemand heeft een formulier van Footnote in het Nederlands ingevuld:', '{facts}', '{query}'],
      button: null,
    },
  },
  pt: {
    'contact-message': {
      subject: 'Uma mensagem para a equipe',
      paragraphs: ['Alguém preencheu um formulário do Footnote em português:', '{facts}', '{query}'],
      button: null,
    },
  },
};
