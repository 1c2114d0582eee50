import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings of a search cluster', () => {
  it('keep the literature in its file by default', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: { searchCluster: { url: null, apiKey: null, shards: 1 } },
    });
  });

  it('are read', () => {
    const environment = {
      OPENSEARCH_URL: 'https://user:p%40ss@one:9200,two:9200/literature',
      OPENSEARCH_API_KEY: 'aGVsbG8=',
      OPENSEARCH_CA_FILE: '/etc/ca.pem',
      OPENSEARCH_SHARDS: '6',
      OPENSEARCH_TIMEOUT_SECONDS: '5',
    };
    expect(readConfig(environment)).toMatchObject({
      ok: true,
      value: {
        searchCluster: {
          url: environment.OPENSEARCH_URL,
          apiKey: 'aGVsbG8=',
          authorityFile: '/etc/ca.pem',
          shards: 6,
          timeoutSeconds: 5,
        },
      },
    });
  });

  it.each([
    [{ OPENSEARCH_URL: 'secret' }, 'OPENSEARCH_URL must be an address such as https://user:password@host:9200.'],
    [{ OPENSEARCH_API_KEY: 'two words' }, 'OPENSEARCH_API_KEY must be one word.'],
    [{ OPENSEARCH_SHARDS: '0' }, 'OPENSEARCH_SHARDS must be a whole number from 1 to 1024.'],
  ])('answer %j with one sentence that echoes no value', (environment, error) => {
    expect(readConfig(environment)).toEqual({ ok: false, error });
  });
});
