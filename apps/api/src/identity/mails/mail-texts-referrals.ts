import type { InterfaceLanguage } from '@footnote/domain';
import type { MailText, ReferralMail } from './mail-texts.ts';

/** What messages about referrals say; `{name}` is who is invited, `{message}` a line of who invites, or nothing. */
export const REFERRAL_TEXTS: Record<InterfaceLanguage, Record<ReferralMail, MailText>> = {
  en: {
    'referral-invite': {
      subject: 'A colleague invites you to Footnote',
      paragraphs: [
        '{inviter} invites {name} ({email}) to Footnote. Ask the biomedical literature a question and check every sentence of the answer against the study it rests on.',
        '{message}',
        'You get this message once, and your address is not kept.',
      ],
      button: 'See the invitation',
    },
    'referral-succeeded': {
      subject: 'You earned a month of Pro',
      paragraphs: [
        'Somebody registered by the link of {email}. One month of Pro is yours: if you pay for Pro, your next payment is a month later.',
        'You can turn these messages off under “My profile”.',
      ],
      button: 'See my referrals',
    },
  },
  de: {
    'referral-invite': {
      subject: 'Jemand aus Ihrem Kreis lädt Sie zu Footnote ein',
      paragraphs: [
        '{inviter} lädt {name} ({email}) zu Footnote ein. Stellen Sie der biomedizinischen Literatur eine Frage und prüfen Sie jeden Satz der Antwort an der Studie, auf der er beruht.',
        '{message}',
        'Sie erhalten diese Nachricht einmal, und Ihre Adresse wird nicht gespeichert.',
      ],
      button: 'Einladung ansehen',
    },
    'referral-succeeded': {
      subject: 'Sie haben einen Monat Pro verdient',
      paragraphs: [
        'Über den Link von {email} hat sich jemand registriert. Ein Monat Pro gehört Ihnen: Wenn Sie für Pro bezahlen, ist Ihre nächste Zahlung einen Monat später.',
        'Unter „Mein Profil“ können Sie diese Nachrichten abstellen.',
      ],
      button: 'Meine Empfehlungen ansehen',
    },
  },
  es: {
    'referral-invite': {
      subject: 'Alguien de su entorno le invita a Footnote',
      paragraphs: [
        '{inviter} invita a {name} ({email}) a Footnote. Haga una pregunta a la literatura biomédica y compruebe cada frase de la respuesta con el estudio en que se basa.',
        '{message}',
        'Recibe este mensaje una sola vez y su dirección no se guarda.',
      ],
      button: 'Ver la invitación',
    },
    'referral-succeeded': {
      subject: 'Ha ganado un mes de Pro',
      paragraphs: [
        'Alguien se ha registrado con el enlace de {email}. Un mes de Pro es suyo: si paga Pro, su próximo pago será un mes más tarde.',
        'Puede desactivar estos mensajes en «Mi perfil».',
      ],
      button: 'Ver mis recomendaciones',
    },
  },
  fr: {
    'referral-invite': {
      subject: 'Un collègue vous invite sur Footnote',
      paragraphs: [
        '{inviter} invite {name} ({email}) sur Footnote. Posez une question à la littérature biomédicale et vérifiez chaque phrase de la réponse dans l’étude sur laquelle elle repose.',
        '{message}',
        'Vous recevez ce message une seule fois et votre adresse n’est pas conservée.',
      ],
      button: 'Voir l’invitation',
    },
    'referral-succeeded': {
      subject: 'Vous avez gagné un mois de Pro',
      paragraphs: [
        'Quelqu’un s’est inscrit avec le lien de {email}. Un mois de Pro est à vous : si vous payez Pro, votre prochain paiement est repoussé d’un mois.',
        'Vous pouvez désactiver ces messages dans « Mon profil ».',
      ],
      button: 'Voir mes parrainages',
    },
  },
  nl: {
    'referral-invite': {
      subject: 'Een collega nodigt u uit voor Footnote',
      paragraphs: [
        '{inviter} nodigt {name} ({email}) uit voor Footnote. Stel de biomedische literatuur een vraag en controleer elke zin van het antwoord aan de studie waarop die berust.',
        '{message}',
        'U krijgt dit bericht één keer en uw adres wordt niet bewaard.',
      ],
      button: 'Uitnodiging bekijken',
    },
    'referral-succeeded': {
      subject: 'U hebt een maand Pro verdiend',
      paragraphs: [
        'Iemand heeft zich geregistreerd via de link van {email}. Een maand Pro is van u: als u voor Pro betaalt, is uw volgende betaling een maand later.',
        'U kunt deze berichten uitzetten onder ‘Mijn profiel’.',
      ],
      button: 'Mijn aanbevelingen bekijken',
    },
  },
  pt: {
    'referral-invite': {
      subject: 'Um colega convida você para o Footnote',
      paragraphs: [
        '{inviter} convida {name} ({email}) para o Footnote. Faça uma pergunta à literatura biomédica e confira cada frase da resposta com o estudo em que se baseia.',
        '{message}',
        'Você recebe esta mensagem uma única vez, e seu endereço não fica guardado.',
      ],
      button: 'Ver o convite',
    },
    'referral-succeeded': {
      subject: 'Você ganhou um mês de Pro',
      paragraphs: [
        'Alguém se cadastrou pelo link de {email}. Um mês de Pro é seu: se você paga o Pro, seu próximo pagamento será um mês depois.',
        'Você pode desativar estas mensagens em “Meu perfil”.',
      ],
      button: 'Ver minhas indicações',
    },
  },
};
