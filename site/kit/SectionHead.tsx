import { SectionWords } from './SectionWords.tsx';

interface Props {
  heading: string;
  lead?: string | undefined;
  /** Where it stands above the content; apart, the lead has the other end where there is room. */
  align?: 'start' | 'apart';
}

/** A section's heading and lead, set above its content. */
export function SectionHead({ heading, lead, align = 'start' }: Props) {
  return (
    <div className="section-head" data-align={align}>
      <SectionWords heading={heading} lead={lead} />
    </div>
  );
}
