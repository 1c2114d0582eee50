import { foldWord } from './claim-words.ts';

/** Beginnings of opposed words: the first of each group against each of the others. */
const GROUPS = `
  increas decreas reduc lower declin diminish drop fall fell attenuat suppress inhibit impair ; rais lower reduc decreas ;
  elevat reduc decreas lower low ; higher lower less fewer smaller ; high low ; greater less lower smaller fewer ; more less fewer ;
  most least few ; upregulat downregulat repress suppress reduc decreas ; up-regulat down-regulat ;
  enhanc reduc impair decreas diminish attenuat suppress inhibit abrogat ;
  promot inhibit prevent suppress block impair reduc repress restrict antagon limit ;
  induc inhibit prevent suppress block reduc repress abolish protect ; stimulat inhibit suppress block ;
  activat inhibit deactivat inactivat suppress repress silenc block antagon ; accelerat slow delay decelerat retard ;
  exacerbat alleviat ameliorat attenuat improv mitigat protect reduc ; aggravat alleviat ameliorat attenuat improv ;
  worsen improv alleviat ameliorat ; worse better improv ; poor better good improv ; poorer better ; better worse poor poorer ;
  superior inferior ; faster slower slow ; fast slow ; rapid slow ; longer shorter ; long short ; prolong shorten ; larg small ;
  larger smaller ; strong weak ; stronger weaker ; strengthen weaken ; gain loss los ; presence absen lack ; present absen ;
  with without ; dependen independ ; depend independ ; sensiti resist insensitiv ; suscept resist immun protect ;
  hypersensitiv resist immun ; effectiv ineffectiv ; efficac ineffectiv ; efficien inefficien ; accura inaccura ; able unable ;
  safe unsafe harm toxic adverse ; benefi harm detriment adverse ; protect harm risk damag promot ; advantag disadvantag ;
  essential dispens nonessential unnecess redundant ; requir dispens unnecess ; necess dispens unnecess ; related unrelat ;
  relat unrelat ; associat unrelat independ ; correlat unrelat ; affect unaffect ; chang unchang ; similar differ distinct ;
  same differ distinct ; positive negativ ; positiv negativ ; inverse positiv direct ; direct indirect inverse ; hyper hypo ; over under ;
  overexpress underexpress knockdown knockout silenc deficien ; early late ; earli late later ; before after ; first last ; old young ;
  older younger ; male female ; men women ; man woman ; boy girl ; urban rural ; rich poor ; common rare uncommon ;
  frequent rare infrequent ; normal abnorm ; expand contract shrink ; extend shorten ; open clos ; assembl disassembl dissoci ;
  stabil destabil ; stabl unstab ; methylat demethylat hypomethylat unmethylat ; hypermethylat hypomethylat ; acetylat deacetylat ;
  phosphorylat dephosphorylat ; ubiquitinat deubiquitinat ; polymeri depolymeri ; maternal paternal ; maximum minimum ; maximal minimal ;
  major minor ; majority minority ; success fail ; complet incomplet partial ; homozyg heterozyg ; acute chronic ; anterior posterior ;
  proximal distal ; dorsal ventral ; upper lower ; inner outer ; internal external ; intracellular extracellular ; cytoplasm nucle ;
  endoderm mesoderm ectoderm ; mesoderm ectoderm ; benign malignan ; proliferat quiescen apopto ; surviv death mortalit die ;
  import export ; synthes degrad ; influx efflux ; excit inhibit ; agonis antagonis ; dominant recessiv ; autonomous nonautonomous ;
  symmetr asymmetr ; active inactive passive ; conscious unconscious ; aerobic anaerobic ; soluble insoluble ; reversib irreversib ;
  specific nonspecific broad ; always never ; all none ; uniform divers heterogen ; homogen heterogen ; invasive noninvasive ;
  innate adaptive ; primary secondary ; left right ; simple complex ; deactivat activat ; lack presence overexpress ;
  deficien overexpress ; facilitat prevent inhibit hinder block impair ; enabl prevent inhibit block ; support oppos refut contradict ;
  trigger prevent inhibit block ; accumul deplet clear ; hinder promot facilitat ; recover deteriorat ; restor disrupt impair abolish ;
  rescu impair ; maintain los loss disrupt ; preserv los loss disrupt impair ; allow prevent block ; cause prevent protect ;
  caus prevent protect ; leads prevent ; confer protect ; risk protect ; vulnerab resist protect ; toleran intoleran sensiti ;
  conventional novel`;

/** Letters a word may have behind the beginning by which it is known. */
const ENDING = 5;
const LONGEST = 16;

const OPPOSITES = new Map<string, Set<string>>();
for (const group of GROUPS.split(';')) {
  const [first = '', ...others] = group.trim().split(/\s+/);
  for (const other of others) {
    OPPOSITES.set(first, (OPPOSITES.get(first) ?? new Set()).add(other));
    OPPOSITES.set(other, (OPPOSITES.get(other) ?? new Set()).add(first));
  }
}

const PREFIX = /^(?:un|in|im|ir|dis|non|de)-?(?=[a-z]{4})/;

/** Beginnings of the words opposed to a word in lower case, and the stem it has without its prefix ("unrelated"). */
export interface Opposites {
  beginnings: readonly string[];
  /** Of a word with a denying prefix, or '' . */
  denied: string;
}

const beginningsOf = (word: string) =>
  Array.from({ length: Math.max(0, Math.min(word.length, LONGEST) - 2) }, (_none, index) => word.slice(0, index + 3));

/** What is opposed to a word; read once for a claim. */
export function oppositesOf(word: string): Opposites {
  const beginnings = beginningsOf(word).flatMap((beginning) =>
    word.length - beginning.length < ENDING ? [...(OPPOSITES.get(beginning) ?? [])] : [],
  );
  return { beginnings, denied: withoutPrefix(word) };
}

function withoutPrefix(word: string): string {
  const rest = word.replace(PREFIX, '');
  return rest === word ? '' : foldWord(rest);
}

/** Opposed words by each of their beginnings, so that one look-up tells whether a sentence holds an opposite. */
export function isOpposed(opposites: Opposites, stem: string, other: { lower: string; stem: string }): boolean {
  if (other.stem === stem) return false;
  if (opposites.denied !== '' && opposites.denied === other.stem) return true;
  if (withoutPrefix(other.lower) === stem && stem.length >= ENDING) return true;
  return opposites.beginnings.some(
    (beginning) => other.lower.startsWith(beginning) && other.lower.length - beginning.length <= ENDING,
  );
}
