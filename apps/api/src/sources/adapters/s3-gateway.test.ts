import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newObjectName } from '../store/object-names.ts';
import { ACCOUNT, objectStoreContract } from '../store/object-store.contract.ts';
import { StoreFailure } from '../store/object-store.ports.ts';
import { gatewayProgram, NO_GATEWAY, startS3Gateway, type S3Gateway } from './s3-gateway.fixtures.ts';
import { openS3ObjectStore } from './s3-object-store.ts';
import { sendByAddress } from './send-by-address.fixtures.ts';

const program = gatewayProgram();
if (program === null) process.stderr.write(`${NO_GATEWAY}\n`);

objectStoreContract(
  'S3, a server that others wrote',
  async () => {
    const started = await startS3Gateway(program ?? '');
    return {
      store: openS3ObjectStore(started.settings, Date.now),
      send: sendByAddress,
      pass: () => undefined,
      close: () => started.close(),
    };
  },
  { isSkipped: program === null, isOfRealTime: true },
);

describe.skipIf(program === null)('a server of S3 that others wrote', () => {
  let gateway: S3Gateway;
  beforeAll(async () => {
    gateway = await startS3Gateway(program ?? '');
  });
  afterAll(() => gateway.close());

  it('takes nothing late', async () => {
    const store = openS3ObjectStore(gateway.settings, Date.now);
    const name = newObjectName(randomUUID());
    const body = randomBytes(9);
    const terms = { type: 'application/pdf', size: body.length, seconds: 1, account: ACCOUNT } as const;
    const address = await store.createUploadUrl(name, terms);
    await pause(2_500);
    expect(await sendByAddress({ ...address, body })).toBe(false);
    expect(await store.head(name)).toBeNull();
  });

  it('knows no other key', async () => {
    const stranger = openS3ObjectStore({ ...gateway.settings, secretAccessKey: 'another' }, Date.now);
    await expect(stranger.head(newObjectName(randomUUID()))).rejects.toThrow(StoreFailure);
  });
});
