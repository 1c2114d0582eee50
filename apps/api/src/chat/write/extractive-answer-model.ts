import { STUDY_TYPE_LABELS, publicationYear, type Citation, type StudyType } from '@footnote/domain';
import type { AnswerModel, EvidenceSentence, NumberedEvidence, WriteRequest } from '../chat.ports.ts';
import { frameLanguage } from './frame-language.ts';
import { FRAME_WORDS, type FrameWords } from './frame-words.ts';
import { literalText } from './literal-text.ts';
import { stanceOf, type Stance } from './stance.ts';

/** A study with what it concludes and the sentences that will be quoted from it. */
interface Voice {
  evidence: NumberedEvidence;
  stance: Stance;
  /** The sentence that answers best. */
  headline: EvidenceSentence;
  details: readonly EvidenceSentence[];
}

const DETAILS = { brief: 1, elaborate: 3 } as const;
/** A detail has to be this relevant to be quoted beside the headline. */
const DETAIL_FLOOR = 0.35;
const TABLE_FROM = 2;
const ASKS_FOR_TABLE = /\b(?:table|tabular|tabel|tabla|tableau|tabelle|tabellarisch|tabela)\b/i;

const CONCLUDES = /CONCLUSION|INTERPRETATION|IMPLICATION/i;

function voiceOf(evidence: NumberedEvidence, details: number): Voice | undefined {
  const headline = evidence.sentences.find((sentence) => CONCLUDES.test(sentence.section)) ?? evidence.sentences[0];
  if (headline === undefined) return undefined;
  const rest = evidence.sentences.filter((sentence) => sentence !== headline && sentence.relevance >= DETAIL_FLOOR);
  return {
    evidence,
    stance: stanceOf(headline.text),
    headline,
    details: rest.slice(0, details).sort((a, b) => a.start - b.start),
  };
}

/** The stance that carries most: each study counts less the further down it ranks. */
function leadingStance(voices: readonly Voice[]): Stance {
  const votes = new Map<Stance, number>();
  for (const [position, { stance }] of voices.entries()) {
    if (stance !== 'unclear') votes.set(stance, (votes.get(stance) ?? 0) + 1 / Math.sqrt(position + 1));
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'unclear';
}

function quoted(sentence: EvidenceSentence, n: number): string {
  return `${literalText(sentence.text)} [${n}]`;
}

function bullets(voices: readonly Voice[], withHeadline: (voice: Voice) => boolean): string[] {
  return voices.flatMap((voice) => {
    const sentences = withHeadline(voice) ? [voice.headline, ...voice.details] : voice.details;
    return sentences.map((sentence) => `- ${quoted(sentence, voice.evidence.n)}`);
  });
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n\n### ${heading}\n`, ...lines.map((line) => `\n${line}`)];
}

function label({ first_author: author, publication_date: date, journal }: Citation): string {
  const name = author.split(' ').length > 3 ? journal : (author.split(' ')[0] ?? journal);
  return `${name} ${publicationYear(date)}`.trim();
}

function cell(text: string): string {
  return text.replaceAll('\n', ' ');
}

function table(voices: readonly Voice[], words: FrameWords): string[] {
  const rows = voices.map(({ evidence: { n, citation }, headline }) => {
    const size = citation.ml_n === null ? '–' : citation.ml_n.toLocaleString('en-US');
    const cells = [literalText(label(citation)), STUDY_TYPE_LABELS[citation.ml_type], size, quoted(headline, n)];
    return `\n| ${cells.map(cell).join(' | ')} |`;
  });
  const head = `\n| ${words.study} | ${words.design} | ${words.size} | ${words.finding} |\n| --- | --- | ---: | --- |`;
  return [`\n\n### ${words.atAGlance}\n`, head, ...rows];
}

/** The studies of an answer by what their word is worth to a reader. */
interface Voices {
  /** Studies of people. */
  human: readonly Voice[];
  animal: readonly Voice[];
  /** Plans of studies, which have no results. */
  planned: readonly Voice[];
}

function hearVoices({ evidence, elaborate }: WriteRequest): Voices {
  const details = elaborate ? DETAILS.elaborate : DETAILS.brief;
  const voices = evidence.map((source) => voiceOf(source, details)).filter((voice) => voice !== undefined);
  const isOf = (type: StudyType) => (voice: Voice) => voice.evidence.citation.ml_type === type;
  return {
    human: voices.filter((voice) => !isOf('rodent')(voice) && !isOf('protocol')(voice)),
    animal: voices.filter(isOf('rodent')),
    planned: voices.filter(isOf('protocol')),
  };
}

/** What studies of people say: a bottom line, those that agree with it, those that do not. */
function humanParts(voices: readonly Voice[], words: FrameWords): string[] {
  // The most relevant study has the first word, also where it takes no side that others could agree with.
  const leading = voices[0]?.stance === 'unclear' ? 'unclear' : leadingStance(voices);
  const agreeing = leading === 'unclear' ? voices : voices.filter((voice) => voice.stance === leading);
  const dissenting = voices.filter((voice) => !agreeing.includes(voice) && voice.stance !== 'unclear');
  const others = voices.filter((voice) => voice.stance === 'unclear' && leading !== 'unclear');
  const [first] = agreeing;
  const [against] = dissenting;
  if (first === undefined) return [];
  const isNew = (voice: Voice) => voice !== first && voice !== against;
  const dissent = (['effect', 'no_effect', 'harm'] as const).flatMap((stance) =>
    section(
      words.dissent[stance],
      bullets(
        dissenting.filter((voice) => voice.stance === stance),
        isNew,
      ),
    ),
  );
  return [
    `**${against === undefined ? words.bottomLine : words.bottomLineDisputed}**\n\n`,
    quoted(first.headline, first.evidence.n),
    // A block of its own, because a quotation without a full stop would run into the next and be checked as one claim.
    ...(against === undefined ? [] : [`\n\n${quoted(against.headline, against.evidence.n)}`]),
    ...section(agreeing.length > 1 && leading !== 'unclear' ? words.agree : words.findings, bullets(agreeing, isNew)),
    ...dissent,
    ...section(
      words.dissent.unclear,
      bullets(others, () => true),
    ),
  ];
}

/** The parts of an extractive answer, in order; joined they are its markdown. */
export function composeExtractiveAnswer(request: WriteRequest): string[] {
  const words = FRAME_WORDS[frameLanguage(request.language)];
  const { human, animal, planned } = hearVoices(request);
  const wantsTable = request.elaborate || ASKS_FOR_TABLE.test(`${request.question} ${request.outputFormat ?? ''}`);
  const headlines = (voices: readonly Voice[]) =>
    voices.map((voice) => `- ${quoted(voice.headline, voice.evidence.n)}`);
  const parts = [
    ...humanParts(human, words),
    ...section(
      words.animals,
      bullets(animal, () => true),
    ),
    ...section(words.planned, headlines(planned)),
    ...(wantsTable && human.length >= TABLE_FROM ? table(human, words) : []),
  ];
  return parts.map((part, position) => (position === 0 ? part.trimStart() : part));
}

/** Writes an answer from verbatim sentences alone: nothing in it can be invented. */
export function createExtractiveAnswerModel(): AnswerModel {
  return {
    writer: () => ({ kind: 'extractive' }),
    async *write(request, signal) {
      for (const text of composeExtractiveAnswer(request)) {
        if (signal.aborted) return;
        yield { type: 'text', text };
      }
    },
  };
}
