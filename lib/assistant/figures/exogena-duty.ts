import { exogenaOfPerson as text } from '@/content/assistant/exogena'
import { call, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtByYear } from '@/content/legal-figures'
import { ofYear } from '@/lib/assistant/vat-period'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const report = /\b(?:exogenas?|medios magneticos)\b/
const person =
  /\b(?:personas? natural(?:es)?|(?:yo )?soy (?:independiente|comerciante|medic[oa]|abogad[oa]|profesional|odontolog[oa]|arquitect[oa])|independiente|mi (?:tienda|negocio))\b/
const asksDuty =
  /\b(?:(?:tendria|tengo|toca|debo|deberia|tenemos|hay) que|me toca|debo|obligad[oa]s?|report\w+|present\w+|envi\w+|hac\w+)\b/
const income = /\b(?:ingres\w+|gan\w+|factur\w+|vend\w+|ventas|recib\w+|entra\w*)\b/
/** Words of a report about the visitor, of a penalty or of a company. */
const other =
  /\b(?:me (?:report\w+|aparec\w+|sal\w+|figur\w+)|sancion\w*|multa\w*|tarde|corr[ie][gj]\w+|sas|s a s|sociedad|mi empresa|la empresa|distrital|municipal|cuanto (?:me |nos )?cobran|renta)\b/

/** In UVT: above this gross income a person may have to report, if the other income is above `otherUnits`. */
const units = 11_800
const otherUnits = 2_400

/** Tells a person with one income whether they have to send the exógena, and when it is sent. */
export function exogenaDutyReply({
  text: typed,
  amounts: [amount, ...others],
  time,
}: Question): Reply | null {
  if (!amount || others.length > 0 || !report.test(typed) || !person.test(typed) || other.test(typed))
    return null
  if (!asksDuty.test(typed) || !income.test(typed)) return null
  const figure = uvtByYear[time.year ?? uvt.year]
  if (!figure) return null
  const sum = ofYear(typed, amount)?.year ?? amount
  const limit = formatPesos(units * figure.value)
  const said = [formatPesos(sum), limit, figure.year] as const
  return {
    text: [
      sum > units * figure.value
        ? text.above(...said, formatPesos(otherUnits * figure.value))
        : text.below(...said),
      text.when(figure.year),
    ],
    links: [{ href: '/herramientas/vencimientos/informacion-exogena', label: 'Ver las fechas' }, write, call],
  }
}
