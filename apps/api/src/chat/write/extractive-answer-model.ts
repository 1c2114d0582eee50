import {
  STUDY_TYPE_LABELS,
  toldArms,
  type AnswerEvidence,
  type IndirectEvidence,
  type QuestionFrame,
} from '@footnote/domain';
import { NOT_IN_PEOPLE, PLAN_WITHOUT_RESULTS } from '@footnote/literature';
import type { AnswerModel, EvidenceSentence, WriteRequest } from '../chat.ports.ts';
import { arrangedAnswer } from './arranged/arranged-answer.ts';
import { frameLanguage } from './frame-language.ts';
import { FRAME_MESSAGES, type FrameMessages } from './frame-messages.ts';
import { inOrderOfAnswer } from './leading-sentence.ts';
import { literalText } from './literal-text.ts';
import { studyName } from './study-name.ts';
import { toldStudy, type ToldStudy } from './told-study.ts';

const DETAILS = { brief: 0, elaborate: 3 } as const;
/** A detail has to be this relevant to be quoted beside the headline. */
const DETAIL_FLOOR = 0.35;
const TABLE_FROM = 2;
const ASKS_FOR_TABLE = /\b(?:table|tabular|tabel|tabla|tableau|tabelle|tabellarisch|tabela)\b/i;
/** Direct studies that are quoted below the answer line; the evidence table has all. */
const QUOTED_BELOW = { brief: 3, elaborate: 13 } as const;

function quoted(text: string, n: number): string {
  return `${literalText(text)} [${n}]`;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n\n### ${heading}\n`, ...lines.map((line) => `\n${line}`)];
}

function cell(text: string): string {
  return text.replaceAll('\n', ' ');
}

function table(findings: readonly ToldStudy[], frame: QuestionFrame, words: FrameMessages): string[] {
  const rows = findings.map((told) => {
    const { n, citation } = told.evidence;
    const [first = told.headline] = inOrderOfAnswer(told, frame);
    const size = citation.ml_n === null ? '–' : citation.ml_n.toLocaleString('en-US');
    const said = quoted(first.text, n);
    const cells = [literalText(studyName(citation)), STUDY_TYPE_LABELS[citation.ml_type], size, said];
    return `\n| ${cells.map(cell).join(' | ')} |`;
  });
  const head = `\n| ${words.study} | ${words.design} | ${words.size} | ${words.finding} |\n| --- | --- | ---: | --- |`;
  return [`\n\n### ${words.atAGlance}\n`, head, ...rows];
}

/** The answer line in a paragraph for each study, under what it comes to. */
function answerLine(evidence: AnswerEvidence, words: FrameMessages): string[] {
  const { verdict, notTold } = evidence;
  const { quoted: parts } = evidence.answerLine;
  const { interventions, comparators } = toldArms(evidence);
  const said = notTold.some(({ asked }) => asked === NOT_IN_PEOPLE.asked)
    ? words.notInPeople
    : words.verdict(verdict, interventions[0] ?? '', comparators[0] ?? '');
  const studies = [...new Set(parts.map(({ citation }) => citation))];
  return [
    `**${said === '' ? words.bottomLine : `${words.bottomLine}: ${said}`}**`,
    // Blocks of their own, because quotations without a full stop would run into the next and be checked as one claim.
    ...studies.flatMap((n) =>
      parts.filter(({ citation }) => citation === n).map(({ text }) => `\n\n${quoted(text, n)}`),
    ),
  ];
}

function otherStudies(
  findings: readonly ToldStudy[],
  { answer, elaborate }: WriteRequest,
  words: FrameMessages,
): string[] {
  const isSaid = (n: number, { start }: EvidenceSentence) =>
    answer.answerLine.quoted.some((part) => part.citation === n && part.start === start);
  const most = elaborate ? QUOTED_BELOW.elaborate : QUOTED_BELOW.brief;
  const lines = findings.flatMap(({ evidence: { n, citation, sentences }, headline }) => {
    const details = sentences.filter((sentence) => sentence !== headline && sentence.relevance >= DETAIL_FLOOR);
    const more = details.slice(0, elaborate ? DETAILS.elaborate : DETAILS.brief).sort((a, b) => a.start - b.start);
    const size = citation.ml_n === null ? '' : `, n = ${citation.ml_n.toLocaleString('en-US')}`;
    const name = `${literalText(studyName(citation))}${size}`;
    return [headline, ...more]
      .filter((sentence) => !isSaid(n, sentence))
      .map((sentence, at) => `${at === 0 ? `- **${name}**\n` : ''}  - ${quoted(sentence.text, n)}`);
  });
  return section(words.findings, lines.slice(0, elaborate ? lines.length : most));
}

/** What a study differs in: "adolescents (studied: adults)". */
function difference({ because }: IndirectEvidence, words: FrameMessages): string {
  return because
    .map(({ dimension, asked, studied }) => words.differs(words.dimension[dimension], asked, studied))
    .join('; ');
}

function nearest({ indirect, notTold }: AnswerEvidence, words: FrameMessages): string[] {
  const isPlan = notTold.some(({ asked }) => asked === PLAN_WITHOUT_RESULTS.asked);
  const missing = notTold
    .filter(({ asked }) => asked !== PLAN_WITHOUT_RESULTS.asked)
    .map(({ asked }) => literalText(asked))
    .join(', ');
  const lines = indirect.map(
    (one) =>
      `- **${literalText(difference(one, words))}**\n  - ${one.source === null ? `[${one.citation}]` : quoted(one.source.text, one.citation)}`,
  );
  return [
    // Bold alone on its line, so that it is read as a heading and not as a claim that lacks a source.
    `**${words.notAnswered}**`,
    ...(missing === '' ? [] : [`\n\n**${words.missing(missing)}**`]),
    ...(isPlan ? [`\n\n**${words.noResults}**`] : []),
    ...section(words.nearest, lines),
  ];
}

/** The parts of an extractive answer, in order; joined they are its markdown. */
export function composeExtractiveAnswer(request: WriteRequest): string[] {
  const { answer, elaborate } = request;
  const words = FRAME_MESSAGES[frameLanguage(request.language)];
  const direct = request.evidence.filter(({ match }) => match.directness === 'direct');
  const findings = direct.flatMap((evidence) => toldStudy(evidence, answer.frame) ?? []);
  if (findings.length === 0) return answer.indirect.length === 0 ? [] : nearest(answer, words);
  if (answer.arrangement !== undefined) {
    const citations = request.evidence.map(({ citation }) => citation);
    return [arrangedAnswer(answer.arrangement, { evidence: answer, citations, language: request.language })];
  }
  const wantsTable = elaborate || ASKS_FOR_TABLE.test(`${request.question} ${request.outputFormat ?? ''}`);
  return [
    ...answerLine(answer, words),
    ...otherStudies(findings, request, words),
    ...(wantsTable && findings.length >= TABLE_FROM ? table(findings, answer.frame, words) : []),
  ];
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
