/** The first step of a build: reports the faults in the content. */
import { checkContent } from '../../site/build/check-content.ts';
import { runBuild } from '../build-site.ts';

await runBuild(checkContent);
