const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const small = 'áéíóúüñàèìòùâêîôûäëïöçãõ'

/** The characters our typefaces hold: Spanish, the accents of its neighbours' names, and the signs of our texts. */
export const fontCharacters = [
  ascii,
  small,
  small.toUpperCase(),
  '¡¿«»·°ºª©®±²½×−–—‘’“”…•€™',
  // The spaces that number and date formats put in: fixed, narrow fixed, thin.
  '\u00a0\u202f\u2009',
].join('')
