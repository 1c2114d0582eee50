import type { InterfaceLanguage } from '@footnote/domain';

/** What the embedded writer says itself where it shows the last answer otherwise. */
export interface CommandMessages {
  shown: string;
  harms: string;
  /** Of so many direct studies none reports harms. */
  noHarms: (studies: number) => string;
  largest: string;
  newest: string;
  /** No direct study says how many took part. */
  noSizes: string;
  noDirect: string;
  outcome: string;
}

export const COMMAND_MESSAGES: Readonly<Record<InterfaceLanguage, CommandMessages>> = {
  en: {
    shown: 'Shown from the last answer',
    harms: 'Harms reported',
    noHarms: (n) =>
      n === 1
        ? 'The one direct study reports no harms in its abstract'
        : `None of the ${n} direct studies reports harms in its abstract`,
    largest: 'Largest direct study',
    newest: 'Newest direct study',
    noSizes: 'No direct study says in its abstract how many took part',
    noDirect: 'The last answer rests on no direct study',
    outcome: 'Outcome',
  },
  nl: {
    shown: 'Getoond uit het vorige antwoord',
    harms: 'Gemelde schade',
    noHarms: (n) =>
      n === 1
        ? 'De ene directe studie meldt in haar samenvatting geen schade'
        : `Geen van de ${n} directe studies meldt schade in de samenvatting`,
    largest: 'Grootste directe studie',
    newest: 'Nieuwste directe studie',
    noSizes: 'Geen directe studie vermeldt in de samenvatting hoeveel mensen meededen',
    noDirect: 'Het vorige antwoord berust op geen directe studie',
    outcome: 'Uitkomst',
  },
  es: {
    shown: 'Mostrado a partir de la última respuesta',
    harms: 'Daños notificados',
    noHarms: (n) =>
      n === 1
        ? 'El único estudio directo no notifica daños en su resumen'
        : `Ninguno de los ${n} estudios directos notifica daños en su resumen`,
    largest: 'El mayor estudio directo',
    newest: 'El estudio directo más reciente',
    noSizes: 'Ningún estudio directo indica en su resumen cuántas personas participaron',
    noDirect: 'La última respuesta no se apoya en ningún estudio directo',
    outcome: 'Resultado',
  },
  fr: {
    shown: 'Tiré de la dernière réponse',
    harms: 'Effets nocifs rapportés',
    noHarms: (n) =>
      n === 1
        ? 'La seule étude directe ne rapporte pas d’effets nocifs dans son résumé'
        : `Aucune des ${n} études directes ne rapporte d’effets nocifs dans son résumé`,
    largest: 'Plus grande étude directe',
    newest: 'Étude directe la plus récente',
    noSizes: 'Aucune étude directe n’indique dans son résumé le nombre de participants',
    noDirect: 'La dernière réponse ne repose sur aucune étude directe',
    outcome: 'Critère',
  },
  de: {
    shown: 'Aus der letzten Antwort gezeigt',
    harms: 'Berichtete Schäden',
    noHarms: (n) =>
      n === 1
        ? 'Die eine direkte Studie berichtet in ihrer Zusammenfassung keine Schäden'
        : `Keine der ${n} direkten Studien berichtet in ihrer Zusammenfassung Schäden`,
    largest: 'Größte direkte Studie',
    newest: 'Neueste direkte Studie',
    noSizes: 'Keine direkte Studie nennt in ihrer Zusammenfassung die Zahl der Teilnehmenden',
    noDirect: 'Die letzte Antwort beruht auf keiner direkten Studie',
    outcome: 'Endpunkt',
  },
  pt: {
    shown: 'Mostrado a partir da última resposta',
    harms: 'Danos relatados',
    noHarms: (n) =>
      n === 1
        ? 'O único estudo direto não relata danos no resumo'
        : `Nenhum dos ${n} estudos diretos relata danos no resumo`,
    largest: 'Maior estudo direto',
    newest: 'Estudo direto mais recente',
    noSizes: 'Nenhum estudo direto informa no resumo quantas pessoas participaram',
    noDirect: 'A última resposta não se apoia em nenhum estudo direto',
    outcome: 'Desfecho',
  },
};
