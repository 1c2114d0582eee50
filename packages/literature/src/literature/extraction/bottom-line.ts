import type { AbstractSection } from '@footnote/domain';
import { splitSentences } from '@footnote/domain/core';
import { mayBeEnglish } from './stated-language.ts';

const CONCLUSION = /\bconclu|\binterpretation\b/i;
/** How a main finding is announced where no label does it. */
const ANNOUNCED =
  /^(?:in (?:conclusion|summary)\b|(?:we|it is|it was|it can be|the authors?) conclud|conclusions?\b|to conclude|overall,|taken together|(?:thus|therefore|hence)\b|(?:these|this|our|the|present|current)(?: \w+){0,3} (?:results?|data|findings?|stud(?:y|ies)|trial|analysis|evidence|review|meta-analysis|observations?|experiments?|report)\b(?: \w+){0,3} (?:suggest|show|indicat|demonstrat|support|confirm|provid|reveal|establish|identif|highlight|impl)|we (?:have )?(?:show|demonstrat|found|find|propose|provide evidence)|collectively|altogether|our (?:results|data|findings))/i;
/** What authors say of the work to come, of a register or of themselves is no finding. */
const NO_FINDING =
  /\b(?:(?:further|future|more|additional|larger|long-term) (?:[\w-]+ ){0,4}(?:stud(?:y|ies)|trials?|research|work|investigations?|evaluation|data)\b.{0,40}\b(?:need|requir|warrant|necessary|should|essential|must)|(?:should|needs? to|remains? to|must) be (?:\w+ )?(?:evaluated|confirmed|investigated|studied|explored|tested|determined|established|validated)|are warranted|is warranted|clinicaltrials|trial registration|registered|funded|funding|grant from|copyright|NCT\d{6})/i;
/** Characters; longer ones are no sentences. */
const LONGEST = 600;
const LONGEST_SECTION = 20_000;

/** The sentence that says most: the first that announces a finding, else the first that is none about work to come. */
function mainFinding(sentences: readonly string[]): string {
  const findings = sentences.filter((sentence) => !NO_FINDING.test(sentence));
  return findings.find((sentence) => ANNOUNCED.test(sentence)) ?? findings[0] ?? sentences[0] ?? '';
}

/** Sentences that say how things are or ought to be, as last ones do where nothing announces them. */
const STATES =
  /\b(?:is|are|may|can|cannot|should|could|might|appears?|seems?|does not|do not|suggests?|supports?|indicates?|recommend(?:ed)?|(?:improv|reduc|provid|increas|decreas|prevent|offer|represent|lower|enhanc|caus|induc|protect|contribut|play)(?:e?s|e))\b/;
const TELLS_OF_ITSELF =
  /\b(?:reviewed|discussed|described|presented|summari[sz]ed|truncated|(?:this|the) (?:article|paper|review|chapter|report)|we (?:review|describe|discuss|present|report)|was designed|will be)\b|\bp ?[<=>]|\d ?%|[±=]/i;
/** An abstract with fewer sentences has hardly room for a conclusion. */
const FEWEST_SENTENCES = 4;

function unlabelledFinding(sentences: readonly string[]): string {
  const last = sentences.slice(-4).filter((sentence) => !NO_FINDING.test(sentence));
  const announced = last.filter((sentence) => ANNOUNCED.test(sentence));
  const surest = announced.findLast((sentence) => /^(?:in (?:conclusion|summary)|we conclud|conclu)/i.test(sentence));
  if (surest !== undefined || announced.length > 0) return surest ?? announced.at(-1) ?? '';
  const [end = ''] = sentences.slice(-1);
  const stated = STATES.test(end) && !NO_FINDING.test(end) && !TELLS_OF_ITSELF.test(end);
  return sentences.length >= FEWEST_SENTENCES && stated ? end : '';
}

const short = (line: string) => (line.length <= LONGEST ? line : '');

/**
 * The main finding in one sentence of the abstract, word for word: of the conclusions where a section is labelled so, else
 * the last sentence that announces a conclusion or states how things are; '' when there is none.
 */
export function bottomLineOf(sections: readonly AbstractSection[]): string {
  const concluded = sections.findLast(({ label }) => CONCLUSION.test(label))?.text ?? '';
  const text = (concluded === '' ? (sections.at(-1)?.text ?? '') : concluded).slice(0, LONGEST_SECTION);
  const sentences = splitSentences(text).map((sentence) => sentence.text);
  const english = mayBeEnglish(text);
  if (concluded === '') return english ? short(unlabelledFinding(sentences)) : '';
  return short(english ? mainFinding(sentences) : (sentences[0] ?? ''));
}
