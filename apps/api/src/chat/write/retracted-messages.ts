import type { InterfaceLanguage } from '@footnote/domain';

/** What an answer says of retracted studies it found, instead of quoting them. */
export interface RetractedMessages {
  /** Headings where nothing else was found: for one study, for several. */
  only: readonly [one: string, several: string];
  /** Headings below what sound studies say: for one study, for several. */
  leftOut: readonly [one: string, several: string];
  /** `year` is '' where the record tells none. */
  retracted: (year: string) => string;
  /** Names the article that retracts it, before its PMID. */
  notice: string;
}

export const RETRACTED_MESSAGES: Readonly<Record<InterfaceLanguage, RetractedMessages>> = {
  en: {
    only: ['Only a retracted study was found', 'Only retracted studies were found'],
    leftOut: ['A retracted study was left out', 'Retracted studies were left out'],
    retracted: (year) => (year === '' ? 'Retracted' : `Retracted in ${year}`),
    notice: 'retraction notice:',
  },
  nl: {
    only: ['Er is alleen een ingetrokken studie gevonden', 'Er zijn alleen ingetrokken studies gevonden'],
    leftOut: ['Een ingetrokken studie is weggelaten', 'Ingetrokken studies zijn weggelaten'],
    retracted: (year) => (year === '' ? 'Ingetrokken' : `Ingetrokken in ${year}`),
    notice: 'bericht van intrekking:',
  },
  es: {
    only: ['Solo se encontró un estudio retractado', 'Solo se encontraron estudios retractados'],
    leftOut: ['Se dejó fuera un estudio retractado', 'Se dejaron fuera estudios retractados'],
    retracted: (year) => (year === '' ? 'Retractado' : `Retractado en ${year}`),
    notice: 'aviso de retractación:',
  },
  fr: {
    only: ['Seule une étude rétractée a été trouvée', 'Seules des études rétractées ont été trouvées'],
    leftOut: ['Une étude rétractée a été écartée', 'Des études rétractées ont été écartées'],
    retracted: (year) => (year === '' ? 'Rétractée' : `Rétractée en ${year}`),
    notice: 'avis de rétractation :',
  },
  de: {
    only: ['Es wurde nur eine zurückgezogene Studie gefunden', 'Es wurden nur zurückgezogene Studien gefunden'],
    leftOut: ['Eine zurückgezogene Studie wurde ausgelassen', 'Zurückgezogene Studien wurden ausgelassen'],
    retracted: (year) => (year === '' ? 'Zurückgezogen' : `Zurückgezogen ${year}`),
    notice: 'Mitteilung der Zurückziehung:',
  },
  pt: {
    only: ['Foi encontrado apenas um estudo retratado', 'Foram encontrados apenas estudos retratados'],
    leftOut: ['Um estudo retratado foi deixado de fora', 'Estudos retratados foram deixados de fora'],
    retracted: (year) => (year === '' ? 'Retratado' : `Retratado em ${year}`),
    notice: 'aviso de retratação:',
  },
};
