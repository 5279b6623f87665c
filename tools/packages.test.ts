import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  optional?: boolean;
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

test('takes every package from the registry with its hash', () => {
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const fetched = Object.entries(packages).filter(
    ([path, { inBundle }]) => path !== '' && !inBundle,
  );
  expect(fetched.length).toBeGreaterThan(300);
  // A package from elsewhere has its address here. Packages only for other platforms have no hash.
  const wrong = fetched.filter(
    ([, { resolved, integrity, optional }]) =>
      resolved !== undefined || !(integrity?.startsWith('sha512-') ?? optional),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('pins exact versions in package.json', () => {
  type Versions = Record<string, string>;
  const { dependencies, devDependencies } =
    read<Record<'dependencies' | 'devDependencies', Versions>>('package.json');
  const named = Object.entries({ ...dependencies, ...devDependencies });
  expect(named.filter(([, version]) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
});
