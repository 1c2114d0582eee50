import type { Article } from '@footnote/domain';

/** The abstract as peers index it. */
export function bodyOf({ abstract }: Article): string {
  return abstract.map(({ text }) => text).join(' ');
}

/** The headings as peers index them. */
export function headingsOf({ mesh }: Article): string {
  return mesh.map(({ descriptor }) => descriptor).join('; ');
}
