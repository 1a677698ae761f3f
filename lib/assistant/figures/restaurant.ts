import { call, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { restaurant as text } from '@/content/assistant/restaurant'
import { consumptionPercent } from '@/content/services'
import { uvt, uvtBefore } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const asks = /\b(?:impo ?consumo|ipo ?consumo|impuesto (?:al|de) consumo|inc)\b/
const asksWhich =
  /\b(?:i[vb]a o|o (?:el )?i[vb]a|cobr(?:o|a|an|amos|ar)|pong[oa]|factur(?:o|ar)|lleva|debo|toca|tengo que|aplica|responsable|obligad[oa])\b/
const other =
  /\b(?:simple|rst|sancion\w*|multa\w*|cuando|cada (?:cuant[oa]s?|mes|dos|cuatro|\d)|bimestr\w+|cuatrimestr\w+|periodos?|periodicidad|vence\w*|plazo|formulario|descont\w+|descuent\w+|incluid[oa]|propinas?|no (?:he )?(?:declar|present|cobr)\w+|tarde|domicilios?|como (?:se )?(?:declar|present|calcul|registr)\w*|atras\w+|equivo\w+|corr[ie][gj]\w*|renta|ica|ret\w*nc\w+|contrato\w*|casino|concesion|evento\w*)\b/
/** Matches «no soy franquicia», which names a franchise only to deny or doubt it. */
const noFranchise =
  /\b(?:no|ni|sin|tampoco)\b(?: (?:es|soy|somos|era|sea|ser|se|si|tengo|tiene|tenemos|pertenece\w*|hago|parte|de|del|a|ningun[oa]?|una?|la|por|bajo|con|como|ni)){0,5} franquicia\w*/g
const lastYear = new RegExp(`\\bano (?:pasado|anterior)\\b|\\ben ${uvtBefore.year}\\b`)
const monthly = /\b(?:al mes|mensual\w*|cada mes|por mes|el mes)\b/
const yearly = /\b(?:al ano|anual\w*|por ano|en el ano|ano (?:pasado|anterior)|en 20\d\d)\b/

/** Tells a restaurant whether it charges the tax on consumption or IVA, from who owns it and what it sells. */
export function restaurantReply({
  text: typed,
  amounts: [sales, ...others],
  english,
}: Question): Reply | null {
  if (english || !asks.test(typed) || !asksWhich.test(typed) || other.test(typed) || others.length > 0)
    return null
  const company = /\b(?:sas|s a s|empresa|sociedad|limitada|ltda)\b/.test(typed)
  const franchise = /\bfranquicia\w*\b/.test(typed.replace(noFranchise, ''))
  const shops =
    /\b(?:dos|tres|cuatro|varios|[2-9]) (?:locales|sedes|restaurantes|puntos|establecimientos)\b/.test(typed)
  const perMonth = monthly.test(typed)
  if (sales && !perMonth && !yearly.test(typed)) return null
  const perYear = sales ? (perMonth ? sales * 12 : sales) : null
  const year = perYear && perMonth ? text.inYear(formatPesos(perYear)) : ''
  const shown = sales ? formatPesos(sales) : ''
  const figure = lastYear.test(typed) && !perMonth ? uvtBefore : uvt
  const below = perYear !== null && perYear < 3_500 * figure.value
  const first = franchise
    ? text.franchise
    : company
      ? text.company
      : shops
        ? text.shops
        : perYear === null
          ? text.general
          : (below ? text.below : text.above)(shown, year, figure)
  const person = !franchise && !company && !shops
  return {
    text: [
      person ? `${first} ${text.limit}` : first,
      [
        ...(sales && !franchise && !(person && below)
          ? [text.tax(shown, formatPesos((sales * consumptionPercent) / 100))]
          : []),
        ...(franchise ? [] : [text.rest]),
      ].join(' '),
    ].filter(Boolean),
    links: [{ href: '/herramientas/vencimientos/impuesto-al-consumo', label: 'Ver las fechas' }, write, call],
  }
}
