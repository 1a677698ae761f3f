/** Returns the text in lower case without accents, with single spaces instead of signs: `CUFE/CUDE ` becomes `cufe cude`. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
