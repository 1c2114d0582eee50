import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';
import { floating } from '../../primitives/surface.css.ts';

export const chip = recipe({
  base: [
    ui.s12,
    tabular,
    focusRing,
    quickChange,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.half,
      minInlineSize: vars.leading.s12,
      justifyContent: 'center',
      paddingInline: vars.space.x1,
      marginInline: vars.space.half,
      borderRadius: vars.space.x1,
      background: vars.color.citeSoft,
      color: vars.color.cite,
      fontWeight: vars.weight.strong,
      verticalAlign: '0.3em',
      // Raised numbers must not push the lines of an answer apart.
      lineHeight: vars.leading.s12,
      marginBlock: `calc(-1 * ${vars.space.x1})`,
      selectors: {
        '&:hover': { background: vars.color.cite, color: vars.color.surface },
        '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.x1})` },
      },
      '@media': {
        [media.belowMobile]: {
          selectors: {
            '&::after': { insetBlock: `calc(-1 * ${vars.space.x3})`, insetInline: `calc(-1 * ${vars.space.x2})` },
          },
        },
      },
    },
  ],
  variants: {
    open: { true: { background: vars.color.cite, color: vars.color.surface }, false: {} },
    retracted: {
      true: {
        background: vars.color.criticalSoft,
        color: vars.color.critical,
        gap: vars.space.x1,
        // Its words are as long as a line of a phone in some languages.
        maxInlineSize: `calc(100% - ${vars.space.x1})`,
        whiteSpace: 'normal',
        textAlign: 'start',
      },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { open: true, retracted: true },
      style: { background: vars.color.critical, color: vars.color.onCritical },
    },
  ],
});
export const numbers = style({
  selectors: { [`${chip.classNames.variants.retracted.true} > &`]: { textDecoration: 'line-through' } },
});
export const card = style([
  floating,
  {
    position: 'relative',
    inlineSize: `min(${vars.size.card}, 100vw - ${vars.space.x6})`,
    maxBlockSize: 'min(70dvh, var(--radix-popper-available-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.x4,
    outline: 'none',
  },
]);
/** Leaves the first line of a pinned card room for its closing button. */
export const besideClose = style({ marginInlineEnd: vars.space.x6 });
export const entry = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.x4,
      paddingBlockStart: vars.space.x4,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});
export const close = style({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  display: 'flex',
  justifyContent: 'flex-end',
  blockSize: vars.space.none,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  zIndex: vars.layer.sticky,
});
