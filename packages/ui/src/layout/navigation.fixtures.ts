import type { SocialLink } from './SocialLinks/SocialLinks.tsx';

export const socialLinks: readonly SocialLink[] = [
  { network: 'x', label: 'Footnote on X', href: 'https://example.org/x' },
  { network: 'youTube', label: 'Footnote on YouTube', href: 'https://example.org/youtube' },
  { network: 'linkedIn', label: 'Footnote on LinkedIn', href: 'https://example.org/linkedin' },
  { network: 'instagram', label: 'Footnote on Instagram', href: 'https://example.org/instagram' },
];
