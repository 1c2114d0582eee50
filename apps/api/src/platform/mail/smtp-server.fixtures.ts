import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type { Email } from 'postal-mime';

/** A mail server for tests; addresses that begin with `gone` are refused for good, with `busy` for now. */
export interface TestMailServer {
  url: string;
  arrived: string[];
  close(): Promise<void>;
}

/** A message that arrived, as a mail program reads it. */
export function readMail(message: string): Promise<Email> {
  return PostalMime.parse(message);
}

/** Refusal as a mail server words it. */
function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts one on a port of its own; `passwords` lets only `user` with the password `secret` in. */
export async function startMailServer({ passwords = false } = {}): Promise<TestMailServer> {
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: !passwords,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      if (username === 'user' && password === 'secret') answer(null, { user: username });
      else answer(refusal('5.7.8 Authentication failed', 535));
    },
    onRcptTo({ address }, _session, answer) {
      if (address.startsWith('gone')) return answer(refusal('5.1.1 No such mailbox', 550));
      if (address.startsWith('busy')) return answer(refusal('4.2.2 Mailbox busy', 450));
      return answer();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
