/** What a code of the authenticator looks like: six digits, apart or together, in the digits of either language or full-width ones. */
export const SIX_DIGITS = '\\s*([0-9๐-๙０-９][\\s\\-]*){6}';
