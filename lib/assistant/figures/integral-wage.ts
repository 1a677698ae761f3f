import { contactHref } from '@/content/contact-topics'
import { integralWage as text } from '@/content/assistant/integral-wage'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { leastAllInclusive, mostWages } from '@/lib/assistant/wage-tax'
import { formatPesos } from '@/lib/format/number'

const asksWhether =
  /\b(?:puedo|podemos|podria\w*|se puede|se le puede|poner\w*|pasar\w*|pact\w+|dejar\w*|cambiar\w*|convien\w+|sirve|ahorr\w+|es legal|alcanza|aplica)\b/
/** A message with one of these words asks for another sum, such as what is left of the wage. */
const other =
  /\b(?:me queda|le queda|neto|libre|me descuentan|le descuentan|retenci\w+|retefuente|liquid\w+|indemniz\w+|despid\w+|despedi\w*|incapac\w+|renta|declar\w+|cotiz\w+ sobre)\b/
/** Prima and cesantías are a twelfth of the year's wages each, and the interest 12% of the cesantías. */
const benefitsShare = 1 / 12 + 1 / 12 + 0.12 / 12

/** Says whether an amount can be an integral wage, and what an ordinary wage of the amount costs besides. */
export function integralWageReply({ text: typed, amounts, english }: Question): Reply | null {
  const [amount, ...others] = amounts
  const wage = wageByYear[uvt.year]
  if (english || !wage || !amount || others.length > 0) return null
  if (!/\bintegral\b/.test(typed) || !/\b(?:salario|sueldo|pag\w+|gan\w+|emplead\w+|gerente)\b/.test(typed))
    return null
  if (!asksWhether.test(typed) || other.test(typed) || amount < wage.value || amount > 60 * wage.value)
    return null
  const least = wage.value * leastAllInclusive
  const said = [formatPesos(amount), formatPesos(least)] as const
  const benefits = Math.round(amount * benefitsShare)
  return {
    text:
      amount < least
        ? [
            text.no(...said, uvt.year),
            text.compared(
              amount + benefits > least,
              said[0],
              formatPesos(benefits),
              formatPesos(amount + benefits),
              said[1],
              formatPesos(least - amount),
            ),
            text.rest,
          ]
        : [
            text.yes(...said, uvt.year),
            text.yesCompared(formatPesos(Math.min(amount * 0.7, mostWages * wage.value))),
            text.rest,
          ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }, call],
  }
}
