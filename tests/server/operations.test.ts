import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../../server/config.ts';
import { openMetrics } from '../../server/http/metrics/metrics.ts';
import { isHashed } from '../../server/http/site/send.ts';
import { openStore } from '../../server/store/database.ts';
import { temporaryFolder } from '../folders.ts';

// The operators’ documents and files agree with the program.

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
/** Returns the words of all lines with a given beginning. */
const wordsAfter = (text: string, word: RegExp) =>
  all(text, word).flatMap((rest) => rest.split(/\s+/));

const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'));
const { site } = compose.services;
const units = globSync('deploy/*.service').map(read);
const documents = ['README.md', ...globSync('docs/*.md')].map(read).join('\n');
const { port, host } = readConfig({});

test('operations.md explains exactly the existing settings', () => {
  const [, table = ''] = /^## Environment$(.*?)^## /ms.exec(read('docs/operations.md')) ?? [];
  expect(all(table, /^\| `([A-Z_]+)`/gm).sort()).toEqual([...SETTINGS].sort());
});

test('the image, compose.yaml, the units and first-day.md set only variables that the server reads', () => {
  const set = [
    ...wordsAfter(dockerfile, /^ENV (.*)$/gm),
    ...units.flatMap((unit) => wordsAfter(unit, /^Environment=(.*)$/gm)),
    ...all(read('docs/first-day.md'), /^([A-Z_]+=\S+)$/gm),
  ].map((each) => each.split('=')[0]);
  const names = [...set, ...Object.keys(site.environment)];
  expect(names.length).toBeGreaterThan(15);
  // Variables of .env beside compose.yaml, and of Node.
  const others = ['DOMAIN', 'POSTGRES_PASSWORD', 'NODE_ENV'];
  expect(names.filter((name) => ![...SETTINGS, ...others].includes(name ?? ''))).toEqual([]);
});

test('the image copies existing files, and only files let into its context', () => {
  const copied = wordsAfter(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).filter(
    (each) => each !== '.',
  );
  expect(copied).toContain('server');
  expect(copied.filter((each) => !existsSync(each))).toEqual([]);
  const letIn = all(read('.dockerignore'), /^!(.*)$/gm);
  const isLetIn = (file: string) =>
    letIn.some((each) => file === each || file.startsWith(`${each}/`));
  expect(copied.filter((each) => !isLetIn(each))).toEqual([]);
  expect(letIn.filter((each) => !existsSync(each))).toEqual([]);
});

test('the image has the project’s Node version', () => {
  const { node } = JSON.parse(read('package.json')).devDependencies;
  expect(new Set(all(dockerfile, /^FROM node:([\d.]+)-/gm))).toEqual(new Set([node]));
});

test('all files agree on the ports and the server’s address', () => {
  const ports = [
    ...all(dockerfile, /^EXPOSE (\d+)$/gm),
    ...all(dockerfile, /process\.env\.PORT \|\| (\d+)/g),
    ...all(read('deploy/Caddyfile'), /\{\$UPSTREAM:site:(\d+)\}/g),
    ...all(documents, /(?:localhost|UPSTREAM=127\.0\.0\.1):(4\d{3})/g),
  ];
  expect(new Set(ports)).toEqual(new Set([String(port)]));
  expect(documents).toContain(`| \`HOST\`                | ${host} `);
  const ofMetrics = [...all(documents, /METRICS_PORT=(\d+)/g), ...all(documents, /:(9\d{3})\b/g)];
  expect(new Set(ofMetrics)).toEqual(new Set([site.environment.METRICS_PORT]));
});

test('compose.yaml and the units give the server the same memory limit and time to stop', () => {
  const [unit = ''] = units.filter((each) => each.includes('server/server.ts'));
  expect(all(unit, /^MemoryMax=(\d+M)$/gm)).toEqual([site.mem_limit.toUpperCase()]);
  expect(all(unit, /^TimeoutStopSec=(\d+)$/gm)).toEqual(all(site.stop_grace_period, /^(\d+)s$/g));
  expect(all(unit, /^TasksMax=(\d+)$/gm)).toEqual([String(site.pids_limit)]);
});

test('programs and scripts named in units and documents exist', () => {
  const programs = all(
    [...units, documents].join('\n'),
    /\b((?:server|tools|deploy)\/[\w./-]+\.\w+)/g,
  );
  expect(programs).toContain('tools/backup.ts');
  expect(programs.filter((each) => !existsSync(each) && !existsSync(`${each}.ts`))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json'));
  const named = new Set(all(documents, /npm run ([a-z:-]+)/g));
  expect([...named].filter((each) => !(each in scripts))).toEqual([]);
});

test('alerts use existing metrics, and alerts.md describes each of both', async () => {
  const store = await openStore(readConfig({ DATA_DIR: temporaryFolder() }));
  const metrics = openMetrics(store);
  const text = await metrics.read();
  metrics.close();
  await store.close();
  const figures = all(text, /^# TYPE (\w+)/gm);
  const rules = parse(read('deploy/alerts.yml')).groups.flatMap(
    (group: { rules: object[] }) => group.rules,
  );
  const expressions = rules.map(({ expr }: { expr: string }) => expr).join('\n');
  const names = all(expressions, /\b([a-z]+(?:_[a-z]+)+)\b(?!\()/g).filter(
    (name) => !name.startsWith('node_'),
  );
  expect(names).toContain('leads_total');
  expect(names.filter((name) => !figures.includes(name))).toEqual([]);
  const outcomes = all(expressions, /outcome=~?"([^"]+)"/g).flatMap((each) => each.split('|'));
  expect(outcomes.filter((each) => !text.includes(`outcome="${each}"`))).toEqual([]);

  const page = read('docs/alerts.md');
  expect(figures.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const alerts = rules.map(({ alert }: { alert: string }) => alert);
  expect(all(page, /^\| `([A-Z]\w+)`/gm)).toEqual(alerts);
});

test('static hosts cache exactly the files with a hash in their name for a year', () => {
  const file = read('deploy/static-host/_headers');
  const cachedFolders = all(file, /^\/(\S+)\/\*\n {2}Cache-Control: .*immutable$/gm);
  expect(cachedFolders.length).toBeGreaterThan(2);
  expect(cachedFolders.filter((folder) => !isHashed(`${folder}/x.js`))).toEqual([]);
  expect(read('deploy/static-host/nginx.conf')).toContain(`^/(${cachedFolders.join('|')})/`);
  expect(read('deploy/static-host/Caddyfile')).toContain(
    `path ${cachedFolders.map((each) => `/${each}/*`).join(' ')}\n`,
  );
});
