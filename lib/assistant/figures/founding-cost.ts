import { foundingCost as text } from '@/content/assistant/founding-cost'
import { call, evaluation } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const company = /\b(?:sas|s a s|empresa|sociedad|compania)\b/
const founds =
  /\b(?:cre(?:ar(?:la)?|o|amos)|mont(?:ar(?:la)?|o|amos)|abr(?:ir(?:la)?|o|imos)|constitu\w+|arm(?:ar(?:la)?|o|amos)|form(?:ar(?:la)?|amos)|registr(?:ar(?:la)?|o|amos)|inscrib\w+|sac(?:ar(?:la)?|o|amos)|hacer|fund(?:ar|amos))\b/
const asksCost = /\b(?:cuant[oa]|costos?|precio|valor)\b/
const capital =
  /\bcapital\b|\b(?:pon(?:emos|go|er|dria\w*|dremos)|aport\w+|met(?:emos|o|er|eria\w*)|invert\w+|con)\b(?: \w+){0,4} (?:\d|mill)/
/** Words of messages in which the amount is no capital, or which ask about a company that exists. */
const other =
  /\b(?:al mes|mensual\w*|vend\w+|ventas?|factur(?:o|a|amos|aria\w*)|emplead\w+|gan(?:o|a|amos)|sueldo|salario|deud\w+|deb\w+|renov\w+|aument\w+|cerrar\w*|cerramos|liquid\w+|cancel\w+|sucursal|banco|extranjer\w+|fuera|exterior|desde afuera|apoderad\w+|marca|renta|impuestos|contabilidad|activos|ustedes|uds|por donde|pasos|en total|papeles|documentos|requisitos|que (?:necesit\w+|hay que|debo|debemos|se necesita))\b/
/** The registration tax is between these parts of the subscribed capital (Ley 223 of 1995). */
const [least, most] = [0.003, 0.007]

/** Answers what the Cámara takes to register a company, from the capital that the message names. */
export function foundingCostReply({
  text: typed,
  amounts: [sum, ...others],
  english,
}: Question): Reply | null {
  if (english || !sum || others.length > 0 || !company.test(typed) || !founds.test(typed)) return null
  if (!asksCost.test(typed) || !capital.test(typed) || other.test(typed)) return null
  return {
    text: [
      text.withCapital(formatPesos(sum), formatPesos(sum * least), formatPesos(sum * most)),
      text.time,
      text.ours,
    ],
    links: [{ href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }, evaluation, call],
  }
}
