import { Icon } from '../../primitives/Icon/Icon.tsx';
import { socialLink, list } from './SocialLinks.css.ts';

const icons = {
  x: 'socialX',
  youTube: 'socialYouTube',
  linkedIn: 'socialLinkedIn',
  instagram: 'socialInstagram',
} as const;

/** One page of the product elsewhere. */
export interface SocialLink {
  /** Which network; it chooses the drawing. */
  network: keyof typeof icons;
  /** Name of the link ("Footnote on LinkedIn"). */
  label: string;
  /** Address of the page. */
  href: string;
}

export interface SocialLinksProps {
  /** Name of the list, for assistive technology. */
  label: string;
  /** The links, in order; at most one for each network. */
  links: readonly SocialLink[];
}

/** The product's pages on other networks, as a row of drawings. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  return (
    <ul aria-label={label} className={list}>
      {links.map(({ network, label: name, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            title={name}
            className={socialLink}
          >
            <Icon name={icons[network]} size="large" />
          </a>
        </li>
      ))}
    </ul>
  );
}
