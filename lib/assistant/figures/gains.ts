import { gains as text } from '@/content/assistant/gains'
import { call, incomeLink, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const links = [write, incomeLink, call]

const prize = /\b(?:rifas?|sorteos?|loterias?|baloto|chance|premios?|bingo|casinos?|apuestas?)\b/
const asksTax =
  /\b(?:dian|impuestos?|pag\w+|declar\w+|retenc\w+|retien\w+|retuv\w+|renta|quit\w+|descuent\w+|descont\w+|cobr\w+|queda\w*|ganancia)\b/
const otherPrize =
  /\b(?:emplead\w+|trabajador\w*|sueldo|salario|bonificacion|antiguedad|vendedor\w*|organiz\w+|hacer una rifa|hago|rifar|coljuegos|permiso|promocion\w*|ustedes)\b/
/** The tax on prizes, in percent (E.T., art. 317), and the prize above which it is withheld, in UVT (art. 404-1). */
const prizeRate = 20
const keptAbove = 48

/** Answers the tax on a prize with a value: one fifth of the whole prize. */
export function prizeReply({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!amount || others.length > 0 || !prize.test(typed) || !asksTax.test(typed)) return null
  if (!/\bgan\w+\b|\bsaque\b|\bpremios?\b/.test(typed) || otherPrize.test(typed)) return null
  const tax = (amount * prizeRate) / 100
  return {
    text: [
      text.prizeOf(formatPesos(amount), formatPesos(tax), formatPesos(amount - tax)),
      ...(amount > keptAbove * uvt.value
        ? [text.prizeKept, text.prizeRest]
        : [text.prizeSmall(formatPesos(amount)), text.prizeFiles]),
    ],
    links,
  }
}

const inherited = /\b(?:hered\w+|herencia)\b/
const sold = /\b(?:vend(?:i|io|imos|ieron|er|o|emos|ido)|venta)\b/
const otherSale =
  /\b(?:exterior|no residente|derechos herenciales|afc|acciones|ustedes|cobran ustedes|dolares|arr[ie]+nd\w+)\b/
const isCost = /\b(?:adjudic\w+|avalu\w+|catastral|hered\w+|recib\w+|costo|valia|declarad[oa])\b/

/** Answers the tax on the sale of something inherited: 15% of the gain after two years (E.T., arts. 300 and 314). */
export function inheritedSaleReply({ text: typed, typed: message, amounts }: Question): Reply | null {
  if (amounts.length === 0 || amounts.length > 2 || !inherited.test(typed) || !sold.test(typed)) return null
  if (!asksTax.test(typed) || otherSale.test(typed)) return null
  const money = numbersWithin(message).filter(({ kind }) => kind === 'money')
  const cost =
    money.length === 2 ? money.find(({ before }) => isCost.test(before) && !sold.test(before)) : null
  const price = money.find((one) => one !== cost)?.value
  if (!price || (money.length === 2 && !cost)) return null
  const gain = cost ? price - cost.value : null
  const first =
    cost && gain !== null
      ? gain > 0
        ? text.inheritedGain(
            formatPesos(price),
            formatPesos(cost.value),
            formatPesos(gain),
            formatPesos(gain * 0.15),
          )
        : text.inheritedLoss(formatPesos(price), formatPesos(cost.value))
      : text.inheritedOf(formatPesos(price))
  return {
    text: [first, text.inheritedFilesOf(formatPesos(price), price >= 1_400 * uvt.value), text.inheritedCost],
    links,
  }
}
