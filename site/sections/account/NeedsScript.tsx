import { Text } from '../../ui/Text.tsx';

/** Says to those who have JavaScript switched off that this page cannot do without (spec A13). */
export function NeedsScript({ said }: { said: string }) {
  return (
    <noscript>
      <p className="account-noscript">
        <Text>{said}</Text>
      </p>
    </noscript>
  );
}
