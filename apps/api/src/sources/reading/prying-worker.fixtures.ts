import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { ReaderMessage } from './reader-process.messages.ts';

/** In the place of the process that reads: says what it was able to do besides reading. */
const done: string[] = [];
attempt('read a file', () => readFileSync('/etc/hostname'));
attempt('write a file', () => writeFileSync('/tmp/footnote-prying', ''));
attempt('start a process', () => spawnSync('/bin/true').error ?? null);
attempt('start a thread', () => new Worker('0', { eval: true }));
if (Object.keys(process.env).length > 0) done.push('see the environment');

process.on('message', () => {
  const socket = connect(9, '127.0.0.1');
  socket.on('error', ({ message }) => {
    if (!/permission|access/i.test(message)) done.push('reach the network');
    const information = { title: done.join(', '), author: '', subject: '', keywords: '', doi: '', repeated: '' };
    process.send?.({ type: 'done', information } satisfies ReaderMessage);
  });
});

function attempt(what: string, work: () => unknown): void {
  try {
    if (!(work() instanceof Error)) done.push(what);
  } catch {
    return;
  }
}
