import { stemmer } from 'stemmer';

const LETTERS = /^[a-z]+$/;
const SHORTEST_STEMMED = 4;

/** Plurals that suffix rules get wrong, singular by plural. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    women: 'woman',
    men: 'man',
    children: 'child',
    mice: 'mouse',
    feet: 'foot',
    teeth: 'tooth',
    indices: 'index',
    matrices: 'matrix',
    cortices: 'cortex',
    vertices: 'vertex',
    apices: 'apex',
    appendices: 'appendix',
    cervices: 'cervix',
    bacteria: 'bacterium',
    mitochondria: 'mitochondrion',
    criteria: 'criterion',
    phenomena: 'phenomenon',
    atria: 'atrium',
    ganglia: 'ganglion',
    septa: 'septum',
    ova: 'ovum',
    sera: 'serum',
    diverticula: 'diverticulum',
    foramina: 'foramen',
    lumina: 'lumen',
    stigmata: 'stigma',
    biases: 'bias',
    irides: 'iris',
    meninges: 'meninx',
    larynges: 'larynx',
    pharynges: 'pharynx',
    phalanges: 'phalanx',
    calyces: 'calyx',
    helices: 'helix',
    varices: 'varix',
    testes: 'testis',
    pelves: 'pelvis',
    axes: 'axis',
    lenses: 'lens',
    traumata: 'trauma',
    corpora: 'corpus',
    genera: 'genus',
    femora: 'femur',
    protozoa: 'protozoon',
    spermatozoa: 'spermatozoon',
    haustra: 'haustrum',
    labia: 'labium',
    ostia: 'ostium',
    acetabula: 'acetabulum',
    cilia: 'cilium',
    lice: 'louse',
  }),
);

/** Latin masculine plurals: these stems take -us in the singular. */
const US_PLURAL =
  /(?:thromb|embol|bacill|fung|nucle|alveol|bronch|foc|loc|stimul|vill|cocc|calcul|tars|hippocamp|glomerul|radi|canalicul|thalam|sulc|gyr|humer|uter|n[ae]?ev|menisc|malleol|ram|digit|annul|fund|acin|toph)i$/;

/** English plurals of the same words, whose singular ends in -us; “causes” and “uses” are none. */
const USES_PLURAL =
  /(?:vir|sin|fet|plex|uter|thym|hiat|call|foc|thromb|embol|nucle|calcul|hippocamp|menisc|bronch)uses$/;

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/aem(?=i|or|o|at)/g, 'em'],
  [/^haem/, 'hem'],
  [/(?<=^an|^leuk|^isch|glyc|natr|kal|ur)aem/g, 'em'],
  [/paed/g, 'ped'],
  [/gynaec/g, 'gynec'],
  [/caec/g, 'cec'],
  [/faec/g, 'fec'],
  [/anaesth/g, 'anesth'],
  [/(?<=^|my)oedem/g, 'edem'],
  [/^naev/, 'nev'],
  [/oesoph/g, 'esoph'],
  [/oestr/g, 'estr'],
  [/foet/g, 'fet'],
  [/noea/g, 'nea'],
  [/rrhoe/g, 'rrhe'],
  [/coeli/g, 'celi'],
  [/homoeo/g, 'homeo'],
  [/manoeuv/g, 'maneuv'],
  [/(?<=tum|col|behavi|lab|hum|fav|vap|od)our/g, 'or'],
  [/(?<=[a-z]{3})is(?=e$|ed$|es$|ing$|ation$|ations$|er$|ers$)/, 'iz'],
  [/(?<=[a-z]{2})ys(?=e$|ed$|ing$|er$|ers$)/, 'yz'],
  [/(?<=fib|cent|lit|met|theat)re(?=s?$)/, 'er'],
  [/sulph/g, 'sulf'],
];

function americanSpelling(word: string): string {
  return BRITISH.reduce((spelled, [pattern, replacement]) => spelled.replace(pattern, replacement), word);
}

function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('omata')) return word.slice(0, -2);
  if (word.endsWith('ae') && word.length > 5) return word.slice(0, -1);
  if (USES_PLURAL.test(word)) return word.slice(0, -2);
  if (word.endsWith('itides')) return `${word.slice(0, -3)}s`;
  if (US_PLURAL.test(word)) return `${word.slice(0, -1)}us`;
  // "metastasis" and "metastases" otherwise keep different stems.
  return word.replace(/(?<=[a-z]{2}[aeioy]s)is$/, 'e');
}

/**
 * The form words are ranked by: English stem (Porter) of a folded word, after medical plurals and British spellings are
 * made alike ("metastases", "metastasis"; "tumour", "tumor"). Words with digits or other scripts stay as they are.
 */
export function stemWord(word: string): string {
  if (word.length < SHORTEST_STEMMED || !LETTERS.test(word)) return IRREGULAR.get(word) ?? word;
  return stemmer(singular(americanSpelling(word)));
}
