/** What a code of the authenticator looks like: six digits, apart or together, in the digits of either language. */
export const SIX_DIGITS = '\\s*([0-9๐-๙]\\s*){6}';
