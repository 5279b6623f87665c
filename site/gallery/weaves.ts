import { globSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { type Weave, weave } from '../ui/loom/weave.ts';
import { weavesIn } from '../ui/loom/weaves.ts';

/** The weaves of the kit's examples. What is wrong with a file is said by its own page of the kit. */
export const kitWeaves = (): Weave[] =>
  globSync('site/{kit,stages,vignettes,collections}/*/examples.yaml').flatMap((file) =>
    weavesIn(parseDocument(readFileSync(file, 'utf8')).toJS()).filter(
      (each) => weave.safeParse(each).success,
    ),
  );
