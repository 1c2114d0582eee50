import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const bar = style([
  ui.s13,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    color: vars.color.inkMuted,
  },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 });
export const list = style({ border: hairline, borderRadius: vars.radius.medium, overflow: 'hidden' });
export const choice = recipe({
  base: [
    quickChange,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.x1,
      paddingInline: vars.space.x3,
      paddingBlock: vars.space.x2,
      overflowWrap: 'anywhere',
      selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
    },
  ],
  variants: { checked: { true: { background: vars.color.accentSoft }, false: {} } },
});
export const languages = style([
  ui.s12,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x3,
    // Below the name, past the box.
    paddingInlineStart: vars.space.x6,
    color: vars.color.inkMuted,
  },
]);
export const documents = style({ paddingInlineStart: vars.space.x4 });
export const nothing = style([ui.s14, { color: vars.color.inkMuted, paddingBlock: vars.space.x4 }]);
// Takes no room while it has nothing to say.
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const none = style([ui.s13, { color: vars.color.critical }]);
export const placeholders = style({ display: 'grid', gap: vars.space.x4 });
export const placeholder = style({ display: 'grid', gap: vars.space.x2 });
