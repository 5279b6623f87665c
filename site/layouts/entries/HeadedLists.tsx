import { Text } from '../../ui/Text.tsx';
import { TextList } from '../../ui/TextList.tsx';

export function HeadedLists({ lists }: { lists: Readonly<Record<string, readonly string[]>> }) {
  return Object.entries(lists).map(([heading, items]) => (
    <div key={heading}>
      <Text.h2>{heading}</Text.h2>
      <TextList items={items} />
    </div>
  ));
}
