import type { NavEntry } from '../../layout/NavLink/NavLink.tsx';
/** A choice, under its heading. */
export interface MenuChoiceSection {
  id: string;
  /** Names the choice; seen as its heading unless `labelHidden`. */
  label: string;
  labelHidden?: boolean;
  choices: readonly MenuChoice[];
  chosen: string;
  /** Called with the value of the choice. */
  onChoose: (value: string) => void;
  /** Opens a longer choice, where not all have room in a menu. */
  more?: { label: string; onOpen: () => void };
}

export type MenuSection = MenuLinkSection | MenuChoiceSection;

/** One of several things of which exactly one is chosen. */
export interface MenuChoice {
  value: string;
  label: string;
  /** BCP 47 tag of the label where it is not the page's language. */
  lang?: string;
  /** Why it cannot be chosen for now ("Suspended"), shown as its mark; left out where it can. */
  refusal?: string;
}

/** Places to go to, under an optional heading. */
export interface MenuLinkSection {
  id: string;
  label?: string;
  entries: readonly NavEntry[];
}
