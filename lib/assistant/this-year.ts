const happened =
  '(?:vendi|vendio|vendimos|compre|compro|compramos|gaste|gastamos|consigne|consignaron|movi|movimos|recibi|recibimos|recibio|entro|entraron|gano|gane|ganamos|facture|facturamos)'
const within = new RegExp(
  `\\b${happened}\\b[^]{0,60}\\beste ano\\b|\\beste ano\\b(?: \\w+){0,3} ${happened}\\b`,
)
const otherYear = /\bano (?:pasado|anterior)\b|\b20\d\d\b/
/** Matches «declarar este año», which is about the return of last year. */
const filedThisYear = /\bdeclar\w+(?: \w+){0,3} este ano\b/g

/** True if a message is about income or purchases of this year, which are declared only in next year's return. */
export const happenedThisYear = (typed: string): boolean =>
  within.test(typed.replace(filedThisYear, ' ')) && !otherYear.test(typed)
