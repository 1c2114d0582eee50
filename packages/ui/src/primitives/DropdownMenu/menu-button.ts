/** What the button of a menu says of itself, and which presses of it are heard again, until its menu is there. */
export const MENU_BUTTON = {
  attributes: { 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' },
  heardAgain: ['pointerdown', 'keydown'],
} as const;
