import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { reading } from '../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

/** Long text as guides, posts and policies have it: one measure, serif, with room above headings. */
export const prose = style([
  reading,
  { maxInlineSize: vars.size.measure, overflowWrap: 'anywhere', textWrap: 'pretty' },
]);

globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space.x4 });
globalStyle(`${prose} :is(h2, h3)`, { fontWeight: vars.weight.strong, textWrap: 'balance' });
globalStyle(`${prose} h2`, {
  fontSize: vars.text.s22,
  lineHeight: vars.leading.s22,
  marginBlockStart: vars.space.x8,
});
globalStyle(`${prose} h3`, {
  fontSize: vars.text.s18,
  lineHeight: vars.leading.s18,
  marginBlockStart: vars.space.x6,
});
globalStyle(`${prose} > :first-child`, { marginBlockStart: vars.space.none });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space.x6 });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li + li`, { marginBlockStart: vars.space.x2 });
globalStyle(`${prose} li::marker`, { color: vars.color.inkMuted });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `${vars.border.ring} solid ${vars.color.line}`,
  color: vars.color.inkMuted,
});
globalStyle(`${prose} :is(img, video)`, {
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.medium,
  border: hairline,
});
