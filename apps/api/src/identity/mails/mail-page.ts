import type { InterfaceLanguage } from '@footnote/domain';
import { createElement as element, type CSSProperties, type ReactElement } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from 'react-email';

/** Mail programs know no style sheets; these are the colours and sizes of the light theme. */
export const styles = {
  body: { backgroundColor: '#f6f7f9', fontFamily: 'Arial, Helvetica, sans-serif', margin: 0, padding: '24px 0' },
  container: { backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '560px', padding: '32px' },
  heading: { color: '#16202c', fontSize: '22px', lineHeight: '30px', margin: '0 0 16px' },
  text: {
    color: '#16202c',
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  button: {
    backgroundColor: '#0b5e55',
    borderRadius: '6px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  small: { color: '#4a5766', fontSize: '13px', lineHeight: '20px', margin: '16px 0 0', wordBreak: 'break-word' },
  /** A title over some studies. */
  section: { color: '#16202c', fontSize: '18px', lineHeight: '26px', margin: '24px 0 8px' },
  study: {
    color: '#0b5e55',
    fontSize: '16px',
    lineHeight: '24px',
    textDecoration: 'underline',
    wordBreak: 'break-word',
  },
  mark: { color: '#9b1c1c', fontWeight: 'bold' },
  rule: { borderColor: '#d9dee5', margin: '24px 0 0' },
} as const satisfies Record<string, CSSProperties>;

/** Words of a message that stand for themselves. */
export function paragraph(key: string, words: string, style: CSSProperties = styles.text): ReactElement {
  return element(Text, { key, style }, words);
}

/** What stands around every message. */
interface MailPage {
  language: InterfaceLanguage;
  heading: string;
  footer: string;
}

/** A message as mail programs show it. */
export function mailPage({ language, heading, footer }: MailPage, content: readonly ReactElement[]): ReactElement {
  return element(
    Html,
    { lang: language, dir: 'ltr' },
    element(Head),
    element(Preview, null, heading),
    element(
      Body,
      { lang: language, dir: 'ltr', style: styles.body },
      element(
        Container,
        { style: styles.container },
        element(Heading, { as: 'h1', style: styles.heading }, heading),
        ...content,
        element(Hr, { style: styles.rule }),
        paragraph('footer', footer, styles.small),
      ),
    ),
  );
}
