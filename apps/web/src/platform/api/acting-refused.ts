let hear: (organizationId: string) => void = () => undefined;

/** Names who hears that the server takes no calls of this user for an organization. */
export function onActingRefused(next: (organizationId: string) => void): void {
  hear = next;
}

/** Tells that a call was refused because its user cannot act for the organization it was made for. */
export function notifyActingRefused(organizationId: string): void {
  hear(organizationId);
}
