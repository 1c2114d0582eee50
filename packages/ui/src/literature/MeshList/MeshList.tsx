import type { MeshHeading } from '@footnote/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './MeshList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './MeshList.css.ts';

export interface MeshListProps {
  /** Headings in the order of the record. */
  headings: readonly MeshHeading[];
  /** Address of a search for a heading; makes each a link. */
  href?: (heading: MeshHeading) => string;
  /**
   * Called with the heading that is pressed. With `href` it is called for plain presses only, in place of leaving the
   * page, so that a new tab still opens; alone it makes each heading a button.
   */
  onSelect?: (heading: MeshHeading) => void;
}

/** Headings shown before a user asks for more. */
const FIRST_HEADINGS = 8;

/** What an article was filed under by the indexers, each heading leading to more of its kind. */
export function MeshList({ headings, href, onSelect }: MeshListProps) {
  const { t } = useMessages();
  const [all, setAll] = useState(false);
  if (headings.length === 0) return null;
  const hidden = headings.length - FIRST_HEADINGS;
  const shown = all || hidden === 1 ? headings : headings.slice(0, FIRST_HEADINGS);
  const optional = { ...(href === undefined ? {} : { href }), ...(onSelect === undefined ? {} : { onSelect }) };
  return (
    <div className={styles.frame}>
      <ul aria-label={t(messages.name)} className={styles.list}>
        {shown.map((heading) => (
          <li key={[heading.descriptor, ...heading.qualifiers].join('/')} className={styles.item}>
            <Heading heading={heading} {...optional} major={t(messages.major)} />
          </li>
        ))}
        {hidden > 1 && (
          <li className={styles.item}>
            <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t(messages.fewer) : t(messages.more, { count: hidden })}
            </Button>
          </li>
        )}
      </ul>
      {shown.some(({ major }) => major) && (
        <p aria-hidden="true" className={styles.note}>
          * {t(messages.major)}
        </p>
      )}
    </div>
  );
}

interface HeadingProps extends Pick<MeshListProps, 'href' | 'onSelect'> {
  heading: MeshHeading;
  major: string;
}

function Heading({ heading, href, onSelect, major }: HeadingProps) {
  const { descriptor, qualifiers } = heading;
  const content = (
    <>
      <bdi className={styles.words}>
        {descriptor}
        {qualifiers.length > 0 && (
          <>
            {' / '}
            <span className={styles.qualifiers}>{qualifiers.join(', ')}</span>
          </>
        )}
        {heading.major && (
          <span aria-hidden="true" className={styles.star}>
            *
          </span>
        )}
      </bdi>
      {heading.major && <VisuallyHidden>, {major}</VisuallyHidden>}
    </>
  );
  if (href !== undefined) {
    return (
      <a
        href={href(heading)}
        className={styles.heading({ pressable: true })}
        onClick={(event) => {
          if (onSelect === undefined || event.button !== 0) return;
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onSelect(heading);
        }}
      >
        {content}
      </a>
    );
  }
  if (onSelect === undefined) return <span className={styles.heading({ pressable: false })}>{content}</span>;
  return (
    <button type="button" className={styles.heading({ pressable: true })} onClick={() => onSelect(heading)}>
      {content}
    </button>
  );
}
