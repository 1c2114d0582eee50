import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

/** Serves the built docs site on loopback; resolves to its address. */
export function serveDocs(port) {
  const site = sirv(fileURLToPath(new URL('../apps/docs/dist', import.meta.url)), { dev: true });
  const server = createServer(site);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://127.0.0.1:${server.address().port}` }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serveDocs(Number(process.env.PORT ?? 6006));
  process.stdout.write(`The docs are at ${address}\n`);
}
