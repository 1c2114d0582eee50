import { unreachable } from '@footnote/domain/core';
import { parentPort, workerData } from 'node:worker_threads';
import { LiteratureIndexFailure } from '../../literature-index.ports.ts';
import type { EngineCall, EngineOutcome, EngineReply } from './engine-calls.messages.ts';
import { SearchEngine } from '../search-engine.ts';

const port = parentPort;
if (port === null) throw new Error('The search engine runs in a worker thread.');

/** Does a call and tells how it ended. */
function answer(work: () => EngineOutcome): void {
  const before = process.threadCpuUsage();
  const outcome = attempt(work);
  const { user, system } = process.threadCpuUsage(before);
  const reply: EngineReply = { ...outcome, milliseconds: (user + system) / 1_000 };
  port?.postMessage(reply, []);
}

function failed(error: unknown): EngineOutcome {
  if (error instanceof LiteratureIndexFailure) return { outcome: 'failure', detail: error.detail };
  if (error instanceof RangeError || error instanceof TypeError) return { outcome: 'misuse', message: error.message };
  const reason = error instanceof Error ? error.message : String(error);
  return {
    outcome: 'failure',
    detail: { code: 'literature/unavailable', message: `The search index failed: ${reason}` },
  };
}

function attempt(work: () => EngineOutcome): EngineOutcome {
  try {
    return work();
  } catch (error) {
    return failed(error);
  }
}

let engine: SearchEngine | null = null;
let isMaintaining = false;

/** Merges and reads ahead in small steps whenever no call is waiting. */
function maintain(): void {
  if (isMaintaining) return;
  isMaintaining = true;
  setImmediate(() => {
    isMaintaining = false;
    // A step that fails (a full disk, a busy file) is tried again after the next write.
    const more = attempt(() => ({ outcome: 'value', value: engine !== null && (engine.maintain() || engine.warm()) }));
    if (more.outcome === 'value' && more.value === true) maintain();
  });
}

function run(opened: SearchEngine, call: EngineCall): unknown {
  switch (call.method) {
    case 'search':
      return opened.search(...call.arguments);
    case 'searchBriefly':
      return opened.searchBriefly(...call.arguments);
    case 'articles':
      return opened.articles(...call.arguments);
    case 'frequencies':
      return opened.frequencies(...call.arguments);
    case 'similarWords':
      return opened.similarWords(...call.arguments);
    case 'abbreviations':
      return opened.abbreviations(...call.arguments);
    case 'write':
      return opened.write(...call.arguments);
    case 'writeImpacts':
      return opened.writeImpacts(...call.arguments);
    case 'articlesAfter':
      return opened.articlesAfter(...call.arguments);
    case 'journalImpacts':
      return opened.journalImpacts();
    case 'appliedFiles':
      return opened.appliedFiles();
    case 'meshSummary':
      return opened.meshSummary();
    case 'meshLookUp':
      return opened.meshLookUp(...call.arguments);
    case 'meshBranch':
      return opened.meshBranch(...call.arguments);
    case 'writeMesh':
      return opened.writeMesh(...call.arguments);
    case 'writeEmbeddings':
      return opened.writeEmbeddings(...call.arguments);
    case 'lackingEmbeddings':
      return opened.lackingEmbeddings(...call.arguments);
    case 'countEmbeddings':
      return opened.countEmbeddings(...call.arguments);
    case 'hasEmbeddings':
      return opened.hasEmbeddings(...call.arguments);
    case 'nearest':
      return opened.nearest(...call.arguments);
    case 'stats':
      return opened.stats();
    case 'close':
      return opened.close();
    default:
      return unreachable(call);
  }
}

const { path, maintains }: { path: string; maintains: boolean } = workerData;
answer(() => {
  engine = new SearchEngine(path);
  return { outcome: 'opened' };
});
// A merge that was under way when the index was last closed goes on; the vocabulary is read ahead.
if (maintains) maintain();

port.on('message', (call: EngineCall) => {
  answer(() => {
    if (engine === null) throw new Error('it could not be opened.');
    return { outcome: 'value', value: run(engine, call) };
  });
  if (call.method === 'close') {
    engine = null;
    port.close();
  } else if (call.method === 'write') maintain();
});
