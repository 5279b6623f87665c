import { globSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { type Weave, weave } from '../ui/loom/weave.ts';
import { weavesIn } from '../ui/loom/weaves.ts';

/** Returns the weaves of the gallery's examples. Each page of the gallery reports the faults of its own file. */
export const kitWeaves = (): Weave[] =>
  globSync('site/{kit,stages,vignettes,collections}/*/examples.yaml').flatMap((file) =>
    weavesIn(parseDocument(readFileSync(file, 'utf8')).toJS()).filter(
      (each) => weave.safeParse(each).success,
    ),
  );
