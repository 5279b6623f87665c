/**
 * `npm run launch-check` Lists all invented content with file and line (spec C6): everything marked `sample: true` (for
 * an entry, its bodies as well), the fields in a `sample: […]` list and those below a comment `# Sample`. Exits with 1 if there is any.
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
