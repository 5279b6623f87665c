/** Returns the full name of an event: its own name, if it has one, and the heading. */
export const fullName = ({
  name,
  heading,
}: {
  name?: string | undefined;
  heading: string;
}): string => (name === undefined ? heading : `${name}: ${heading}`);
