import type { PlacedSentence } from './place-sentences.ts';

const SECTIONS =
  /^(?:(?:clinical )?trials? registration(?: number)?|registration(?: number)?|funding(?: sources?)?|ethics(?: approval)?|electronic supplementary material)$/i;
/** A sentence that tells a result besides answers all the same. */
const RESULT =
  /\d\s?%|\b(?:RR|OR|HR|MD|SMD|CI)\b|\b(?:mortality|died|deaths|reduc\w+|lower\w*|higher|increas\w+|decreas\w+|improv\w+|fell|rose|fewer|more|less)\b/i;
const REGISTERED =
  /^(?:\(?trial (?:registration|registry)|(?:this |the )?(?:study|trial|protocol|review)\b[^.;]{0,40}\b(?:is|was|has been|been) (?:\w+ )?registered|\(?(?:www\.)?clinical ?trials? ?\.gov|\(?(?:NCT ?\d{6}|ISRCTN ?\d{4}|EudraCT|PROSPERO|ChiCTR|ACTRN|UMIN)|registered (?:at|with|in|under)\b)/i;
const PUBLISHED =
  /^(?:electronic supplementary|the online version of this article|supplementary (?:material|information)|copyright\b|©)/i;
const PAID =
  /^(?:(?:this|the) (?:study|trial|work|research) (?:was|is) (?:\w+ )?(?:funded|sponsored|supported)|(?:funded|sponsored|supported) by)\b/i;
const ASKED =
  /\b(?:regist\w+|NCT\w*|ISRCTN\w*|fund(?:ed|ing|s|er|ers)?|grants?|sponsor\w*|support\w*|industr\w*|bankroll\w*|paid|pays?|conflicts? of interest|supplement\w*|protocol|ethic\w*|finan\w+|gef[öo]rdert|geregistreerd|subsidi\w*|patrocin\w*)/i;

/** Whether a sentence only says where a study is registered, who paid for it, or where more of it is published, and the question asks for none of that. */
export function isAboutPublication(
  { text, section }: Pick<PlacedSentence, 'text' | 'section'>,
  question: string,
): boolean {
  if (ASKED.test(question) || RESULT.test(text)) return false;
  return SECTIONS.test(section) || [REGISTERED, PUBLISHED, PAID].some((pattern) => pattern.test(text));
}
