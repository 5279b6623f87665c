/** What an event is called in one line: its name, if it has one of its own, and the heading. */
export const fullName = ({
  name,
  heading,
}: {
  name?: string | undefined;
  heading: string;
}): string => (name === undefined ? heading : `${name}: ${heading}`);
