import type { InterfaceLanguage } from '@footnote/domain';
import type { Stance } from './stance.ts';

/** The few words the embedded writer says itself, around the sentences it quotes. */
export interface FrameMessages {
  bottomLine: string;
  bottomLineDisputed: string;
  agree: string;
  dissent: Record<Stance, string>;
  findings: string;
  /** Heading of findings that no study of people made. */
  animals: string;
  /** Heading of studies that only have a plan. */
  planned: string;
  atAGlance: string;
  study: string;
  design: string;
  size: string;
  finding: string;
}

/** Headings of the embedded answer in the interface languages; sentences stay in the language of their source. */
export const FRAME_MESSAGES: Record<InterfaceLanguage, FrameMessages> = {
  en: {
    bottomLine: 'Bottom line',
    bottomLineDisputed: 'Bottom line: the studies disagree',
    agree: 'Studies that agree',
    dissent: {
      effect: 'Dissenting studies: an effect was found',
      no_effect: 'Dissenting studies: no clear difference',
      harm: 'Dissenting studies: harm or worse outcomes',
      unclear: 'Other findings',
    },
    findings: 'Findings',
    animals: 'In animals only',
    planned: 'Planned studies: no results yet',
    atAGlance: 'At a glance',
    study: 'Study',
    design: 'Design',
    size: 'n',
    finding: 'Finding',
  },
  nl: {
    bottomLine: 'Kern',
    bottomLineDisputed: 'Kern: de studies zijn het oneens',
    agree: 'Studies die overeenstemmen',
    dissent: {
      effect: 'Afwijkende studies: wel een effect gevonden',
      no_effect: 'Afwijkende studies: geen duidelijk verschil',
      harm: 'Afwijkende studies: schade of slechtere uitkomsten',
      unclear: 'Andere bevindingen',
    },
    findings: 'Bevindingen',
    animals: 'Alleen bij dieren',
    planned: 'Geplande studies: nog geen resultaten',
    atAGlance: 'In één oogopslag',
    study: 'Studie',
    design: 'Opzet',
    size: 'n',
    finding: 'Bevinding',
  },
  es: {
    bottomLine: 'En resumen',
    bottomLineDisputed: 'En resumen: los estudios no coinciden',
    agree: 'Estudios que coinciden',
    dissent: {
      effect: 'Estudios discrepantes: sí hallaron un efecto',
      no_effect: 'Estudios discrepantes: sin diferencia clara',
      harm: 'Estudios discrepantes: daño o peores resultados',
      unclear: 'Otros hallazgos',
    },
    findings: 'Hallazgos',
    animals: 'Solo en animales',
    planned: 'Estudios planificados: aún sin resultados',
    atAGlance: 'De un vistazo',
    study: 'Estudio',
    design: 'Diseño',
    size: 'n',
    finding: 'Hallazgo',
  },
  fr: {
    bottomLine: 'En bref',
    bottomLineDisputed: 'En bref : les études divergent',
    agree: 'Études concordantes',
    dissent: {
      effect: 'Études divergentes : un effet a été observé',
      no_effect: 'Études divergentes : pas de différence nette',
      harm: 'Études divergentes : effet nocif ou issue moins favorable',
      unclear: 'Autres résultats',
    },
    findings: 'Résultats',
    animals: 'Chez l’animal seulement',
    planned: 'Études prévues : pas encore de résultats',
    atAGlance: 'En un coup d’œil',
    study: 'Étude',
    design: 'Type',
    size: 'n',
    finding: 'Résultat',
  },
  de: {
    bottomLine: 'Fazit',
    bottomLineDisputed: 'Fazit: Die Studien widersprechen sich',
    agree: 'Übereinstimmende Studien',
    dissent: {
      effect: 'Abweichende Studien: Effekt gefunden',
      no_effect: 'Abweichende Studien: kein deutlicher Unterschied',
      harm: 'Abweichende Studien: Schaden oder schlechtere Ergebnisse',
      unclear: 'Weitere Befunde',
    },
    findings: 'Befunde',
    animals: 'Nur bei Tieren',
    planned: 'Geplante Studien: noch keine Ergebnisse',
    atAGlance: 'Auf einen Blick',
    study: 'Studie',
    design: 'Design',
    size: 'n',
    finding: 'Befund',
  },
  pt: {
    bottomLine: 'Em resumo',
    bottomLineDisputed: 'Em resumo: os estudos divergem',
    agree: 'Estudos concordantes',
    dissent: {
      effect: 'Estudos divergentes: encontraram um efeito',
      no_effect: 'Estudos divergentes: sem diferença clara',
      harm: 'Estudos divergentes: dano ou piores desfechos',
      unclear: 'Outros achados',
    },
    findings: 'Achados',
    animals: 'Apenas em animais',
    planned: 'Estudos planejados: ainda sem resultados',
    atAGlance: 'Num relance',
    study: 'Estudo',
    design: 'Desenho',
    size: 'n',
    finding: 'Achado',
  },
};
