import { langOfWords } from '../../contract/languages.ts';
import { Text } from './Text.tsx';

/** Words as they are printed or written somewhere, in the language that they are in, whatever the page's is. */
export function Printed({ children }: { children: string }) {
  return (
    <span lang={langOfWords(children)}>
      <Text>{children}</Text>
    </span>
  );
}
