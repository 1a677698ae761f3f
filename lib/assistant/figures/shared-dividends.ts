import { numberWords } from '@/content/assistant/keywords'
import { call, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { sharedDividends as texts } from '@/content/assistant/shared-dividends'
import { uvt } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const partners = /\b(\d{1,2}|[a-z]+) (?:soci[oa]s|accionistas|duen[oa]s|herman[oa]s)\b/
const asksTax = /\b(?:cuant[oa]|impuestos?|retenc\w+|retien\w+|retener\w*|pag\w+)\b/
const other =
  /\b(?:extranjer\w+|exterior|no residentes?|sociedad socia|simple|sueldo|prestamo|perdidas?|cuanto (?:me |nos )?cobran|(?:millon(?:es)?|mil|pesos) (?:a |para )?cada (?:un[oa]|soci[oa])|cada (?:un[oa]|soci[oa]|accionista|herman[oa]|duen[oa]) (?:\w+ ){0,4}?\d+|por ciento|porcentaje)\b/
const freeUnits = 1_090
const [keptPercent, companyPercent] = [15, 35]

/** Returns the withholding on dividends that a message shares among a number of partners. */
export function sharedDividendsReply({ text: typed, amounts, numbers, english }: Question): Reply | null {
  const [total, ...more] = amounts
  const [, word = ''] = partners.exec(typed) ?? []
  const count = /^\d+$/.test(word) ? Number(word) : (numberWords[word] ?? 0)
  const percent = numbers.some(({ kind }) => kind === 'percent')
  if (english || !/\b(?:dividendos?|utilidades)\b/.test(typed) || !asksTax.test(typed)) return null
  if (!total || more.length > 0 || count < 2 || percent || other.test(typed)) return null
  const each = total / count
  const limit = freeUnits * uvt.value
  const shown = `${formatPesos(limit)} en ${uvt.year}`
  const above = each - limit
  return {
    text: [
      texts.each(formatPesos(total), count, formatPesos(Math.round(each))),
      above > 0
        ? texts.kept(
            shown,
            formatPesos(Math.round(above)),
            formatPesos(Math.round((above * keptPercent) / 100)),
          )
        : texts.nothingKept(shown, formatPesos(Math.round(each))),
      texts.untaxed(formatPesos(Math.round((each * companyPercent) / 100))),
      texts.before,
    ],
    links: [write, call],
  }
}
