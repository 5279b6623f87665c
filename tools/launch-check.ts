/**
 * `npm run launch-check`
 * Lists everything in the content that is still made up, with file and line (spec C6): what is marked
 * `sample: true` (of an entry its bodies, too), and the fields that a `sample: […]` list names. Exits with 1
 * while there is anything.
 */
import { allSamples } from './launch-check/samples.ts';

const samples = allSamples('content');

for (const { file, line, field, shows } of samples) {
  console.log(`${file}:${line}: ${field}${shows === undefined ? '' : `: ${shows}`}`);
}
if (samples.length > 0) {
  console.log(
    `\n${samples.length} things are still samples. Put your own in their place, and take the mark \`sample\` out.`,
  );
  process.exitCode = 1;
} else {
  console.log('Nothing in the content is a sample any more.');
}
