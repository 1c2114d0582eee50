import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  chatMessageSchema,
  emptyTurn,
  foldTurn,
  HISTORY_LIMIT,
  MESSAGE_CHARACTER_LIMIT,
  type ChatMessage,
  type ChatTurn,
} from '@footnote/domain';
import { z } from 'zod';
import { readConfig } from '../platform/config/config.ts';
import { openCommands } from './open-commands.ts';
import type { AskRequest, Commands } from './commands.ts';
import { answerDocument, answerText } from './format-answer.ts';
import { EXIT, pathFromCaller, runCommand, printError, UsageFailure, type ExitCode } from './terminal.ts';

const USAGE = `Usage: npm run --silent ask -- "QUESTION" [--json] [--history FILE.json] [--limit N]

  --json          print one JSON object
  --history FILE  earlier messages: [{"user": "USER" | "ASSISTANT", "content": "…"}]
  --limit N       use N references at most (1 to 100)`;

interface Arguments {
  request: AskRequest;
  json: boolean;
}

function readArguments(args: string[]): Arguments | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help === true) return 'help';
  const question = positionals.join(' ');
  if (question.trim() === '') throw new UsageFailure('Write a question first.');
  const history = values.history === undefined ? [] : readHistory(values.history);
  const limit = values.limit === undefined ? {} : { limit: readLimit(values.limit) };
  return { request: { question, history, ...limit }, json: values.json === true };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        history: { type: 'string' },
        limit: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : String(error));
  }
}

function readLimit(text: string): number {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > 100) throw new UsageFailure('--limit must be a whole number from 1 to 100.');
  return limit;
}

function readHistory(file: string): ChatMessage[] {
  const path = pathFromCaller(file);
  let content: unknown;
  try {
    // Editors on Windows begin a file with a byte order mark.
    content = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new UsageFailure(`The history ${path} cannot be read as JSON.`);
  }
  const history = z.array(chatMessageSchema).safeParse(content);
  if (history.success) return history.data.slice(-HISTORY_LIMIT);
  const isTooLong = history.error.issues.some(({ code }) => code === 'too_big');
  throw new UsageFailure(
    isTooLong
      ? `A message of the history ${path} is longer than ${MESSAGE_CHARACTER_LIMIT} characters.`
      : `The history ${path} is not a list of {"user": "USER" | "ASSISTANT", "content": "…"}.`,
  );
}

async function answer(commands: Commands, request: AskRequest, signal: AbortSignal): Promise<ChatTurn> {
  const { question } = request;
  let turn = emptyTurn({ id: '', position: 0, question, language: 'en', request: null, askedAt: '' });
  for await (const event of commands.ask(request, signal)) turn = foldTurn(turn, event);
  return turn;
}

async function ask(signal: AbortSignal): Promise<ExitCode> {
  const given = readArguments(process.argv.slice(2));
  if (given === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return EXIT.done;
  }
  const config = readConfig(process.env);
  if (!config.ok) return refuse(config.error);
  const opened = await openCommands(config.value, { starter: true, printError });
  if (!opened.ok) return refuse(opened.error);
  try {
    const turn = await answer(opened.value.commands, given.request, signal);
    if (signal.aborted) return EXIT.interrupted;
    process.stdout.write(given.json ? `${JSON.stringify(answerDocument(turn))}\n` : answerText(turn));
    if (turn.failure === null) return EXIT.done;
    return refuse(turn.failure.message);
  } finally {
    await opened.value.close();
  }
}

function refuse(sentence: string): ExitCode {
  printError(sentence);
  return EXIT.failed;
}

await runCommand(USAGE, ask);
