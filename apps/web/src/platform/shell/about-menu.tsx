import { Button, SectionMenu } from '@footnote/ui';
import { useAboutPages } from '../navigation/about-entries.ts';
import { usePlaces } from '../navigation/use-places.ts';

/** The pages about the product, in the header of the chat. */
export function AboutMenu() {
  const { label, entries } = useAboutPages(null);
  const { onFollow } = usePlaces(null);
  return (
    <SectionMenu
      label={label}
      align="start"
      onFollow={onFollow}
      trigger={
        <Button variant="quiet" iconEnd="chevronDown">
          {label}
        </Button>
      }
      sections={[{ id: 'about', entries }]}
    />
  );
}
