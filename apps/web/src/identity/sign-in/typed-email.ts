/** The address that was written last, so that the next form of an account begins with it; kept only as long as the page. */
let typed = '';

/** The address to begin a form with; '' where none was written. */
export function typedEmail(): string {
  return typed;
}

/** Remembers an address as it is being written. */
export function noteEmail(email: string): void {
  typed = email;
}
