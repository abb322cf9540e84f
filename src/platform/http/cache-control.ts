/** For what has its content's hash, or its version, in its address: another content is another address. */
export const forAYear = "public, max-age=31536000, immutable";
