import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { emailSchema } from '@footnote/domain';
import { z } from 'zod';
import type { CommandAnswer } from '../identity/account/account-commands.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import type { DataDirectory } from '../platform/data-directory.ts';
import { reachDirectory, type ReachedDirectory } from './reach-directory.ts';
import { CommandFailure } from './remote-commands.ts';
import { EXIT, pathFromCaller, printable, runCommand, printError, UsageFailure, type ExitCode } from './terminal.ts';

const USAGE = `Usage: npm run --silent admin -- COMMAND

  grant EMAIL             make an account a super admin; its e-mail address must be verified
  revoke EMAIL            take that away again
  second-factor-off EMAIL end the second factor of somebody who has lost it
  bounces FILE.eml…       record messages that came back, from the reports of mail servers`;

const answerSchema = z.strictObject({ done: z.boolean(), sentence: z.string() });

/** What is to be done, as the call of a running server takes it. */
type Wish =
  | { path: 'super-admin'; body: { email: string; granted: boolean } }
  | { path: 'second-factor'; body: { email: string } }
  | { path: 'bounces'; body: { reports: string[] } };

function readArguments(args: string[]): Wish | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help === true) return 'help';
  const [command, ...rest] = positionals;
  if (command === 'bounces') return { path: 'bounces', body: { reports: filesOf(rest) } };
  if (command !== 'grant' && command !== 'revoke' && command !== 'second-factor-off')
    throw new UsageFailure('Name a command.');
  const email = emailSchema.safeParse(rest[0]);
  if (!email.success || rest.length !== 1) throw new UsageFailure('Give one e-mail address.');
  if (command === 'second-factor-off') return { path: 'second-factor', body: { email: email.data } };
  return { path: 'super-admin', body: { email: email.data, granted: command === 'grant' } };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
}

function filesOf(paths: readonly string[]): string[] {
  if (paths.length === 0) throw new UsageFailure('Name the files of the reports.');
  return paths.map((path) => {
    try {
      return readFileSync(pathFromCaller(path), 'utf8');
    } catch {
      throw new UsageFailure(`The file ${path} cannot be read.`);
    }
  });
}

async function admin(): Promise<ExitCode> {
  const wish = readArguments(process.argv.slice(2));
  if (wish === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return EXIT.done;
  }
  const config = readConfig(process.env);
  if (!config.ok) throw new CommandFailure(config.error);
  const reached = await reachDirectory(config.value, printError);
  if (!reached.ok) throw new CommandFailure(reached.error);
  const { done, sentence } = await carryOut(config.value, reached.value, wish);
  if (!done) throw new CommandFailure(sentence);
  process.stdout.write(`${printable(sentence)}\n`);
  return EXIT.done;
}

async function carryOut(config: Config, reached: ReachedDirectory, wish: Wish): Promise<CommandAnswer> {
  if (reached.kind === 'server') return askServer(reached.server, wish);
  try {
    return await doHere(config, reached.directory, wish);
  } finally {
    reached.release();
  }
}

async function askServer({ url, token }: { url: string; token: string }, wish: Wish): Promise<CommandAnswer> {
  const answer = await fetch(new URL(`/api/internal/accounts/${wish.path}`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(wish.body),
  }).catch((error: unknown) => {
    throw new CommandFailure(`The running Footnote server at ${url} cannot be reached.`, { cause: error });
  });
  if (!answer.ok) throw new CommandFailure(`The running Footnote server refused the command (HTTP ${answer.status}).`);
  return answerSchema.parse(await answer.json());
}

async function doHere(config: Config, directory: DataDirectory, wish: Wish): Promise<CommandAnswer> {
  // Loaded late, so that a command a server carries out starts in a fraction of the time.
  const { openAccountCommands } = await import('../app/compose-identity.ts');
  const { commands, close } = await openAccountCommands(config, directory);
  try {
    if (wish.path === 'super-admin') return await commands.setSuperAdmin(wish.body);
    if (wish.path === 'second-factor') return await commands.endSecondFactor(wish.body);
    return await commands.recordBounces(wish.body.reports);
  } finally {
    await close();
  }
}

await runCommand(USAGE, admin);
