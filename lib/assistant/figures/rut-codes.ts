import { call, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { rutCodes, rutCodesSaid as text } from '@/content/assistant/rut-codes'
import type { Question } from '@/lib/assistant/question'

const asksMeaning =
  /\b(?:signific\w+|que (?:es|son|quiere\w* decir|implica\w*|quiere|me (?:toca|obliga)|debo hacer|hago con|hay que hacer)|para que (?:es|sirve\w*)|de que se trata|expli\w+)\b/
const appeared =
  /\b(?:me|le|nos) (?:aparec\w+|sal(?:e|io|en|ieron)|pus(?:o|ieron)|agreg\w+|asign\w+)\b|\b(?:aparece\w*|tengo|trae|dice)\b/
const changes =
  /\b(?:quit\w+|cambi\w+|elimin\w+|retir\w+|pas(?:ar|o|arme|e) (?:de|del|al|a)|agregar\w*|agrego|actualiz\w+)\b/
/** Words of messages about other numbers or with a question of their own. */
const other =
  /\b(?:ciiu|actividad\w*|reteica|sancion\w*|mult\w+|(?:cedula|nit) termin\w+|termina en|(?:dos|ultimos) digitos|factur(?:o|ar) (?:al|a la)|ano \d+|dias?|meses|anos|millon\w*|cuanto (?:me )?cobran|ustedes|formularios?|casilla (?!53\b)\d+)\b/
const mostCodes = 4

/** Answers what the codes of the RUT mean that a message names. */
export function rutCodesReply({ text: typed, amounts, english }: Question): Reply | null {
  if (english || amounts.length > 0 || other.test(typed)) return null
  if (!asksMeaning.test(typed) && !(appeared.test(typed) && !changes.test(typed))) return null
  const numbers = typed.replace(/\bcasilla 53\b/g, ' ').match(/\b\d{1,2}\b/g) ?? []
  const codes = [...new Set(numbers.map(Number))]
  const [first, ...others] = codes
  if (first === undefined || codes.length > mostCodes) return null
  const main = rutCodes[first]
  if (!main || others.some((code) => !rutCodes[code])) return null
  return {
    text: [
      text.one(first, main.name, main.means),
      ...others.flatMap((code) => {
        const one = rutCodes[code]
        return one ? text.more(code, one.name, one.means) : []
      }),
      text.rest,
    ],
    links: [write, call],
  }
}
