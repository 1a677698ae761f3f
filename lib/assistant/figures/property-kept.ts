import { sale as text } from '@/content/assistant/sale'
import { call, incomeLink, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const property =
  'casas?|apartamentos?|aptos?|apartaestudios?|viviendas?|lotes?|fincas?|inmuebles?|terrenos?|local(?:es)?|bodegas?|oficinas?|parqueaderos?'
const vehicle = 'carros?|camionetas?|camperos?|motos?|vehiculos?|automovil(?:es)?'
/** Matches a trade in one of these, but not a trade of goods for it, as in «compras para la casa». */
const traded = new RegExp(
  `\\b(?:compr\\w+|vend\\w+|venta|escritur\\w+) (?:(?!para|en|por)\\w+ ){0,4}(?:(${vehicle})|${property})\\b`,
)
const dwelling = /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|viviendas?)\b/
const keeps = /\b(?:retenc\w*|retefuente|rete fuente|retien\w+|retener|reteng\w+)\b/
const asks = /\b(?:cuant\w*|que (?:tarifa|porcentaje|retencion)|tarifa|porcentaje|a como)\b/
const buys = /\b(?:compr(?:o|e|amos|ar|aremos)|comprando|estoy comprando)\b/
const other =
  /\b(?:ica|iva|arr[ie]+nd\w+|alquil\w+|hered\w+|herencia|sucesion|exterior|no residente|devuelv\w+|devol\w+|cobran ustedes|mercancia|materiales|insumos|muebles|predial)\b/

/** Answers what is withheld from somebody who sells a property or a vehicle, with the sum if the message names the price. */
export function propertyKeptReply({ text: typed, amounts: [price, ...others] }: Question): Reply | null {
  const trade = traded.exec(typed)
  if (!trade || !keeps.test(typed) || !asks.test(typed) || other.test(typed)) return null
  if (others.length > 0) return null
  const sum = price ? text.keptSum(formatPesos(price * 0.01), formatPesos(price)) : null
  const buyer = buys.test(typed) && !/\b(?:me|nos) compr\w+|\bvend\w+/.test(typed)
  return {
    text: [
      text.keptOf(sum, { buyer, vehicle: trade[1] !== undefined }),
      text.keptFirst,
      [...(dwelling.test(typed) ? [text.keptOfHome] : []), text.keptOfCompany].join(' '),
    ],
    links: [write, incomeLink, call],
  }
}
