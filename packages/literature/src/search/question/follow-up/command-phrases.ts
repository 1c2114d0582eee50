import type { AnswerCommand, InterfaceLanguage } from '@footnote/domain';

/** How commands are worded in a language, in small letters and without marks; each is an alternation of a regular expression. */
interface CommandPhrases {
  /** What may stand before a command and says nothing of it. */
  before: string;
  /** What may stand behind it. */
  after: string;
  commands: Readonly<Record<AnswerCommand, string>>;
  /** What leads to other people: "and in", "what about". */
  toPeople: string;
  /** What leads to another treatment; it cannot be left out. */
  toTreatment: string;
  /** What does so from behind. */
  instead: string;
  /** Small words around people or a treatment. */
  small: string;
}

/** A row a language: the wordings a user would type after an answer, and no question of its own. */
export const COMMAND_PHRASES: Readonly<Record<InterfaceLanguage, CommandPhrases>> = {
  en: {
    before:
      'and|but|or|ok|okay|now|so|then|please|can you|could you|would you|what about|how about|what are|are there|give me|show me|show|tell me|make|make it|make this|make that|put it|put this|put that|put them|write it|write this|say it|say that|do it|just|any|the|its|a|an',
    after: 'please|then|now|thanks|thank you|again|instead|version|answer|for me|of it|of this|of that|reported',
    commands: {
      shorten:
        'short|shorter|shorten|shorten it|shorten this|shorten that|brief|briefer|briefly|in brief|be brief|more concise|more concisely|keep it short|too long|tl dr|tldr|in short|in a nutshell|(?:in )?(?:one|a|1|a single|one single) (?:short )?sentence|(?:summari[sz]e|sum up)(?: it| this| that| the answer)?(?: briefly| in short| in (?:one|a|1|a single) sentence)?|summary|bottom line|bottom line only',
      tabulate:
        '(?:as|in|into|make|make me|create|draw) an? table|in table form|in tabular form|tabulate|tabulate it|tabulate this|table',
      harms:
        'side effects?|adverse (?:effects|events|reactions)|harms?|risks?|safety|toxicity|(?:is|was) (?:it|this|that) (?:safe|dangerous|harmful)|how safe is (?:it|this|that)',
      largest:
        '(?:(?:which|what) )?(?:one |study |trial )?(?:of (?:these|them|those|the)(?: studies| trials)? )?(?:is |was )?(?:the )?(?:largest|biggest)(?: one| study| trial)?(?: of (?:these|them|those))?',
      newest:
        '(?:(?:which|what) )?(?:one |study |trial )?(?:of (?:these|them|those|the)(?: studies| trials)? )?(?:is |was )?(?:the )?(?:newest|latest|most recent)(?: one| study| trial)?(?: of (?:these|them|those))?',
    },
    toPeople:
      'and|but|or|also|only|just|what about|how about|what if|does it work|does it also work|is it the same|the same|in|for|among|during|with|at|if',
    toTreatment:
      'and|or|but|what about|how about|and for|and with|the same for|is it the same for|try|and if i use|and using',
    instead: 'instead',
    small: 'the|a|an|people|patients|persons|individuals|those|who are|who is|aged|age|years old|years',
  },
  nl: {
    before:
      'en|maar|nu|dan|graag|alsjeblieft|kun je|kan je|kunt u|geef|geef me|toon|laat zien|maak|maak het|maak er|zet het|zet dit|zet dat|wat zijn|zijn er|hoe zit het met|even|de|het|een',
    after: 'graag|alsjeblieft|alstublieft|aub|dan|nu|weer|ervan|van',
    commands: {
      shorten:
        'kort|korter|in het kort|kortweg|beknopter|te lang|in (?:één|een|1) zin|(?:vat|vat het|vat dit) samen(?: in (?:één|een|1) zin)?|samenvatten|samenvatting',
      tabulate: '(?:als|in|in een|als een|er een) tabel(?: van)?|tabel',
      harms:
        'bijwerkingen|schade|schadelijke effecten|risico s|risico|veiligheid|(?:is|was) (?:het|dit|dat) (?:veilig|gevaarlijk)|hoe veilig is (?:het|dit|dat)',
      largest:
        '(?:welke |wat )?(?:studie |van deze |van deze studies |hiervan |daarvan )?(?:is |was )?(?:de |het )?grootst(?:e)?(?: studie| onderzoek)?',
      newest:
        '(?:welke |wat )?(?:studie |van deze |van deze studies |hiervan |daarvan )?(?:is |was )?(?:de |het )?(?:nieuwste|recentste|meest recente)(?: studie| onderzoek)?',
    },
    toPeople: 'en|maar|of|ook|alleen|wat met|hoe zit het met|geldt dat ook|werkt het ook|bij|voor|in|tijdens|onder',
    toTreatment: 'en|of|en voor|en met|hoe zit het met|wat met|geldt dat ook voor',
    instead: 'in plaats daarvan',
    small: 'de|het|een|mensen|patiënten|personen',
  },
  es: {
    before:
      'y|e|pero|ahora|por favor|puedes|podrías|puede|dame|muestra|muéstrame|hazlo|haz|haga|ponlo|hay|cuáles son|qué tal|qué hay de|algún|los|las|el|la|un|una',
    after: 'por favor|gracias|entonces|ahora|otra vez',
    commands: {
      shorten:
        'corto|corta|más corto|más corta|más breve|breve|brevemente|en breve|resumido|demasiado largo|en una (?:sola )?frase|en una oración|resume|resúmelo|resumir|resúmelo en una frase|resumen|resume en una frase',
      tabulate: '(?:como|en|en forma de|haz) (?:una )?tabla|una tabla|tabla',
      harms:
        'efectos secundarios|efectos adversos|eventos adversos|daños|riesgos|seguridad|es seguro|es segura|es peligroso|qué tan seguro es',
      largest:
        '(?:cuál |qué )?(?:estudio |de estos |de ellos |de estos estudios )?(?:es |fue )?(?:el |la )?(?:estudio |ensayo )?(?:más grande|mayor)(?: estudio| ensayo| de todos)?',
      newest:
        '(?:cuál |qué )?(?:estudio |de estos |de ellos |de estos estudios )?(?:es |fue )?(?:el |la )?(?:estudio |ensayo )?(?:más reciente|más nuevo|último)(?: estudio| ensayo| de todos)?',
    },
    toPeople: 'y|e|pero|o|también|solo|sólo|qué tal|qué hay de|qué pasa con|qué pasa|en|para|durante|con',
    toTreatment: 'y|e|o|y para|y con|qué tal|qué hay de|qué pasa con|lo mismo para',
    instead: 'en su lugar|en vez',
    small: 'el|la|los|las|un|una|personas|pacientes',
  },
  fr: {
    before:
      'et|mais|maintenant|alors|s il vous plaît|s il te plaît|svp|stp|peux tu|pouvez vous|pourriez vous|donne moi|donnez moi|montre|montre moi|montrez moi|fais|faites|mets le|mettez le|fais en|quels sont|quelles sont|y a t il|qu en est il|des|les|le|la|l|un|une',
    after: 's il vous plaît|s il te plaît|svp|stp|merci|alors|maintenant|encore',
    commands: {
      shorten:
        'court|plus court|plus courte|plus bref|bref|en bref|plus concis|brièvement|trop long|en une (?:seule )?phrase|résume|résumez|résume en une phrase|résumez en une phrase|résumer|résumé',
      tabulate: '(?:comme|en|dans|sous forme de|fais) (?:un )?tableau|un tableau|tableau',
      harms:
        'effets secondaires|effets indésirables|événements indésirables|évènements indésirables|risques|sécurité|tolérance|effets nocifs|est ce sûr|est ce dangereux|c est sûr|c est dangereux',
      largest:
        '(?:lequel |laquelle |quel |quelle )?(?:étude |de ces études |d entre elles |est |était )*(?:le |la )?plus grande?(?: étude| essai| d entre elles| de ces études)?',
      newest:
        '(?:lequel |laquelle |quel |quelle )?(?:étude |de ces études |d entre elles |est |était )*(?:le |la |l )?(?:étude )?(?:la )?(?:plus récente?|dernière)(?: étude| essai| d entre elles| de ces études)?',
    },
    toPeople: 'et|mais|ou|aussi|seulement|qu en est il|et pour|chez|pour|pendant|dans|en|avec',
    toTreatment: 'et|ou|et pour|et avec|qu en est il de|qu en est il du|la même chose pour',
    instead: 'à la place|plutôt',
    small: 'le|la|les|l|un|une|des|du|de|d|personnes|patients',
  },
  de: {
    before:
      'und|aber|jetzt|nun|dann|bitte|kannst du|können sie|könntest du|könnten sie|gib mir|geben sie mir|zeig|zeige|zeigen sie|mach|mach es|mache|mach das|fass es|stell es|gibt es|was sind|wie sind|welche|was ist mit|wie steht es mit|die|der|das|den|ein|eine|einen',
    after: 'bitte|danke|dann|jetzt|nochmal|noch einmal|davon|daraus|dar',
    commands: {
      shorten:
        'kurz|kürzer|knapper|in kürze|kurz gefasst|kurzfassung|zu lang|in (?:einem|1|einem einzigen) satz|(?:fasse? (?:es|das|dies) )?(?:kurz )?(?:in (?:einem|1) satz )?zusammen|fasse zusammen|zusammenfassen|zusammenfassung',
      tabulate: '(?:als|in einer|in eine|in|mach eine) tabelle|tabellarisch|eine tabelle|tabelle',
      harms:
        'nebenwirkungen|unerwünschte (?:wirkungen|ereignisse)|schäden|schaden|risiken|sicherheit|(?:ist|war) (?:es|das|dies) (?:sicher|gefährlich|schädlich)|wie sicher ist (?:es|das)',
      largest:
        '(?:welche |welches |was )?(?:studie |davon |von diesen |dieser studien |von ihnen )?(?:ist |war )?(?:die |das |am )?größten?(?: studie| davon| von diesen)?',
      newest:
        '(?:welche |welches |was )?(?:studie |davon |von diesen |dieser studien |von ihnen )?(?:ist |war )?(?:die |das |am )?(?:neuesten?|neusten?|aktuellsten?|jüngsten?)(?: studie| davon| von diesen)?',
    },
    toPeople:
      'und|aber|oder|auch|nur|was ist mit|wie ist es|wie sieht es aus|gilt das auch|bei|für|in|in der|während|im|mit',
    toTreatment: 'und|oder|und für|und mit|und bei|was ist mit|wie ist es mit|gilt das auch für',
    instead: 'stattdessen',
    small: 'der|die|das|den|dem|ein|eine|menschen|personen|patienten',
  },
  pt: {
    before:
      'e|mas|agora|então|por favor|pode|poderia|podes|dá me|dê me|me dê|mostra|mostre|faça|faz|coloque|quais são|há|existem|e quanto a|e quanto aos|algum|os|as|o|a|um|uma',
    after: 'por favor|obrigado|obrigada|então|agora|de novo',
    commands: {
      shorten:
        'curto|mais curto|mais curta|mais breve|breve|brevemente|em resumo|resumido|longo demais|em uma (?:só |única )?frase|numa (?:só |única )?frase|resuma|resume|resuma em uma frase|resumir|resumo',
      tabulate: '(?:como|em|numa|em forma de|faça) (?:uma )?tabela|numa tabela|uma tabela|tabela',
      harms:
        'efeitos colaterais|efeitos secundários|efeitos adversos|eventos adversos|danos|riscos|segurança|é seguro|é segura|é perigoso',
      largest:
        '(?:qual |que )?(?:estudo |destes |deles |desses |destes estudos )?(?:é |foi )?(?:o |a )?(?:estudo |ensaio )?(?:maior)(?: estudo| ensaio| de todos| deles)?',
      newest:
        '(?:qual |que )?(?:estudo |destes |deles |desses |destes estudos )?(?:é |foi )?(?:o |a )?(?:estudo |ensaio )?(?:mais recente|mais novo|último)(?: estudo| ensaio| de todos| deles)?',
    },
    toPeople: 'e|mas|ou|também|só|apenas|e quanto a|e quanto às|e quanto aos|em|na|no|nas|nos|para|durante|com',
    toTreatment: 'e|ou|e para|e com|e quanto a|e quanto à|e quanto ao|o mesmo para',
    instead: 'em vez disso',
    small: 'o|a|os|as|um|uma|pessoas|pacientes|doentes',
  },
};
