import { Link } from '@footnote/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface RouterLinkProps {
  href: string;
  /** Called before the page is left. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to a page of the app that opens without loading it anew, unless the user asks for a new tab. */
export function RouterLink({ href, onFollow, children }: RouterLinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void navigate(href);
  };
  return (
    <Link href={href} onClick={open}>
      {children}
    </Link>
  );
}
