import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { INTERFACE_LANGUAGES, type ChatExample, type InterfaceLanguage } from '@footnote/domain';
import { z } from 'zod';
import { createDrawnExamples } from '../../chat/example/drawn-examples.ts';
import { answerQuestion, type AnswerQuestionDeps } from '../../chat/answer-question.ts';
import { createExampleAnswers } from '../../chat/example/example-answers.ts';
import { createExtractiveAnswerModel } from '../../chat/write/extractive-answer-model.ts';
import { PAGES_FOLDER } from '../../platform/http/site-pages.ts';
import { within } from '../../platform/within.ts';
import type { ServerDeps } from '../create-server.ts';

/** Milliseconds the drawing of an example may take. */
const DRAWING_MILLISECONDS = 20_000;

const questionsSchema = z.partialRecord(z.enum(INTERFACE_LANGUAGES), z.array(z.string()));

export interface ExampleParts extends Omit<AnswerQuestionDeps, 'answerModel'> {
  /** Directory of the built web application, which knows the questions in all languages and how an example is drawn. */
  webRoot: string;
  onError: (error: unknown) => void;
}

/** Opens the web application with the example of its home page. */
export function openExamples(parts: ExampleParts): Pick<ServerDeps, 'webRoot' | 'examples' | 'drawnExamples'> {
  const { webRoot, literature, questionReader, answerChecker, now, onError } = parts;
  const quoting = { literature, questionReader, answerChecker, now, answerModel: createExtractiveAnswerModel() };
  const examples = createExampleAnswers({
    questions: readQuestions(webRoot),
    answer: (input) => answerQuestion(quoting, input),
    literature,
    now,
    onError,
  });
  const module = join(webRoot, PAGES_FOLDER, 'drawing/draw-example.js');
  const draw = existsSync(module)
    ? (example: ChatExample, language: InterfaceLanguage) => drawInThread(module, { example, language })
    : null;
  return { webRoot, examples, drawnExamples: createDrawnExamples({ examples, draw, now, onError }) };
}

function readQuestions(webRoot: string) {
  const path = join(webRoot, PAGES_FOLDER, 'examples.json');
  return existsSync(path) ? questionsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Draws in a thread that ends with it: what draws the web app takes memory, and is needed a few times a week. */
async function drawInThread(module: string, workerData: unknown): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(pathToFileURL(module), { workerData, name: 'draw-example' });
  worker.once('message', (html: unknown) => resolve(String(html)));
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The drawing of the example ended with ${code}.`)));
  try {
    return await within(DRAWING_MILLISECONDS, promise, 'The drawing of the example took too long.');
  } finally {
    await worker.terminate();
  }
}
