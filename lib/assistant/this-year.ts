import { uvt } from '@/content/legal-figures'

const verbs =
  'vendi|vendio|vendimos|compre|compro|compramos|gaste|gastamos|consigne|consignaron|movi|movimos|recibi|recibimos|recibio|entro|entraron|gano|gane|ganamos|facture|facturamos|pagaron|cobre|hice|hicimos|trabaje|ingresaron|deposit(?:e|aron)|transfirieron'
const done =
  '(?:vend|recib|mov)id[oa]s?|(?:compr|gast|consign|entr|gan|factur|pag)ad[oa]s?|(?:vend|recib)iendo|(?:gan|factur)ando'
const has = 'he|ha|hemos|han|llevo|lleva|llevamos|llevan|estoy|estamos'
const happened = `(?:${verbs}|(?:${has}) (?:${done}))`
const now = `(?:este ano|(?:en|durante)(?: el)?(?: ano)? ${uvt.year}|lo (?:que va|que llevamos|que llevo|corrido|que ha corrido)(?: corrido)? del? (?:este )?ano)`
const within = new RegExp(
  `\\b${happened}\\b[^]{0,60}\\b${now}\\b|\\b${now}\\b(?: (?!(?:y|pero|no)\\b)\\w+){0,3} ${happened}\\b`,
)
const otherYear = new RegExp(`\\bano (?:pasado|anterior)\\b|\\b(?!${uvt.year})20\\d\\d\\b`)
/** Matches «declarar este año», which is about the return of last year, but not «nunca he declarado, pero este año». */
const filedThisYear =
  /\bdeclar(?!ad[oa]\b)\w+(?: (?!y |pero |e |si |lo )\w+){0,3} (?:este ano|en 20\d\d)\b|^(?:hola |y |entonces |para )*este ano (?:(?:me|nos|le|si|no|ya) )*(?:toca|debo|debemos|debe|tengo que|tenemos que|tiene que|hay que) \w*declar\w+/g

/** True if a message is about income or purchases of this year, which are declared only in next year's return. */
export const happenedThisYear = (typed: string): boolean =>
  within.test(typed.replace(filedThisYear, ' ')) && !otherYear.test(typed)

/** True if the message says of which year its figures are; «¿declaro este año si…?» only says when the return is filed. */
export const saysYear = (typed: string): boolean =>
  /\b20\d\d\b|\b(?:este|proximo|otro) ano\b|\bano (?:pasado|anterior|antepasado|que viene|entrante)\b/.test(
    typed.replace(filedThisYear, ' '),
  ) || happenedThisYear(typed)
