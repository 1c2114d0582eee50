import type { AnswerVerdict, InterfaceLanguage, MatchDimension } from '@footnote/domain';

/** The few words the embedded writer says itself, around the sentences it quotes. */
export interface FrameMessages {
  bottomLine: string;
  /** What the direct studies come to, with the terms of the question where it has them; '' where the quotation says it all. */
  verdict: (verdict: AnswerVerdict, intervention: string, comparator: string) => string;
  findings: string;
  /** Heading of an answer that no study at hand gives. */
  notAnswered: string;
  missing: (what: string) => string;
  /** What an answer comes to that rests on animals alone. */
  notInPeople: string;
  /** Said where the nearest studies are plans. */
  noResults: string;
  nearest: string;
  dimension: Record<MatchDimension, string>;
  differs: (dimension: string, asked: string, studied: string) => string;
  atAGlance: string;
  study: string;
  design: string;
  size: string;
  finding: string;
}

interface VerdictWords {
  favours: (what: string) => string;
  worse: (what: string) => string;
  effect: string;
  harm: string;
  none: string;
  mixed: string;
  yes: string;
  no: string;
}

function verdictWith(words: VerdictWords): FrameMessages['verdict'] {
  return (verdict, intervention, comparator) => {
    switch (verdict) {
      case 'favours-intervention':
        return intervention === '' ? words.effect : words.favours(intervention);
      case 'favours-comparator':
        if (comparator !== '') return words.favours(comparator);
        return intervention === '' ? words.harm : words.worse(intervention);
      case 'no-clear-difference':
        return words.none;
      case 'mixed':
      case 'yes':
      case 'no':
        return words[verdict];
      default:
        return '';
    }
  };
}

function differsWith(
  askedWord: string,
  studiedWord: string,
  { unstudied, uncertain }: { unstudied: string; uncertain: string },
): FrameMessages['differs'] {
  return (dimension, asked, studied) => {
    if (studied !== '') return `${dimension}: ${askedWord} “${asked}”, ${studiedWord} “${studied}”`;
    return `${dimension}: ${asked === '' ? uncertain : `“${asked}” ${unstudied}`}`;
  };
}

