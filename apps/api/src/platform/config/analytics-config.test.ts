import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const URL = 'https://analytics.example.org/';
const both = { FOOTNOTE_ANALYTICS_URL: URL, FOOTNOTE_ANALYTICS_KEY: 'phc_key' };

function settings(environment: Record<string, string>) {
  const config = readConfig(environment);
  return config.ok ? config.value.analytics : config.error;
}

describe('where the use of the product is told', () => {
  it('is nowhere unless it is said', () => {
    expect(settings({})).toEqual({ pageViews: false, target: null, errors: null });
  });

  it('is read with its key, and with recordings where they are wanted', () => {
    const target = { url: 'https://analytics.example.org', key: 'phc_key', recording: false };
    expect(settings(both)).toMatchObject({ target });
    expect(settings({ ...both, FOOTNOTE_RECORDING: 'true' })).toMatchObject({ target: { ...target, recording: true } });
  });

  it.each([
    ['https://abc@errors.example.org/7', 'https://errors.example.org/api/7/envelope/'],
    ['https://abc@errors.example.org/in/a/folder/7', 'https://errors.example.org/in/a/folder/api/7/envelope/'],
    ['http://abc@127.0.0.1:9000/7', 'http://127.0.0.1:9000/api/7/envelope/'],
  ])('reads where %s takes reports', (dsn, url) => {
    expect(settings({ FOOTNOTE_ERROR_DSN: dsn })).toMatchObject({ errors: { url, key: 'abc' } });
  });

  it.each<[Record<string, string>, string | RegExp]>([
    [{ FOOTNOTE_ANALYTICS_URL: URL }, 'FOOTNOTE_ANALYTICS_URL and FOOTNOTE_ANALYTICS_KEY are needed together.'],
    [{ FOOTNOTE_ANALYTICS_KEY: 'phc_key' }, 'FOOTNOTE_ANALYTICS_URL and FOOTNOTE_ANALYTICS_KEY are needed together.'],
    [{ FOOTNOTE_RECORDING: 'true' }, 'FOOTNOTE_RECORDING needs FOOTNOTE_ANALYTICS_URL.'],
    [{ ...both, FOOTNOTE_ANALYTICS_URL: 'http://analytics.example.org' }, /^FOOTNOTE_ANALYTICS_URL must be/],
    [{ ...both, FOOTNOTE_ANALYTICS_URL: 'https://a:b@analytics.example.org' }, /^FOOTNOTE_ANALYTICS_URL must be/],
    [{ ...both, FOOTNOTE_ANALYTICS_KEY: 'a b' }, /^FOOTNOTE_ANALYTICS_KEY must be/],
    ...[
      'nonsense',
      'https://errors.example.org/7',
      'https://abc@errors.example.org/',
      'http://abc@errors.example.org/7',
    ]
      .concat('https://abc:secret@errors.example.org/7', 'https://abc@errors.example.org/7?x=1')
      .map((dsn): [Record<string, string>, RegExp] => [{ FOOTNOTE_ERROR_DSN: dsn }, /^FOOTNOTE_ERROR_DSN must be/]),
  ])('is refused where it makes no sense: %j', (environment, problem) => {
    expect(settings(environment)).toMatch(problem);
  });
});
