import { replies, type Reply } from '@/content/assistant/replies'
import { firm } from '@/content/firm'
import type { Question } from '@/lib/assistant/question'
import { linksOf } from '@/lib/assistant/texts'

const asksPlace =
  /\bdonde (?:quedan(?! (?:guardad|registrad|archivad|l[ao]s|mis?|sus?|el|la)\w*)|(?:estan|se) ubica\w+|(?:queda|es|esta) la oficina|los encuentro)\b|\b(?:su direccion|direccion de (?:la oficina|ustedes)|direccion y (?:el )?(?:precio|horario|telefono)|(?:precio|horario|telefono)s? y (?:la )?direccion)\b/
const asksHours =
  /\b(?:a|hasta) que horas? (?:atienden|abren|cierran|trabajan)\b|\bhorarios? de atencion\b|\batienden (?:los )?(?:sabados?|domingos?|festivos)\b/

const mostLinks = 6
const { contact } = replies
const [place = '', hours = ''] = 'text' in contact ? contact.text : []

/** Adds the address and the opening hours if a message asks for them beside a question that has another answer. */
export function withFirmFacts(found: Reply, { text }: Question): Reply {
  const said = found.text.join(' ')
  const lines = [
    asksPlace.test(text) && !said.includes(firm.address.street) ? place : '',
    asksHours.test(text) && !/a\.m\./.test(said) ? hours : '',
  ].filter(Boolean)
  if (lines.length === 0 || !('text' in contact)) return found
  return {
    ...found,
    text: [...found.text, ...lines],
    links: linksOf(found.links, contact.links).slice(0, mostLinks),
  }
}
