import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const content = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x2,
  overflowWrap: 'anywhere',
});
