import * as Radix from '@radix-ui/react-dropdown-menu';
import { useId } from 'react';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import type { NavEntry } from '../../layout/NavLink/NavLink.tsx';
import { item } from '../../primitives/DropdownMenu/DropdownMenu.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { classes } from '../../theme/class-names.ts';
import type { MenuChoiceSection, MenuSection } from './menu-section.ts';
import * as styles from './SectionMenu.css.ts';

interface MenuSectionItemsProps {
  section: MenuSection;
  onFollow: Follow | undefined;
}

/** The heading and the items of one section. */
export function MenuSectionItems({ section, onFollow }: MenuSectionItemsProps) {
  const id = useId();
  const { label } = section;
  if (!('entries' in section)) return <Choices section={section} />;
  return (
    <Radix.Group aria-labelledby={label === undefined ? undefined : id}>
      {label !== undefined && (
        <Radix.Label id={id} className={styles.label({})}>
          {label}
        </Radix.Label>
      )}
      {section.entries.map((entry) => (
        <Place key={entry.id} entry={entry} onFollow={onFollow} />
      ))}
    </Radix.Group>
  );
}

function Place({ entry, onFollow }: { entry: NavEntry; onFollow: Follow | undefined }) {
  const { label, href, icon, external = false, current = false } = entry;
  const leaving = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Radix.Item asChild className={classes(item({}), styles.place)}>
      <a
        {...leaving}
        href={href}
        aria-current={current ? 'page' : undefined}
        onClick={(event) => !external && followInPage(event, href, onFollow)}
      >
        {icon !== undefined && <Icon name={icon} />}
        <span className={styles.words}>{label}</span>
        {external && <Icon name="external" size="small" mirrored />}
      </a>
    </Radix.Item>
  );
}

function Choices({ section }: { section: MenuChoiceSection }) {
  const { label, labelHidden = false, choices, chosen, onChoose, more } = section;
  return (
    <Radix.RadioGroup value={chosen} onValueChange={onChoose} aria-label={label}>
      <Radix.Label className={styles.label({ hidden: labelHidden })}>{label}</Radix.Label>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          disabled={choice.refusal !== undefined}
          className={classes(item({}), styles.choice)}
        >
          <bdi lang={choice.lang} className={styles.words}>
            {choice.label}
          </bdi>
          {choice.refusal !== undefined && <Badge tone="critical">{choice.refusal}</Badge>}
          <Radix.ItemIndicator>
            <Icon name="check" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
      {more !== undefined && (
        <Radix.Item className={item({})} onSelect={more.onOpen}>
          <Icon name="search" />
          <span className={styles.words}>{more.label}</span>
        </Radix.Item>
      )}
    </Radix.RadioGroup>
  );
}
