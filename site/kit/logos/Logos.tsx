import { Photo } from '../../ui/photo/Photo.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { schema } from './schema.ts';

/** Renders the logos of customers in a row, on a light ground in both themes. */
export function Logos({ type, anchor, heading, lead, logos }: SectionProps<typeof schema>) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ul className="logos">
        {logos.map(({ name, logo, website }) => {
          const picture = <Photo photo={{ ...logo, alt: name }} sizes="160px" most={480} />;
          return (
            <li key={name}>{website === undefined ? picture : <a href={website}>{picture}</a>}</li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
