/**
 * The redirects of a site in the words of nginx and of Caddy, for a demo that they serve (docs/static-hosts.md). As at
 * the server, a page comes before a redirect, an address before a folder, and a longer folder before a shorter one.
 */
import { FOLDER } from '../contract/redirects.ts';

interface Rule {
  /** Matches the decoded path, in any case of ASCII letters; its group is the rest of a folder. */
  pattern: string;
  /** The target, up to the rest of the folder if that is kept. */
  to: string;
  keepsRest: boolean;
  status: string;
}

/** Returns a text as part of a pattern; signs are written by their codes, so that none has a meaning in a configuration. */
const literal = (text: string) =>
  text.replace(/[\0-\x7f]/g, (sign) =>
    /[\w/-]/.test(sign) ? sign : `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/**
 * Returns the rules of a file of redirects.
 * @param file in the format of `REDIRECTS_FILE`
 */
function rulesOf(file: string): Rule[] {
  const lines = file.split('\n').filter((line) => line.startsWith('/'));
  const rules = lines.map((line) => {
    const [from = '', target = '', status = ''] = line.split(' ');
    const isFolder = FOLDER.test(from);
    const path = literal(decodeURIComponent(from.replace(FOLDER, '')).replace(/\/+$/, ''));
    const to = target.replace(/(?<=.)\/:splat$|:splat$/, '');
    // A rest that begins with a backslash, or a second slash, would lead to another site from the root.
    const rest = to === '/' ? '(?:/+([^\\x5c]*?))?' : '(/[^\\x5c]*?)?';
    return {
      pattern: `(?i)^${path}${isFolder ? rest : ''}/*$`,
      to,
      keepsRest: to !== target,
      status,
      depth: isFolder ? from.length : Number.MAX_SAFE_INTEGER,
    };
  });
  return rules.sort((one, other) => other.depth - one.depth);
}

/** Returns redirects for the location of nginx that wrong addresses reach. */
export const nginxRedirects = (file: string): string =>
  rulesOf(file)
    .map(({ pattern, to, keepsRest, status }) => {
      const flag = status === '302' ? 'redirect' : 'permanent';
      return `rewrite "${pattern}" "${to}${keepsRest ? '$1' : ''}?" ${flag};\n`;
    })
    .join('');

/** Returns redirects for the block of Caddy that answers wrong addresses. */
export const caddyRedirects = (file: string): string =>
  rulesOf(file)
    .map(({ pattern, to, keepsRest, status }, index) => {
      const name = `moved${index}`;
      const target = `${to}${keepsRest ? `{re.${name}.1}` : ''}`;
      return `@${name} path_regexp ${name} "${pattern}"\nredir @${name} "${target}" ${status}\n`;
    })
    .join('');