/** Headings of the embedded answer in the interface languages; sentences stay in the language of their source. */
export const FRAME_MESSAGES: Record<InterfaceLanguage, FrameMessages> = {
  en: {
    bottomLine: 'Bottom line',
    verdict: verdictWith({
      favours: (what) => `favours ${what}`,
      worse: (what) => `worse with ${what}`,
      effect: 'an effect was found',
      harm: 'harm or worse outcomes',
      none: 'no clear difference',
      mixed: 'the studies disagree',
      yes: 'yes',
      no: 'no',
    }),
    findings: 'More studies that answer',
    notAnswered: 'Not answered here',
    missing: (what) => `Apparently not studied by what was found: ${what}.`,
    notInPeople: 'not studied in people',
    noResults: 'The nearest study at hand is a plan and has no results yet.',
    nearest: 'Nearest studies; check whether they fit',
    dimension: { population: 'People', intervention: 'Intervention', comparator: 'Comparison', outcome: 'Outcome' },
    differs: differsWith('asked', 'studied', {
      unstudied: 'apparently not studied',
      uncertain: 'not certain to answer this',
    }),
    atAGlance: 'At a glance',
    study: 'Study',
    design: 'Design',
    size: 'n',
    finding: 'Finding',
  },
  nl: {
    bottomLine: 'Kern',
    verdict: verdictWith({
      favours: (what) => `in het voordeel van ${what}`,
      worse: (what) => `slechter met ${what}`,
      effect: 'een effect gevonden',
      harm: 'schade of slechtere uitkomsten',
      none: 'geen duidelijk verschil',
      mixed: 'de studies zijn het oneens',
      yes: 'ja',
      no: 'nee',
    }),
    findings: 'Meer studies die antwoord geven',
    notAnswered: 'Hier niet beantwoord',
    missing: (what) => `Blijkbaar door geen enkele gevonden studie onderzocht: ${what}.`,
    notInPeople: 'niet bij mensen onderzocht',
    noResults: 'De dichtstbijzijnde studie hier is een plan en heeft nog geen resultaten.',
    nearest: 'Dichtstbijzijnde studies; ga na of ze passen',
    dimension: { population: 'Personen', intervention: 'Interventie', comparator: 'Vergelijking', outcome: 'Uitkomst' },
    differs: differsWith('gevraagd', 'onderzocht', {
      unstudied: 'blijkbaar niet onderzocht',
      uncertain: 'niet zeker een antwoord hierop',
    }),
    atAGlance: 'In één oogopslag',
    study: 'Studie',
    design: 'Opzet',
    size: 'n',
    finding: 'Bevinding',
  },
  es: {
    bottomLine: 'En resumen',
    verdict: verdictWith({
      favours: (what) => `a favor de ${what}`,
      worse: (what) => `peor con ${what}`,
      effect: 'se halló un efecto',
      harm: 'daño o peores resultados',
      none: 'sin diferencia clara',
      mixed: 'los estudios no coinciden',
      yes: 'sí',
      no: 'no',
    }),
    findings: 'Otros estudios que responden',
    notAnswered: 'Sin respuesta aquí',
    missing: (what) => `Al parecer, ningún estudio encontrado estudió: ${what}.`,
    notInPeople: 'no estudiado en personas',
    noResults: 'El estudio disponible más cercano es un plan y aún no tiene resultados.',
    nearest: 'Estudios más cercanos; compruebe si encajan',
    dimension: {
      population: 'Personas',
      intervention: 'Intervención',
      comparator: 'Comparación',
      outcome: 'Resultado',
    },
    differs: differsWith('preguntado', 'estudiado', {
      unstudied: 'al parecer no estudiado',
      uncertain: 'sin certeza de que responda',
    }),
    atAGlance: 'De un vistazo',
    study: 'Estudio',
    design: 'Diseño',
    size: 'n',
    finding: 'Hallazgo',
  },
  fr: {
    bottomLine: 'En bref',
    verdict: verdictWith({
      favours: (what) => `en faveur de ${what}`,
      worse: (what) => `moins bon avec ${what}`,
      effect: 'un effet a été observé',
      harm: 'effet nocif ou issue moins favorable',
      none: 'pas de différence nette',
      mixed: 'les études divergent',
      yes: 'oui',
      no: 'non',
    }),
    findings: 'Autres études qui répondent',
    notAnswered: 'Sans réponse ici',
    missing: (what) => `Apparemment, aucune étude trouvée n’a étudié : ${what}.`,
    notInPeople: 'non étudié chez l’être humain',
    noResults: 'L’étude disponible la plus proche est un protocole et n’a pas encore de résultats.',
    nearest: 'Études les plus proches ; vérifiez si elles conviennent',
    dimension: { population: 'Personnes', intervention: 'Intervention', comparator: 'Comparaison', outcome: 'Critère' },
    differs: differsWith('demandé', 'étudié', {
      unstudied: 'apparemment non étudié',
      uncertain: 'sans certitude de réponse',
    }),
    atAGlance: 'En un coup d’œil',
    study: 'Étude',
    design: 'Type',
    size: 'n',
    finding: 'Résultat',
  },
  de: {
    bottomLine: 'Fazit',
    verdict: verdictWith({
      favours: (what) => `spricht für ${what}`,
      worse: (what) => `schlechter mit ${what}`,
      effect: 'Effekt gefunden',
      harm: 'Schaden oder schlechtere Ergebnisse',
      none: 'kein deutlicher Unterschied',
      mixed: 'Die Studien widersprechen sich',
      yes: 'ja',
      no: 'nein',
    }),
    findings: 'Weitere Studien, die antworten',
    notAnswered: 'Hier nicht beantwortet',
    missing: (what) => `Anscheinend von keiner gefundenen Studie untersucht: ${what}.`,
    notInPeople: 'nicht an Menschen untersucht',
    noResults: 'Die nächstliegende Studie ist ein Studienplan und hat noch keine Ergebnisse.',
    nearest: 'Nächstliegende Studien; prüfen Sie, ob sie passen',
    dimension: { population: 'Personen', intervention: 'Intervention', comparator: 'Vergleich', outcome: 'Endpunkt' },
    differs: differsWith('gefragt', 'untersucht', {
      unstudied: 'anscheinend nicht untersucht',
      uncertain: 'nicht sicher eine Antwort darauf',
    }),
    atAGlance: 'Auf einen Blick',
    study: 'Studie',
    design: 'Design',
    size: 'n',
    finding: 'Befund',
  },
  pt: {
    bottomLine: 'Em resumo',
    verdict: verdictWith({
      favours: (what) => `a favor de ${what}`,
      worse: (what) => `pior com ${what}`,
      effect: 'encontraram um efeito',
      harm: 'dano ou piores desfechos',
      none: 'sem diferença clara',
      mixed: 'os estudos divergem',
      yes: 'sim',
      no: 'não',
    }),
    findings: 'Outros estudos que respondem',
    notAnswered: 'Sem resposta aqui',
    missing: (what) => `Aparentemente, nenhum estudo encontrado estudou: ${what}.`,
    notInPeople: 'não estudado em pessoas',
    noResults: 'O estudo disponível mais próximo é um plano e ainda não tem resultados.',
    nearest: 'Estudos mais próximos; verifique se se aplicam',
    dimension: { population: 'Pessoas', intervention: 'Intervenção', comparator: 'Comparação', outcome: 'Desfecho' },
    differs: differsWith('perguntado', 'estudado', {
      unstudied: 'aparentemente não estudado',
      uncertain: 'sem certeza de que responda',
    }),
    atAGlance: 'Num relance',
    study: 'Estudo',
    design: 'Desenho',
    size: 'n',
    finding: 'Achado',
  },
};
