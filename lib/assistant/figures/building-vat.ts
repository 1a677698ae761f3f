import { buildingVat as text } from '@/content/assistant/building-vat'
import { call, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { vatPercent } from '@/content/services'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { foldText } from '@/lib/format/fold-text'
import { formatPesos } from '@/lib/format/number'

const builds =
  /\b(?:constru\w+|obras?|edific\w+|urbaniz\w+|casas?|bodegas?|remodel\w+|ingenier[oa]\w*|contratista)\b/
const other =
  /\b(?:aseo|cafeteria|limpieza|vigilancia|mantenimiento|impermeabiliz\w+|repar\w+|pint\w+|temporal(?:es)?|retenc\w+|retefuente|simple|ica|reteica)\b/
/** Matches the shares of administration, contingencies and profit, as in «AIU 10 5 5» or «aiu del 10% 5% 5%». */
const shares =
  /\baiu (?:de |del |es |son )*(\d{1,2})(?: por ciento)?\D{1,24}(\d{1,2})(?: por ciento)?\D{1,24}(\d{1,2})\b/

/** Computes the VAT of a contract to build from its value and the shares of its AIU. */
export function buildingVatReply({ text: typed, typed: message, english }: Question): Reply | null {
  if (english || !/\biva\b/.test(typed) || !builds.test(typed) || other.test(typed)) return null
  // The plain text has «15-5-10» as a date.
  const found = shares.exec(foldText(message))
  const [sum, ...others] = numbersWithin(message).filter(
    ({ kind, value }) => kind === 'money' && value >= 100_000,
  )
  if (!found || !sum || others.length > 0) return null
  const [a, i, u] = [Number(found[1]), Number(found[2]), Number(found[3])]
  if (u === 0 || a + i + u > 60) return null
  const vatOf = (profit: number) => Math.round((profit * vatPercent) / 100)
  const ofDirect = (sum.value * u) / 100
  const price = sum.value * (1 + (a + i + u) / 100)
  const direct = sum.value / (1 + (a + i + u) / 100)
  const ofWhole = (direct * u) / 100
  return {
    text: [
      text.rule(text.shares(a, i, u)),
      text.asDirect(
        formatPesos(sum.value),
        formatPesos(ofDirect),
        formatPesos(vatOf(ofDirect)),
        text.whole(formatPesos(price), formatPesos(price + vatOf(ofDirect))),
      ),
      text.asWhole(
        formatPesos(sum.value),
        formatPesos(Math.round(direct)),
        formatPesos(Math.round(ofWhole)),
        formatPesos(vatOf(ofWhole)),
      ),
      text.rest,
    ],
    links: [write, call],
  }
}
