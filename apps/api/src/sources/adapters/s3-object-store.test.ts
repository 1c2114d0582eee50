import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newObjectName } from '../store/object-names.ts';
import { objectStoreContract } from '../store/object-store.contract.ts';
import { StoreFailure, type ObjectStore } from '../store/object-store.ports.ts';
import { openS3ObjectStore } from './s3-object-store.ts';
import { sendByAddress } from './send-by-address.fixtures.ts';
import { startS3Server, type S3ServerOfTests } from './s3-server.fixtures.ts';

const settingsOf = ({ url }: S3ServerOfTests) => ({
  bucket: 'documents',
  region: 'eu-central-1',
  endpoint: url,
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  pathStyle: true,
});

objectStoreContract('S3', async () => {
  const server = await startS3Server();
  let passed = 0;
  return {
    store: openS3ObjectStore(settingsOf(server), () => Date.now() + passed),
    send: sendByAddress,
    pass(milliseconds) {
      passed += milliseconds;
      server.pass(milliseconds);
    },
    close: () => server.close(),
  };
});

describe('a store in a bucket', () => {
  let server: S3ServerOfTests;
  let store: ObjectStore;
  beforeAll(async () => {
    server = await startS3Server();
    store = openS3ObjectStore(settingsOf(server), Date.now);
  });
  afterAll(() => server.close());

  it.each([500, 503])('says that it fails where every answer is %i, and goes on when that is over', async (status) => {
    const name = newObjectName(randomUUID());
    server.fail(status, 3);
    await expect(store.head(name)).rejects.toThrow(StoreFailure);
    server.fail(status, 3);
    await expect(store.openRead(name)).rejects.toThrow(StoreFailure);
    server.fail(status, 3);
    await expect(store.deleteAll(randomUUID())).rejects.toThrow(StoreFailure);
    expect(await store.head(name)).toBeNull();
    // One failure that passes is not even told.
    server.fail(status, 1);
    expect(await store.head(name)).toBeNull();
  });

  it('is told to be failing where the key is not known', async () => {
    const stranger = openS3ObjectStore({ ...settingsOf(server), secretAccessKey: 'another' }, Date.now);
    await expect(stranger.head(newObjectName(randomUUID()))).rejects.toThrow(StoreFailure);
  });
});
