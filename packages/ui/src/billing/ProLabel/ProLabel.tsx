import { Badge } from '../../primitives/Badge/Badge.tsx';

export interface ProLabelProps {
  /** The word, "PRO" in every language. */
  label: string;
}

/** Says by the logo that a user has the paid plan. */
export function ProLabel({ label }: ProLabelProps) {
  return <Badge tone="pro">{label}</Badge>;
}
