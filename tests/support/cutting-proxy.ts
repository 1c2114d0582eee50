import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** Tears every connection and takes no new one until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Stands between a browser and a server as the network does, and can break as the network does. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let broken = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A torn connection is what this proxy is for.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (broken) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(Number(port), hostname);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const tear = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => {
      broken = true;
      tear();
    },
    mend: () => {
      broken = false;
    },
    close: async () => {
      tear();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
