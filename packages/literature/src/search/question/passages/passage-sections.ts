/** Parts of a paper that passages stand in; before the first heading it is the opening. */
export type PaperSection = 'opening' | 'methods' | 'results' | 'discussion' | 'end';

/** Headings of papers in the languages of the interface, alone on their line. */
const HEADINGS: readonly (readonly [PaperSection, RegExp])[] = [
  [
    'opening',
    /^(?:abstract|background|introduction|objectives?|aims?|einleitung|hintergrund|introducción|résumé|inleiding|introdução|resumen|resumo)$/,
  ],
  [
    'methods',
    /^(?:(?:patients|subjects|participants|materials?) and methods|methods?(?: and materials?)?|methodology|(?:material und )?methoden?|(?:material(?:es)? y )?métodos|(?:matériel et )?méthodes?|methoden|(?:materia(?:l|is) e )?métodos)$/,
  ],
  ['results', /^(?:results?|findings|ergebnisse|resultados|résultats|resultaten)$/],
  [
    'discussion',
    /^(?:(?:results and )?discussion|conclusions?|limitations|diskussion|schlussfolgerung(?:en)?|discusión|conclusiones|discussie|conclusies?|discussão|conclusões)$/,
  ],
  [
    'end',
    /^(?:references|acknowledge?ments?|(?:competing|conflicts? of) interests?|funding|authors?[’'] contributions|literatur(?:verzeichnis)?|referencias|références|referenties|referências|danksagung|agradecimientos|remerciements|dankwoord|agradecimentos)$/,
  ],
];
const LONGEST_HEADING = 40;
const NUMBER = /^\d{1,2}\.? /;

/** The part of the paper that each passage ends in, given in reading order. */
export function paperSections(passages: readonly string[]): PaperSection[] {
  let section: PaperSection = 'opening';
  return passages.map((text) => {
    for (const line of text.split('\n')) section = headingOf(line) ?? section;
    return section;
  });
}

function headingOf(line: string): PaperSection | null {
  if (line.length > LONGEST_HEADING) return null;
  const words = line.trim().toLowerCase().replace(NUMBER, '').replace(/:$/, '');
  return HEADINGS.find(([, heading]) => heading.test(words))?.[0] ?? null;
}
