/** Mail services that read addresses with and without dots as one. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an e-mail address leads to, as far as its writing tells: without what stands behind a plus, and without the
 * dots that some services leave out. Two addresses with one mailbox belong to one person.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [domain, local] = [address.slice(at + 1), address.slice(0, Math.max(at, 0)).split('+', 1)[0] ?? ''];
  if (!WITHOUT_DOTS.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}
