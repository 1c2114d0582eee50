import { checkAnswer } from '@footnote/domain/claims';
import { unreachable } from '@footnote/domain/core';
import { parentPort, workerData } from 'node:worker_threads';
import type { LookedUpIndex } from '../literature-index.ports.ts';
import type { RankTerm } from '../query.ts';
import { readPubmedSearch } from '../pubmed/search-pubmed.ts';
import { questionKnowledge } from '../question/question-knowledge.ts';
import { readQuestion } from '../question/read-question.ts';
import { searchQuestion } from '../question/search-question.ts';
import { captureOutcome, unwrapOutcome } from './outcome.ts';
import type { Outcome, LookUp, ReaderCall, ReaderReply, ReaderRequest } from './reader-calls.messages.ts';

const port = parentPort;
if (port === null) throw new Error('The reader runs in a worker thread.');

const tell = (reply: ReaderReply) => port.postMessage(reply, []);
const { hasMesh, hasAbbreviations, hasNearness }: Record<'hasMesh' | 'hasAbbreviations' | 'hasNearness', boolean> =
  workerData;

const asked = new Map<number, (ending: Outcome) => void>();
let lastAsked = 0;

async function ask<T>(lookUp: LookUp): Promise<T> {
  lastAsked += 1;
  const id = lastAsked;
  const ending = await new Promise<Outcome>((resolve) => {
    asked.set(id, resolve);
    tell({ kind: 'lookUp', id, lookUp });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method's value crosses the thread as it is
  return unwrapOutcome(ending) as T;
}

/** The part of an index that reading asks; each question goes to the thread that has it. */
const index: LookedUpIndex = {
  search: (request) => ask({ method: 'search', arguments: [request] }),
  frequencies: (terms) => ask({ method: 'frequencies', arguments: [terms] }),
  similarWords: (word, edits) => ask({ method: 'similarWords', arguments: [word, edits] }),
  ...(hasAbbreviations
    ? { abbreviations: (texts: readonly string[]) => ask({ method: 'abbreviations', arguments: [texts] }) }
    : {}),
  ...(hasNearness
    ? {
        nearness: (terms: readonly RankTerm[], pmids: readonly string[]) =>
          ask<number[] | null>({ method: 'nearness', arguments: [terms, pmids] }),
      }
    : {}),
  mesh: hasMesh
    ? {
        summary: () => ask({ method: 'meshSummary', arguments: [] }),
        lookUp: (kind, texts) => ask({ method: 'meshLookUp', arguments: [kind, texts] }),
        branch: (ui) => ask({ method: 'meshBranch', arguments: [ui] }),
        replace: () => Promise.reject(new Error('Reading replaces nothing.')),
      }
    : null,
};

function run(call: ReaderCall): unknown {
  const knowledge = questionKnowledge();
  switch (call.method) {
    case 'readQuestion':
      return readQuestion({ index, knowledge }, ...call.arguments);
    case 'searchQuestion':
      return searchQuestion({ index, knowledge }, ...call.arguments);
    case 'readPubmedSearch': {
      const [text, today] = call.arguments;
      return readPubmedSearch({ index, today }, text);
    }
    case 'checkAnswer':
      return checkAnswer(...call.arguments);
    default:
      return unreachable(call);
  }
}

async function answer(call: ReaderCall): Promise<void> {
  const before = process.threadCpuUsage();
  const ending = await captureOutcome(() => run(call));
  // Calls come one at a time, so that all the thread did meanwhile was for this one.
  const { user, system } = process.threadCpuUsage(before);
  tell({ kind: 'done', ending, milliseconds: (user + system) / 1_000 });
}

port.on('message', (request: ReaderRequest) => {
  if (request.kind === 'found') {
    asked.get(request.id)?.(request.ending);
    asked.delete(request.id);
  } else void answer(request.call);
});

// What takes long to load is there before the first deadline runs.
questionKnowledge();
tell({ kind: 'ready' });
