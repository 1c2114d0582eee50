let hear: () => void = () => undefined;

/** Names who hears that the server knows of no session where a call needs one. */
export function onSignedOut(next: () => void): void {
  hear = next;
}

/** Tells that a call was refused because its user's session has ended. */
export function notifySignedOut(): void {
  hear();
}
