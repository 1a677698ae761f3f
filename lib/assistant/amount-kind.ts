import type { NumberWithin } from '@/lib/assistant/numbers'

export type AmountKind = 'sold' | 'spent' | 'banked' | 'owned' | 'invested' | 'income'

const kinds: readonly (readonly [AmountKind, RegExp])[] = [
  [
    'sold',
    /\bvend(?:i|io|imos|ieron)\b(?: (?!y |e |tengo|tiene|compr)[a-z]+){0,3}|\bventa de (?:un|una|el|la|mi|su|los|las)\b/g,
  ],
  [
    'spent',
    /\bcompr(?:e|o|amos|aron)\b(?: (?!y |e |tengo|tiene|vend)[a-z]+){0,3}|\b(?:tarjetas?|compr[eoa]\w*|gast[eo]\w*)\b/g,
  ],
  [
    'banked',
    /\b(?:consign\w+|entraron|entro|movi|moviment\w*|movimos|nequi|daviplata|transf\w+|giro|giraron|deposit\w+|prestamo)\b/g,
  ],
  [
    'owned',
    /\b(?:patrimonio|casas?|apartamentos?|aptos?|carros?|motos?|lotes?|fincas?|local(?:es)?|bodegas?|camionetas?|vehiculos?|saldo\w*|ahorr\w+|acciones|bienes|inmuebles?|criptomonedas)\b/g,
  ],
  ['invested', /\b(?:cdts?|inver(?:ti|tio|timos|sion(?:es)?))\b/g],
  [
    'income',
    /\b(?:gan[aoeu]\w*|ingres\w+|sueldo|salario|pension\w*|mesada|honorarios|factur(?!as\b)\w+|pagan|recib\w+|ventas|vendo|vendemos)\b/g,
  ],
]

/** Returns the kind of an amount, such as income, from the words beside it. */
export function kindOf({ before, after }: Pick<NumberWithin, 'before' | 'after'>): AmountKind | null {
  const placed = (part: string) =>
    kinds.flatMap(([kind, words]) =>
      [...part.matchAll(words)].map(({ index, 0: said }) => ({ kind, index, end: index + said.length })),
    )
  const last = placed(before.slice(-70)).toSorted((one, two) => two.end - one.end)[0]
  const first = placed((after.split(/ y |,/)[0] ?? '').slice(0, 40)).toSorted(
    (one, two) => one.index - two.index,
  )[0]
  return (last ?? first)?.kind ?? null
}

const taxWords =
  /\b(?:impuestos?|pagar|cargo|iva|retenc\w+|retefuente|ica|debia|debo|debe|daba|dio|daria|salia|salio|tocaba)\b/

/** True if an amount can be the tax of a return: a word such as «IVA» is beside it, or no word names another kind. */
export const mayBeTax = (one: Pick<NumberWithin, 'before' | 'after'>): boolean =>
  taxWords.test(`${one.before.slice(-30)} ${one.after.slice(0, 30)}`) || kindOf(one) === null

/** Returns the part of the sentence around an amount that says what this amount is. */
export const clauseOf = ({ before, after }: Pick<NumberWithin, 'before' | 'after'>): string =>
  `${before.split(/[,;.?]| pero | y /).at(-1) ?? ''} # ${after.split(/[,;?]|\. | pero | y /)[0] ?? ''}`

/** Words such as «demanda» or «embargo»: comparing an amount with a tax limit does not answer such a message. */
export const anotherMatter =
  /\b(?:carcel|delitos?|denunci\w+|invent\w+|fals[oa]s?|falsific\w+|soportes|requerimientos?|pliego de cargos|embarg\w+|estaf\w+|rob(?:o|aron|ado)|suplant\w+|demand[aoe]\w*|indemniz\w+|accidente|(?:me|nos|le|les) prest(?:o|aron)|no me pagan?|me deben?|(?:no|sin) (?:(?:lo|la|los|las|me) )?(?:(?:he|hemos|ha|han) )?(?:vendid[oa]s?|vender\w*|pasad[oa]s? a pesos|retirad[oa]s?|convertid[oa]s?))\b/

/** Matches «me quitan la pensión», which some people fear if they did not file a return. */
export const losesPension =
  /\b(?:quit\w+|suspend\w+|pierd\w+|perder|embarg\w+) (?:la|mi|su) (?:pension|mesada)\b/

/** Matches money earned once, such as «gané 18 millones en una apuesta», which is no monthly income. */
const earnedOnce =
  /\b(?:gane|ganamos|saque|hice|recibi|facture|(?:me|nos) (?:gane|pagaron|entraron|dieron|consignaron|quedaron))\b/
const onceWords =
  /\b(?:binance|bybit|bitso|wenia|usdt|p2p|trading|forex|apuestas?|apostando|casinos?|rifas?|sorteos?|concursos?|(?:re)?vendiendo|comision|una (?:sola |unica )?vez|un solo (?:pago|contrato|proyecto|trabajo)|(?:en|por|con) una? (?:proyecto|contrato|trabajo|negocio|venta|evento|obra|asesoria|consultoria))\b/
export const isOnce = (typed: string): boolean => earnedOnce.test(typed) && onceWords.test(typed)

/** Matches «de la finca» or the like, where an amount is money earned from a property and not its value. */
export const ofFarm =
  /\bde (?:la|mi|una) (?:finca|parcela|hacienda|tienda|casa|bodega|local)\b|\bdel (?:local|lote|apartamento|apto)\b/

/** Matches a sale of goods, such as cattle or clothes, whose price is income and not the price of a possession. */
export const soldGoods =
  /\b(?:vendi|vendio|vendimos|vendieron|vendid[oa]s?|vendiendo)\b(?=[^]*\b(?:ganado|reses|novill[oa]s?|vacas?|terner[oa]s?|toros?|cerdos?|marranos?|pollos?|huevos|leche|cafe|cacao|arroz|maiz|papas?|yuca|platano|aguacates?|cosechas?|flores|mercancias?|productos?|ropa|zapatos|calzado|comidas?|almuerzos|repuestos|cosmeticos|perfumes|artesanias|celulares|ventas|mi (?:tienda|negocio))\b|(?: (?:como|unos|casi|mas de|por))* (?:\$ ?)?\d)/

const ofBusiness =
  /\b(?:vend(?:i|io|imos|ieron|o|e|en|emos)|ventas?|ingres\w+|factur(?:o|e|a|amos)|gan[oe]|patrimonio|activos)\b(?: (?!por|pag\w+|cobr\w+|honorarios)[a-z$]+){0,5} ?\$? ?$/
const toWithhold =
  /\b(?:practic\w+|reten(?:er\w*|go|emos)|hacer(?:le|les)|(?:debo|tengo que|toca|hay que) hacer|(?:le|les) (?:pago|hago|pagamos|hacemos)|cuando (?:le |les )?pag\w+|agente)\b/

/** True if a message about withholding names the amount as sales or assets of the business, and not as a payment. */
export const isOfBusiness = (typed: string, { before }: Pick<NumberWithin, 'before'>): boolean =>
  toWithhold.test(typed) && ofBusiness.test(before)
