import { useMutation } from '@tanstack/react-query';
import { download } from '../../session/api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { saveFile } from '../area/save-file.ts';
import { useArea } from '../area/use-area.ts';
import { useDetails } from './words.ts';

/** Downloads all data stored about the account as a file. */
export function DataPanel() {
  const { words: area } = useArea();
  const { data } = useDetails().words;
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await download('exportAccount'), `${data.file}.json`),
    onMutate: () => notify('silence'),
    onError: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <Panel heading={data.heading} lead={data.lead}>
      <button
        type="button"
        className="button button-second area-tool"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <Icon name="download" />
        {data.save}
      </button>
    </Panel>
  );
}
