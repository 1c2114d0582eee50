import type { AnswerStance, ArticleChange, InterfaceLanguage } from '@footnote/domain';

/**
 * Messages of alerts: of searches or of answers, with new studies or with nothing but changes of those that were told of or cited;
 * with a study that may contradict an answer; and of both.
 */
export const ALERT_MAILS = [
  'alert-studies',
  'alert-changes',
  'answer-contradicted',
  'answer-studies',
  'answer-changes',
  'alert-digest',
] as const;
export type AlertMail = (typeof ALERT_MAILS)[number];

/** The words of a message of an alert; `{title}` is its name, `{since}` a day, `{search}` what it looks for. */
export interface AlertText {
  /** No user’s words stand in it. */
  subject: Readonly<Record<AlertMail, string>>;
  intro: string;
  search: string;
  /** Said of an answer; `{title}` is its question. */
  answerIntro: string;
  /** What comparing by rules is worth. */
  answerNote: string;
  /** What a new study may be to an answer. */
  stance: Readonly<Record<AnswerStance, string>>;
  studies: string;
  changed: string;
  /** The studies that an answer cites, or that were told of later. */
  answerChanged: string;
  /** Says how many are not shown, as `{count}`. */
  more: string;
  change: Readonly<Record<ArticleChange, string>>;
  button: string;
  answerButton: string;
  /** Why somebody gets it. */
  why: string;
  /** Words of the link that ends it. */
  unsubscribe: string;
  unfollow: string;
  /** The same for all that a message tells of. */
  unsubscribeAll: string;
}

