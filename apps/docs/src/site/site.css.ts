import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@footnote/ui';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  maxInlineSize: vars.size.modal,
  marginInline: 'auto',
  color: vars.color.ink,
  fontFamily: vars.font.interface,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.s14,
});
export const header = style({ display: 'grid', gap: vars.space.x2 });
export const area = style({ color: vars.color.inkMuted, fontSize: vars.text.s13 });
export const title = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text.s36,
  lineHeight: vars.leading.s36,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const lead = style({
  maxInlineSize: vars.size.measure,
  fontFamily: vars.font.reading,
  fontSize: vars.text.s18,
  lineHeight: vars.leading.s18,
});
export const prose = style({ display: 'grid', maxInlineSize: vars.size.measure });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const scroller = style({ overflowX: 'auto', minInlineSize: vars.space.none });

const inProse = (tag: string) => `${prose} ${tag}`;
const inPage = (tag: string) => `${page} ${tag}`;

globalStyle(inPage('h2'), {
  marginBlockStart: vars.space.x6,
  fontFamily: vars.font.reading,
  fontSize: vars.text.s22,
  lineHeight: vars.leading.s22,
  fontWeight: vars.weight.strong,
});
globalStyle(inProse('h1'), { display: 'none' });
globalStyle(inProse('h2'), { marginBlock: `${vars.space.x6} ${vars.space.x2}` });
globalStyle(inProse('h3'), { marginBlock: `${vars.space.x4} ${vars.space.x1}`, fontSize: vars.text.s16 });
globalStyle(inProse('p'), { marginBlock: vars.space.x1, fontSize: vars.text.s16, lineHeight: vars.leading.s16 });
globalStyle(inProse('li'), { marginBlock: vars.space.x1, fontSize: vars.text.s16, lineHeight: vars.leading.s16 });
globalStyle(inProse('ul'), { listStyle: 'disc', paddingInlineStart: vars.space.x5 });
globalStyle(inProse('ol'), { listStyle: 'decimal', paddingInlineStart: vars.space.x6 });
globalStyle(inPage('code'), {
  fontFamily: vars.font.code,
  fontSize: vars.text.s13,
  overflowWrap: 'anywhere',
});
globalStyle(inProse('table'), { marginBlock: vars.space.x3, borderCollapse: 'collapse' });
globalStyle(inProse('pre'), {
  marginBlock: vars.space.x2,
  padding: vars.space.x3,
  overflowX: 'auto',
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
});
globalStyle(inPage('a'), { color: vars.color.accent, textUnderlineOffset: vars.space.half });
globalStyle(inPage('th'), { textAlign: 'start', fontWeight: vars.weight.strong, color: vars.color.inkMuted });
globalStyle(`${inPage('th')}, ${inPage('td')}`, {
  padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x2} 0`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  verticalAlign: 'top',
});

/** Storybook leaves more room around a page than a phone has. */
globalStyle(`:root .sbdocs.sbdocs-wrapper`, {
  padding: vars.space.x8,
  background: vars.color.paper,
  '@media': { [media.belowMobile]: { padding: vars.space.x4 } },
});
