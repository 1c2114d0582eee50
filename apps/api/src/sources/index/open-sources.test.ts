import { expect, it } from 'vitest';
import { OpenSources } from './open-sources.ts';

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