/** What messages of alerts say, in every language. */
export const ALERT_TEXTS: Record<InterfaceLanguage, AlertText> = {
  en: {
    subject: {
      'alert-studies': 'New studies for your alert',
      'alert-changes': 'Studies your alert found earlier have changed',
      'answer-contradicted': 'A new study may change an answer you follow',
      'answer-studies': 'New studies on a question you follow',
      'answer-changes': 'Studies behind an answer you follow have changed',
      'alert-digest': 'New in what you follow',
    },
    intro: 'This is what your alert “{title}” found since {since}.',
    search: 'It looks for: {search}',
    answerIntro: 'This is new since {since} on the question “{title}”, whose answer you follow.',
    answerNote:
      'Footnote compared these studies with your answer by rules, from their abstracts alone. Read a study before you rely on it.',
    stance: {
      contradicts: 'May contradict your answer',
      confirms: 'Agrees with your answer',
      unknown: 'New study on your question',
    },
    studies: 'New studies',
    changed: 'Found by this alert earlier, and changed since',
    answerChanged: 'Cited in your answer or told of since, and changed',
    more: 'Not shown here: {count}',
    change: {
      retracted_by: 'Retracted',
      concern_by: 'Expression of concern',
      corrected_by: 'Corrected',
      republished_by: 'Corrected and republished',
    },
    button: 'See them in Footnote',
    answerButton: 'See your answer in Footnote',
    why: 'You get this e-mail because you asked for it with {email}.',
    unsubscribe: 'Stop this alert',
    unfollow: 'Stop following this answer',
    unsubscribeAll: 'Stop all of these',
  },
  de: {
    subject: {
      'alert-studies': 'Neue Studien zu Ihrem Suchauftrag',
      'alert-changes': 'Früher gefundene Studien Ihres Suchauftrags haben sich geändert',
      'answer-contradicted': 'Eine neue Studie könnte eine Antwort ändern, der Sie folgen',
      'answer-studies': 'Neue Studien zu einer Frage, der Sie folgen',
      'answer-changes': 'Studien hinter einer Antwort, der Sie folgen, haben sich geändert',
      'alert-digest': 'Neues zu dem, was Sie verfolgen',
    },
    intro: 'Das hat Ihr Suchauftrag „{title}“ seit dem {since} gefunden.',
    search: 'Gesucht wird: {search}',
    answerIntro: 'Das ist seit dem {since} neu zur Frage „{title}“, deren Antwort Sie folgen.',
    answerNote:
      'Footnote hat diese Studien nach Regeln mit Ihrer Antwort verglichen, allein anhand der Abstracts. Lesen Sie eine Studie, bevor Sie sich auf sie stützen.',
    stance: {
      contradicts: 'Könnte Ihrer Antwort widersprechen',
      confirms: 'Stimmt mit Ihrer Antwort überein',
      unknown: 'Neue Studie zu Ihrer Frage',
    },
    studies: 'Neue Studien',
    changed: 'Von diesem Suchauftrag früher gefunden und seither geändert',
    answerChanged: 'In Ihrer Antwort zitiert oder seither gemeldet und nun geändert',
    more: 'Hier nicht aufgeführt: {count}',
    change: {
      retracted_by: 'Zurückgezogen',
      concern_by: 'Bedenken der Redaktion',
      corrected_by: 'Korrigiert',
      republished_by: 'Korrigiert und neu veröffentlicht',
    },
    button: 'In Footnote ansehen',
    answerButton: 'Ihre Antwort in Footnote ansehen',
    why: 'Sie erhalten diese E-Mail, weil Sie sie mit {email} bestellt haben.',
    unsubscribe: 'Diesen Suchauftrag beenden',
    unfollow: 'Dieser Antwort nicht mehr folgen',
    unsubscribeAll: 'Alles davon beenden',
  },
  es: {
    subject: {
      'alert-studies': 'Nuevos estudios para su alerta',
      'alert-changes': 'Han cambiado estudios que su alerta encontró antes',
      'answer-contradicted': 'Un nuevo estudio podría cambiar una respuesta que sigue',
      'answer-studies': 'Nuevos estudios sobre una pregunta que sigue',
      'answer-changes': 'Han cambiado estudios de una respuesta que sigue',
      'alert-digest': 'Novedades de lo que sigue',
    },
    intro: 'Esto es lo que ha encontrado su alerta «{title}» desde el {since}.',
    search: 'Busca: {search}',
    answerIntro: 'Esto es nuevo desde el {since} sobre la pregunta «{title}», cuya respuesta sigue.',
    answerNote:
      'Footnote ha comparado estos estudios con su respuesta mediante reglas, solo a partir de sus resúmenes. Lea un estudio antes de basarse en él.',
    stance: {
      contradicts: 'Podría contradecir su respuesta',
      confirms: 'Coincide con su respuesta',
      unknown: 'Nuevo estudio sobre su pregunta',
    },
    studies: 'Nuevos estudios',
    changed: 'Encontrados antes por esta alerta y modificados desde entonces',
    answerChanged: 'Citados en su respuesta o comunicados después, y modificados',
    more: 'No se muestran aquí: {count}',
    change: {
      retracted_by: 'Retractado',
      concern_by: 'Expresión de preocupación',
      corrected_by: 'Corregido',
      republished_by: 'Corregido y publicado de nuevo',
    },
    button: 'Verlos en Footnote',
    answerButton: 'Ver su respuesta en Footnote',
    why: 'Recibe este correo porque lo solicitó con {email}.',
    unsubscribe: 'Detener esta alerta',
    unfollow: 'Dejar de seguir esta respuesta',
    unsubscribeAll: 'Detener todo esto',
  },
  fr: {
    subject: {
      'alert-studies': 'Nouvelles études pour votre alerte',
      'alert-changes': 'Des études trouvées auparavant par votre alerte ont changé',
      'answer-contradicted': 'Une nouvelle étude pourrait changer une réponse que vous suivez',
      'answer-studies': 'Nouvelles études sur une question que vous suivez',
      'answer-changes': 'Des études d’une réponse que vous suivez ont changé',
      'alert-digest': 'Du nouveau dans ce que vous suivez',
    },
    intro: 'Voici ce que votre alerte « {title} » a trouvé depuis le {since}.',
    search: 'Elle recherche : {search}',
    answerIntro: 'Voici ce qui est nouveau depuis le {since} sur la question « {title} », dont vous suivez la réponse.',
    answerNote:
      'Footnote a comparé ces études à votre réponse selon des règles, à partir des seuls résumés. Lisez une étude avant de vous y fier.',
    stance: {
      contradicts: 'Pourrait contredire votre réponse',
      confirms: 'Concorde avec votre réponse',
      unknown: 'Nouvelle étude sur votre question',
    },
    studies: 'Nouvelles études',
    changed: 'Trouvées auparavant par cette alerte et modifiées depuis',
    answerChanged: 'Citées dans votre réponse ou signalées depuis, et modifiées',
    more: 'Non affichées ici : {count}',
    change: {
      retracted_by: 'Rétractée',
      concern_by: 'Expression de préoccupation',
      corrected_by: 'Corrigée',
      republished_by: 'Corrigée et republiée',
    },
    button: 'Les voir dans Footnote',
    answerButton: 'Voir votre réponse dans Footnote',
    why: 'Vous recevez cet e-mail parce que vous l’avez demandé avec {email}.',
    unsubscribe: 'Arrêter cette alerte',
    unfollow: 'Ne plus suivre cette réponse',
    unsubscribeAll: 'Tout arrêter',
  },
  nl: {
    subject: {
      'alert-studies': 'Nieuwe studies voor uw attendering',
      'alert-changes': 'Studies die uw attendering eerder vond, zijn gewijzigd',
      'answer-contradicted': 'Een nieuwe studie kan een antwoord veranderen dat u volgt',
      'answer-studies': 'Nieuwe studies over een vraag die u volgt',
      'answer-changes': 'Studies achter een antwoord dat u volgt, zijn gewijzigd',
      'alert-digest': 'Nieuws over wat u volgt',
    },
    intro: 'Dit heeft uw attendering ‘{title}’ gevonden sinds {since}.',
    search: 'Er wordt gezocht naar: {search}',
    answerIntro: 'Dit is sinds {since} nieuw over de vraag ‘{title}’, waarvan u het antwoord volgt.',
    answerNote:
      'Footnote heeft deze studies volgens regels met uw antwoord vergeleken, alleen op basis van hun abstracts. Lees een studie voordat u erop vertrouwt.',
    stance: {
      contradicts: 'Kan uw antwoord tegenspreken',
      confirms: 'Komt overeen met uw antwoord',
      unknown: 'Nieuwe studie over uw vraag',
    },
    studies: 'Nieuwe studies',
    changed: 'Eerder gevonden door deze attendering en sindsdien gewijzigd',
    answerChanged: 'In uw antwoord geciteerd of sindsdien gemeld, en gewijzigd',
    more: 'Hier niet getoond: {count}',
    change: {
      retracted_by: 'Ingetrokken',
      concern_by: 'Bezorgdheid van de redactie',
      corrected_by: 'Gecorrigeerd',
      republished_by: 'Gecorrigeerd en opnieuw gepubliceerd',
    },
    button: 'Bekijken in Footnote',
    answerButton: 'Uw antwoord bekijken in Footnote',
    why: 'U krijgt deze e-mail omdat u er met {email} om hebt gevraagd.',
    unsubscribe: 'Deze attendering stoppen',
    unfollow: 'Dit antwoord niet meer volgen',
    unsubscribeAll: 'Dit alles stoppen',
  },
  pt: {
    subject: {
      'alert-studies': 'Novos estudos para o seu alerta',
      'alert-changes': 'Estudos que o seu alerta encontrou antes mudaram',
      'answer-contradicted': 'Um novo estudo pode mudar uma resposta que você acompanha',
      'answer-studies': 'Novos estudos sobre uma pergunta que você acompanha',
      'answer-changes': 'Mudaram estudos de uma resposta que você acompanha',
      'alert-digest': 'Novidades do que você acompanha',
    },
    intro: 'Isto é o que o seu alerta “{title}” encontrou desde {since}.',
    search: 'Ele procura: {search}',
    answerIntro: 'Isto é novo desde {since} sobre a pergunta “{title}”, cuja resposta você acompanha.',
    answerNote:
      'O Footnote comparou estes estudos com a sua resposta por regras, apenas a partir dos resumos. Leia um estudo antes de se basear nele.',
    stance: {
      contradicts: 'Pode contradizer a sua resposta',
      confirms: 'Concorda com a sua resposta',
      unknown: 'Novo estudo sobre a sua pergunta',
    },
    studies: 'Novos estudos',
    changed: 'Encontrados antes por este alerta e alterados desde então',
    answerChanged: 'Citados na sua resposta ou informados desde então, e alterados',
    more: 'Não mostrados aqui: {count}',
    change: {
      retracted_by: 'Retratado',
      concern_by: 'Manifestação de preocupação',
      corrected_by: 'Corrigido',
      republished_by: 'Corrigido e republicado',
    },
    button: 'Ver no Footnote',
    answerButton: 'Ver a sua resposta no Footnote',
    why: 'Você recebe este e-mail porque o pediu com {email}.',
    unsubscribe: 'Parar este alerta',
    unfollow: 'Deixar de acompanhar esta resposta',
    unsubscribeAll: 'Parar tudo isto',
  },
};
