import { afterEach, expect, test, vi } from 'vitest';
import type * as Valtio from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { reportPageView } from './report-page-view.client.ts';

const listening = vi.hoisted(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: {} });
  return new Set<object>();
});
vi.mock('valtio', async (original) => {
  const valtio = await original<typeof Valtio>();
  const subscribe: typeof valtio.subscribe = (...given) => {
    const stop = valtio.subscribe(...given);
    listening.add(stop);
    return () => {
      listening.delete(stop);
      stop();
    };
  };
  return { ...valtio, subscribe };
});
afterEach(() => vi.unstubAllGlobals());

test('waits until it is known who reads, and listens no longer than that', async () => {
  const told = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', told);
  const before = listening.size;
  account.stage = 'loading';
  const report = reportPageView('/chat', true);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  expect(listening.size).toBe(before + 1);
  account.stage = 'visitor';
  await report;
  expect(told).toHaveBeenCalledOnce();
  await reportPageView('/chat', true);
  expect(listening.size).toBe(before);
});
