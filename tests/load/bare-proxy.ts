import { createServer, request } from 'node:http';
import { parseArgs } from 'node:util';

// The least a server can do between a user and a model: pass the bytes on. What the product takes longer than this is its own.
const { values } = parseArgs({ options: { target: { type: 'string' } } });
const target = new URL(values.target ?? 'http://127.0.0.1:1');

const server = createServer((incoming, response) => {
  const upstream = request(
    {
      host: target.hostname,
      port: target.port,
      path: incoming.url,
      method: incoming.method,
      headers: { 'content-type': 'application/json' },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
