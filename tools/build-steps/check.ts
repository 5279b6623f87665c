/** The first step of a build: says what is wrong in the content, if anything is. */
import { checkContent } from '../../site/build/check-content.ts';
import { runBuild } from '../build-site.ts';

await runBuild(checkContent);
