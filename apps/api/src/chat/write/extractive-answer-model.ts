import { STUDY_TYPE_LABELS, publicationYear, type Citation, type StudyType } from '@footnote/domain';
import type { AnswerModel, EvidenceSentence, NumberedEvidence, WriteRequest } from '../chat.ports.ts';
import { frameLanguage } from './frame-language.ts';
import { FRAME_MESSAGES, type FrameMessages } from './frame-messages.ts';
import { literalText } from './literal-text.ts';
import { stanceOf, type Stance } from './stance.ts';

/** A study with what it concludes and the sentences that will be quoted from it. */
interface StudySummary {
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

function summariseStudy(evidence: NumberedEvidence, details: number): StudySummary | undefined {
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
function leadingStance(summaries: readonly StudySummary[]): Stance {
  const votes = new Map<Stance, number>();
  for (const [position, { stance }] of summaries.entries()) {
    if (stance !== 'unclear') votes.set(stance, (votes.get(stance) ?? 0) + 1 / Math.sqrt(position + 1));
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'unclear';
}

function quoted(sentence: EvidenceSentence, n: number): string {
  return `${literalText(sentence.text)} [${n}]`;
}

function bullets(summaries: readonly StudySummary[], withHeadline: (summary: StudySummary) => boolean): string[] {
  return summaries.flatMap((summary) => {
    const sentences = withHeadline(summary) ? [summary.headline, ...summary.details] : summary.details;
    return sentences.map((sentence) => `- ${quoted(sentence, summary.evidence.n)}`);
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

function table(summaries: readonly StudySummary[], words: FrameMessages): string[] {
  const rows = summaries.map(({ evidence: { n, citation }, headline }) => {
    const size = citation.ml_n === null ? '–' : citation.ml_n.toLocaleString('en-US');
    const cells = [literalText(label(citation)), STUDY_TYPE_LABELS[citation.ml_type], size, quoted(headline, n)];
    return `\n| ${cells.map(cell).join(' | ')} |`;
  });
  const head = `\n| ${words.study} | ${words.design} | ${words.size} | ${words.finding} |\n| --- | --- | ---: | --- |`;
  return [`\n\n### ${words.atAGlance}\n`, head, ...rows];
}

/** The studies of an answer by what their word is worth to a user. */
interface StudySummaries {
  /** Studies of people. */
  human: readonly StudySummary[];
  animal: readonly StudySummary[];
  /** Plans of studies, which have no results. */
  planned: readonly StudySummary[];
}

function summariseStudies({ evidence, elaborate }: WriteRequest): StudySummaries {
  const details = elaborate ? DETAILS.elaborate : DETAILS.brief;
  const summaries = evidence
    .map((source) => summariseStudy(source, details))
    .filter((summary) => summary !== undefined);
  const isOf = (type: StudyType) => (summary: StudySummary) => summary.evidence.citation.ml_type === type;
  return {
    human: summaries.filter((summary) => !isOf('rodent')(summary) && !isOf('protocol')(summary)),
    animal: summaries.filter(isOf('rodent')),
    planned: summaries.filter(isOf('protocol')),
  };
}

/** What studies of people say: a bottom line, those that agree with it, those that do not. */
function humanParts(summaries: readonly StudySummary[], words: FrameMessages): string[] {
  // The most relevant study has the first word, also where it takes no side that others could agree with.
  const leading = summaries[0]?.stance === 'unclear' ? 'unclear' : leadingStance(summaries);
  const agreeing = leading === 'unclear' ? summaries : summaries.filter((summary) => summary.stance === leading);
  const dissenting = summaries.filter((summary) => !agreeing.includes(summary) && summary.stance !== 'unclear');
  const others = summaries.filter((summary) => summary.stance === 'unclear' && leading !== 'unclear');
  const [first] = agreeing;
  const [against] = dissenting;
  if (first === undefined) return [];
  const isNew = (summary: StudySummary) => summary !== first && summary !== against;
  const dissent = (['effect', 'no_effect', 'harm'] as const).flatMap((stance) =>
    section(
      words.dissent[stance],
      bullets(
        dissenting.filter((summary) => summary.stance === stance),
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
  const words = FRAME_MESSAGES[frameLanguage(request.language)];
  const { human, animal, planned } = summariseStudies(request);
  const wantsTable = request.elaborate || ASKS_FOR_TABLE.test(`${request.question} ${request.outputFormat ?? ''}`);
  const headlines = (summaries: readonly StudySummary[]) =>
    summaries.map((summary) => `- ${quoted(summary.headline, summary.evidence.n)}`);
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
