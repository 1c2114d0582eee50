import type { ArticleChange, InterfaceLanguage } from '@footnote/domain';

/** Messages of alerts: with new studies, and with nothing but changes of those that were told of. */
export const ALERT_MAILS = ['alert-studies', 'alert-changes'] as const;
export type AlertMail = (typeof ALERT_MAILS)[number];

/** The words of a message of an alert; `{title}` is its name, `{since}` a day, `{search}` what it looks for. */
export interface AlertText {
  /** No user’s words stand in it. */
  subject: Readonly<Record<AlertMail, string>>;
  intro: string;
  search: string;
  studies: string;
  changed: string;
  /** Says how many are not shown, as `{count}`. */
  more: string;
  change: Readonly<Record<ArticleChange, string>>;
  button: string;
  /** Why somebody gets it. */
  why: string;
  /** Words of the link that ends it. */
  unsubscribe: string;
}

/** What messages of alerts say, in every language. */
export const ALERT_TEXTS: Record<InterfaceLanguage, AlertText> = {
  en: {
    subject: {
      'alert-studies': 'New studies for your alert',
      'alert-changes': 'Studies your alert found earlier have changed',
    },
    intro: 'This is what your alert “{title}” found since {since}.',
    search: 'It looks for: {search}',
    studies: 'New studies',
    changed: 'Found by this alert earlier, and changed since',
    more: 'Not shown here: {count}',
    change: {
      retracted_by: 'Retracted',
      concern_by: 'Expression of concern',
      corrected_by: 'Corrected',
      republished_by: 'Corrected and republished',
    },
    button: 'See them in Footnote',
    why: 'You get this e-mail because you asked for it with {email}.',
    unsubscribe: 'Stop this alert',
  },
  de: {
    subject: {
      'alert-studies': 'Neue Studien zu Ihrem Suchauftrag',
      'alert-changes': 'Früher gefundene Studien Ihres Suchauftrags haben sich geändert',
    },
    intro: 'Das hat Ihr Suchauftrag „{title}“ seit dem {since} gefunden.',
    search: 'Gesucht wird: {search}',
    studies: 'Neue Studien',
    changed: 'Von diesem Suchauftrag früher gefunden und seither geändert',
    more: 'Hier nicht aufgeführt: {count}',
    change: {
      retracted_by: 'Zurückgezogen',
      concern_by: 'Bedenken der Redaktion',
      corrected_by: 'Korrigiert',
      republished_by: 'Korrigiert und neu veröffentlicht',
    },
    button: 'In Footnote ansehen',
    why: 'Sie erhalten diese E-Mail, weil Sie sie mit {email} bestellt haben.',
    unsubscribe: 'Diesen Suchauftrag beenden',
  },
  es: {
    subject: {
      'alert-studies': 'Nuevos estudios para su alerta',
      'alert-changes': 'Han cambiado estudios que su alerta encontró antes',
    },
    intro: 'Esto es lo que ha encontrado su alerta «{title}» desde el {since}.',
    search: 'Busca: {search}',
    studies: 'Nuevos estudios',
    changed: 'Encontrados antes por esta alerta y modificados desde entonces',
    more: 'No se muestran aquí: {count}',
    change: {
      retracted_by: 'Retractado',
      concern_by: 'Expresión de preocupación',
      corrected_by: 'Corregido',
      republished_by: 'Corregido y publicado de nuevo',
    },
    button: 'Verlos en Footnote',
    why: 'Recibe este correo porque lo solicitó con {email}.',
    unsubscribe: 'Detener esta alerta',
  },
  fr: {
    subject: {
      'alert-studies': 'Nouvelles études pour votre alerte',
      'alert-changes': 'Des études trouvées auparavant par votre alerte ont changé',
    },
    intro: 'Voici ce que votre alerte « {title} » a trouvé depuis le {since}.',
    search: 'Elle recherche : {search}',
    studies: 'Nouvelles études',
    changed: 'Trouvées auparavant par cette alerte et modifiées depuis',
    more: 'Non affichées ici : {count}',
    change: {
      retracted_by: 'Rétractée',
      concern_by: 'Expression de préoccupation',
      corrected_by: 'Corrigée',
      republished_by: 'Corrigée et republiée',
    },
    button: 'Les voir dans Footnote',
    why: 'Vous recevez cet e-mail parce que vous l’avez demandé avec {email}.',
    unsubscribe: 'Arrêter cette alerte',
  },
  nl: {
    subject: {
      'alert-studies': 'Nieuwe studies voor uw attendering',
      'alert-changes': 'Studies die uw attendering eerder vond, zijn gewijzigd',
    },
    intro: 'Dit heeft uw attendering ‘{title}’ gevonden sinds {since}.',
    search: 'Er wordt gezocht naar: {search}',
    studies: 'Nieuwe studies',
    changed: 'Eerder gevonden door deze attendering en sindsdien gewijzigd',
    more: 'Hier niet getoond: {count}',
    change: {
      retracted_by: 'Ingetrokken',
      concern_by: 'Bezorgdheid van de redactie',
      corrected_by: 'Gecorrigeerd',
      republished_by: 'Gecorrigeerd en opnieuw gepubliceerd',
    },
    button: 'Bekijken in Footnote',
    why: 'U krijgt deze e-mail omdat u er met {email} om hebt gevraagd.',
    unsubscribe: 'Deze attendering stoppen',
  },
  pt: {
    subject: {
      'alert-studies': 'Novos estudos para o seu alerta',
      'alert-changes': 'Estudos que o seu alerta encontrou antes mudaram',
    },
    intro: 'Isto é o que o seu alerta “{title}” encontrou desde {since}.',
    search: 'Ele procura: {search}',
    studies: 'Novos estudos',
    changed: 'Encontrados antes por este alerta e alterados desde então',
    more: 'Não mostrados aqui: {count}',
    change: {
      retracted_by: 'Retratado',
      concern_by: 'Manifestação de preocupação',
      corrected_by: 'Corrigido',
      republished_by: 'Corrigido e republicado',
    },
    button: 'Ver no Footnote',
    why: 'Você recebe este e-mail porque o pediu com {email}.',
    unsubscribe: 'Parar este alerta',
  },
};
