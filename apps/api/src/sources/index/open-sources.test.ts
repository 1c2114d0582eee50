import { memoryLiteratureIndex } from '@footnote/literature';
import { expect, it } from 'vitest';
import { OpenSources, type OpeningOptions } from './open-sources.ts';

it('opens a source anew after an opening that failed, whatever the failure was', async () => {
  let opened = 0;
  const sources = new OpenSources(() => {
    opened += 1;
    return Promise.reject(new TypeError(`Attempt ${opened}.`));
  }, 1);
  const use = () => sources.use('one', () => Promise.resolve());
  await expect(use()).rejects.toThrow('Attempt 1.');
  await expect(use()).rejects.toThrow('Attempt 2.');
});

it('makes nothing for whoever only looks, and something for whoever puts at the same time', async () => {
  const held = new Set<string>();
  const openings: boolean[] = [];
  const sources = new OpenSources((sourceId, { isMade }) => {
    openings.push(isMade);
    if (isMade) held.add(sourceId);
    return Promise.resolve(held.has(sourceId) ? memoryLiteratureIndex() : null);
  }, 1);
  const found = () => Promise.resolve('found');
  expect(await sources.use('one', found)).toBeNull();
  expect(await Promise.all([sources.use('one', found), sources.use('one', found, { isMade: true })])).toEqual([
    null,
    'found',
  ]);
  expect(openings).toEqual([false, false, true]);
  expect(await sources.use('one', found)).toBe('found');
});

it('opens nothing of a source while it is removed, and what a search waited for is gone then', async () => {
  let isThere = true;
  const sources = new OpenSources(() => Promise.resolve(isThere ? memoryLiteratureIndex() : null), 1);
  await sources.use('one', () => Promise.resolve());
  const removing = Promise.withResolvers<void>();
  const removed = sources.close('one', async () => {
    await removing.promise;
    isThere = false;
  });
  const searched = sources.use('one', () => Promise.resolve('found'));
  removing.resolve();
  await removed;
  expect(await searched).toBeNull();
});

it('opens a source that could not be removed', async () => {
  const sources = new OpenSources(() => Promise.resolve(memoryLiteratureIndex()), 1);
  await expect(sources.close('one', () => Promise.reject(new Error('The disk is gone.')))).rejects.toThrow('disk');
  expect(await sources.use('one', () => Promise.resolve('found'))).toBe('found');
});

it('lets go of a search that is given up while a source is opened, which goes on for others until all is closed', async () => {
  let options: OpeningOptions | undefined;
  const opened = Promise.withResolvers<never>();
  const sources = new OpenSources((_, given) => {
    options = given;
    given.signal.addEventListener('abort', () => opened.reject(given.signal.reason));
    return opened.promise;
  }, 1);
  const given = new AbortController();
  const one = sources.use('one', () => Promise.resolve(), { signal: given.signal });
  const others = Promise.allSettled([sources.use('one', () => Promise.resolve())]);
  given.abort(new Error('given up'));
  await expect(one).rejects.toThrow('given up');
  expect(options?.signal.aborted).toBe(false);
  await sources.closeAll();
  expect(await others).toMatchObject([{ status: 'rejected', reason: { message: 'The source is being closed.' } }]);
});
