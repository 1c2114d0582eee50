import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space.x3,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    background: vars.color.surface,
    color: vars.color.ink,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    '@media': {
      [media.belowMobile]: { gap: vars.space.x2, paddingBlock: vars.space.x2, paddingInline: vars.space.x3 },
      print: { display: 'none' },
    },
  },
  variants: {
    placement: {
      // Sticky and not fixed: it has room of its own at the end, so nothing of the page stays behind it.
      window: {
        position: 'sticky',
        insetBlockEnd: vars.space.x3,
        zIndex: vars.layer.overlay,
        inlineSize: `calc(100% - 2 * ${vars.space.x3})`,
        maxInlineSize: vars.size.column,
        marginInline: 'auto',
        marginBlock: vars.space.x3,
        boxShadow: vars.shadow.overlay,
      },
      inline: { marginBlockStart: vars.space.x2 },
    },
  },
});
export const text = style([
  ui.s14,
  {
    flex: `1 1 ${vars.size.menu}`,
    minInlineSize: vars.space.none,
    '@media': {
      // A short button stands beside the text, so that both leave the window to the page; a long one goes below.
      [media.belowMobile]: { flexBasis: '60%', fontSize: vars.text.s13, lineHeight: vars.leading.s13 },
    },
  },
]);
