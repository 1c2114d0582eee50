import { unreachable } from '@footnote/domain/core';
import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { keptState, saveState, statePath } from './training-state-file.ts';
import { isTelling } from './training-examples.ts';
import { TextCollector } from './training-texts.ts';
import { firstState, VectorTraining } from './train-vectors.ts';
import type { VectorReply, VectorRequest, VectorWorkerData } from './vector-worker.messages.ts';
import { saveWordVectors } from './word-vectors.ts';

const port = parentPort;
if (port === null) throw new Error('Word vectors are learnt in a worker thread.');

const { path, saveEveryMilliseconds, leastArticles }: VectorWorkerData = workerData;
const collector = new TextCollector();
/** Steps between two reports. */
const REPORTED = 10;

function tell(reply: VectorReply): void {
  port?.postMessage(reply, []);
}

function learn(): void {
  const texts = collector.finish();
  const articles = texts.texts.filter(isTelling).length;
  if (articles < leastArticles) {
    tell({ kind: 'too-few', articles });
    return;
  }
  const kept = keptState(path, texts.digest);
  const state = kept ?? firstState(texts.words.length);
  const training = new VectorTraining(texts, state);
  const resumedAt = state.step;
  let saved = performance.now();
  while (!training.isDone) {
    training.advance();
    if (state.step % REPORTED === 0) tell({ kind: 'step', step: state.step, steps: training.steps });
    if (performance.now() - saved >= saveEveryMilliseconds) {
      saveState(path, texts.digest, state);
      saved = performance.now();
    }
  }
  saveWordVectors(path, texts, { vectors: state.vectors, learntAt: new Date().toISOString() });
  rmSync(statePath(path), { force: true });
  tell({ kind: 'learnt', articles: texts.texts.length, words: texts.words.length, resumedAt });
}

port.on('message', (request: VectorRequest) => {
  if (request.kind === 'articles') {
    for (const article of request.articles) collector.add(article);
    tell({ kind: 'taken' });
  } else if (request.kind === 'learn') {
    learn();
    port.close();
  } else unreachable(request);
});
