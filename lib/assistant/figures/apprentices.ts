import { apprentices as texts } from '@/content/assistant/apprentices'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { contactHref } from '@/content/contact-topics'
import { headcount } from '@/lib/assistant/headcount'
import type { Question } from '@/lib/assistant/question'
import { formatNumber } from '@/lib/format/number'

const links = [call, { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }] as const
const asksQuota =
  /\b(?:cuota|cuant[oa]s|obligad\w+|tocan?|debo|debemos|tengo que|tenemos que|hay que|necesito|me exigen|aplica)\b/
/** Words of messages about an apprentice who is already there, or about another contribution. */
const other =
  /\b(?:parafiscales|exonerad\w+|constru\w+|gan[ao]|pag(?:o|arle|ar)|sueldo|salario|renunci\w+|termin\w+|embaraz\w+|accident\w+|incapac\w+|afili\w+|arl|prima|cesantias|liquid\w+|medio tiempo)\b/
const [leastPeople, perApprentice, fraction] = [15, 20, 10]

/** Returns how many apprentices the number of workers in a message makes obligatory. */
export function apprenticesReply({ typed, text, amounts, english }: Question): Reply | null {
  const named = /\baprendi\w+|\bcuota\b.*\bsena\b|\bsena\b.*\bcuota\b/.test(text)
  if (english || !named || amounts.length > 0 || !asksQuota.test(text) || other.test(text)) return null
  const people = headcount(typed)
  if (!people) return null
  const shown = formatNumber(people)
  if (people < leastPeople) return { text: [texts.none(shown)], links }
  const count = Math.floor(people / perApprentice) + (people % perApprentice >= fraction ? 1 : 0)
  return { text: [texts.some(shown, count), texts.paths], links }
}
