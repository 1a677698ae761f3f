/** Longer messages are read up to here. */
const longest = 1000

/** Letters without their accents, in lower case; everything else is a space. */
export const plain = (text: string): string =>
  text
    .slice(0, longest)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
