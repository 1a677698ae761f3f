import { sale as text } from '@/content/assistant/sale'
import { call, incomeLink, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { monthNumber, numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'

const property =
  /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|viviendas?|lotes?|fincas?|local|bodega|inmuebles?|terrenos?|parqueadero|parcela|oficina)\b/
const vehicle = /\b(?:carros?|motos?|camionetas?|vehiculos?|taxi|camion)\b/
const dwelling = /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|viviendas?)\b/
const livedIn =
  /\b(?:viv(?:o|i|io|ia|imos|iamos|e|en)|donde viv\w+)\b(?! (?:en (?:arriendo|otr[ao]|el exterior|estados|espana)|afuera|arrendad[ao]))/
const asksTax = /\b(?:impuestos?|ganancia|renta|pag\w+|declar\w+|dian|quit\w+)\b/
/** A message with one of these words, but with no word of `asksTax`, asks for something else than the tax. */
const asksOther = /\b(?:que|como|cuando|donde|quien|puedo|debo|necesito|hago)\b/
const other =
  /\b(?:sas|s a s|empresa|sociedad|negocio|hered\w+|herencia|arr[ie]+nd\w+|compr[eo] otr[oa]|mercancia|iva|exterior|no residente|dolares)\b/
const costWords = /\b(?:compr\w+|cost(?:o|aba|ado)|valio|adquir\w+|pague por)\b/g
const saleWords = /\b(?:vend\w+|venta)\b/g

const lastOf = (words: RegExp, told: string): number => [...told.matchAll(words)].at(-1)?.index ?? -1

/** Returns the price and the cost of a sold thing, told apart by the verbs before the amounts; null if that fails. */
function pricesIn(message: string): { sold: number; cost: number } | null {
  let told = ''
  const money = numbersWithin(message).flatMap(({ kind, value, before }) => {
    told += `${before} # `
    if (kind !== 'money') return []
    const bought = lastOf(costWords, told) > lastOf(saleWords, told)
    told = ''
    return [{ value, bought }]
  })
  const [first, second, ...others] = money
  if (!first || !second || others.length > 0 || first.bought === second.bought) return null
  return first.bought ? { sold: second.value, cost: first.value } : { sold: first.value, cost: second.value }
}

const future =
  /\b(?:si (?:la |lo )?vend\w+|(?:voy|vamos|va|quiero|pienso|queremos) (?:a )?vender|vendo|vendemos)\b/
const boughtIn = /\b(?:compr\w+|adquir\w+|cost(?:o|ado)|valio)\b(?: (?!vend)[\w]+){0,5}? ((?:19|20)\d\d)\b/
const soldIn = /\bvend(?:i|io|imos|ieron|ido)\b(?: (?!compr)[\w]+){0,8}? (20\d\d)\b/
const heldFor =
  /\bhace (?:como |mas de )?(un|\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte) anos?\b/

/** Returns the year of the sale; null if the message does not name it. */
function yearOfSale(typed: string, today: CivilDay): number | null {
  const told = Number(soldIn.exec(typed)?.[1] ?? 0)
  const bought = Number(boughtIn.exec(typed)?.[1] ?? 0)
  if (told && told !== bought) return told
  if (future.test(typed)) return null
  const month = /\bvend(?:i|io|imos|ieron|ido)\b[^]*?\ben ([a-z]+)\b/.exec(typed)
  const named = monthNumber(month?.[1])
  const thisYear = /\b(?:este ano|hoy|ayer|este mes|esta semana|el mes pasado)\b/.test(typed)
  return thisYear || (named && named <= Number(today.slice(5, 7))) ? uvt.year : null
}

/** Says if a thing was owned for two years; null if the message does not tell it. */
function wasHeld(typed: string, sold: number | null): boolean | null {
  const [, years] = heldFor.exec(typed) ?? []
  if (years) return years !== 'un' && years !== '1'
  const bought = Number(boughtIn.exec(typed)?.[1] ?? 0)
  if (!bought) return null
  const passed = (sold ?? uvt.year) - bought
  return passed > 2 ? true : passed < 2 ? false : null
}

/** Writes «millones» after a price that leaves it out, as in «comprado en 180 millones, vendido en 320». */
const withMillions = (message: string, isProperty: boolean): string =>
  isProperty || /\bmill\w+/i.test(message)
    ? message.replace(
        /\b(en|por|costo|costó|costado|valio|valió) (\d{2,3})(?=\s*(?:[,;.?!]|$|y |este |cuanto|cuánto|que |qué |me |lo |la |le |hace |con ))/giu,
        '$1 $2 millones',
      )
    : message

/** Answers the tax on a property or vehicle that a person sells, if the message names its price and its cost. */
export function saleReply(
  { text: typed, typed: written, amounts }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  const [isProperty, isVehicle] = [property.test(typed), vehicle.test(typed)]
  const message = amounts.length < 2 ? withMillions(written, isProperty) : written
  if (
    (amounts.length === 0 && message === written) ||
    amounts.length > 2 ||
    isProperty === isVehicle ||
    !/\b(?:vend\w+|venta)\b/.test(typed)
  )
    return null
  if ((asksOther.test(typed) && !asksTax.test(typed)) || other.test(typed)) return null
  const prices = pricesIn(message)
  if (!prices) return null
  const { sold, cost } = prices
  const gain = sold - cost
  const year = yearOfSale(typed, today)
  const held = wasHeld(typed, year)
  const isHome = dwelling.test(typed) && livedIn.test(typed) && held !== false
  const shown = [formatPesos(sold), formatPesos(cost), formatPesos(gain)] as const
  const left = Math.max(0, gain - 5_000 * uvt.value)
  const tax = formatPesos(gain * 0.15)
  const first =
    gain <= 0
      ? text.loss(shown[0], shown[1])
      : held === false
        ? text.short(...shown)
        : isHome
          ? text.homeGain(tax, left > 0 ? formatPesos(left * 0.15) : null, ...shown)
          : text.gain(tax, ...shown, held === true)
  const ofHome =
    gain <= 0 || held === false || !dwelling.test(typed)
      ? []
      : [isHome ? text.home(left > 0 ? formatPesos(left) : null) : text.ifHome]
  return {
    text: [
      [first, ...(held === null && gain > 0 ? [text.otherwise] : [])].join(' '),
      ...ofHome,
      `${text.filed(year)} ${isProperty ? text.kept : text.keptOfVehicle}`,
      [
        ...(isProperty && gain > 0 ? [text.less] : []),
        ...(sold >= 1_400 * uvt.value ? [text.files(shown[0])] : []),
      ].join(' '),
    ].filter(Boolean),
    links: [write, incomeLink, call],
  }
}
