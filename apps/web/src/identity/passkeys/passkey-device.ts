import {
  err,
  IDENTITY_ERRORS,
  ok,
  type IdentityErrorCode,
  type NewPasskey,
  type PasskeyOptions,
  type Result,
  type ShownPasskey,
} from '@footnote/domain';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { ApiError } from '../../platform/api/api.client.ts';

/** Has the browser make a passkey; the user is asked where it is to be kept. */
export function makePasskey(options: PasskeyOptions): Promise<Result<NewPasskey, ApiError>> {
  return ask(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { type, response, ...made } = await startRegistration({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser refuses options that are none
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    const { clientDataJSON, attestationObject, transports } = response;
    const told = transports === undefined ? {} : { transports: [...transports] };
    return { ...kept(made), type, response: { clientDataJSON, attestationObject, ...told } };
  });
}

/** Has the browser show a passkey; the user is asked which, and proves to the device who they are. */
export function showPasskey(options: PasskeyOptions): Promise<Result<ShownPasskey, ApiError>> {
  return ask(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { type, response, ...shown } = await startAuthentication({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser refuses options that are none
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    return { ...kept(shown), type, response };
  });
}

/** Nothing of extensions is asked for, and nothing of them is sent. */
function kept({ id, rawId }: { id: string; rawId: string }) {
  return { id, rawId, clientExtensionResults: {} };
}

async function ask<T>(question: () => Promise<T>): Promise<Result<T, ApiError>> {
  if (typeof PublicKeyCredential === 'undefined') return refused('identity/passkey-unsupported');
  try {
    return ok(await question());
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return refused('identity/passkey-known');
    if (name === 'SecurityError' || name === 'NotSupportedError') return refused('identity/passkey-unsupported');
    // A question that was closed, or not answered in time: browsers do not tell them apart.
    return refused('identity/passkey-canceled');
  }
}

function refused(code: IdentityErrorCode): Result<never, ApiError> {
  return err({ status: 0, code, message: IDENTITY_ERRORS.error(code).message });
}
