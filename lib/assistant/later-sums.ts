import { laterSums as text } from '@/content/assistant/later-sums'
import { withholdingConcepts } from '@/content/books-withholding'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

/** Answers with what is withheld from a payment, or with the indemnity of a dismissal. */
export const laterSum = (question: Question): Reply | null => withheldOf(question) ?? dismissalOf(question)

type Concept = keyof typeof withholdingConcepts
const concepts: readonly (readonly [RegExp, Concept, Concept?])[] = [
  [/\b(?:fletes?|transporte de carga|acarreos?)\b/, 'freight'],
  [/\bcafe\b/, 'coffee'],
  [/\b(?:agricolas?|cosecha|pecuari\w+)\b/, 'farm'],
  [
    /\b(?:compras?|mercancia|productos|bienes|materiales|insumos|proveedor de)\b/,
    'purchases',
    'purchases-other',
  ],
  [/\b(?:servicios?|mantenimiento|aseo|vigilancia|publicidad|reparacion\w*)\b/, 'services', 'services-other'],
]
const rent = /\b(?:arriendo|arrendamiento|alquiler|canon)\b/

function withheldOf({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!/\b(?:retenc\w*|retefuente|reten(?:er|go|emos)|le (?:descuento|retengo)|retienen)\b/.test(typed))
    return null
  if (
    !/\b(?:cuant\w*|que (?:tarifa|porcentaje|retencion)|tarifa|porcentaje|desde|base|lleva|a como)\b/.test(
      typed,
    )
  )
    return null
  if (
    /\b(?:iva|ica|reteica|salari\w*|sueldo|emplead\w+|nomina|honorarios|certificado|cuando|vence\w*|simple|plazo)\b/.test(
      typed,
    )
  )
    return null
  const rented = rent.test(typed)
  const concept = rented ? undefined : concepts.find(([words]) => words.test(typed))
  if (!rented && !concept) return null
  const [, one, other] = concept ?? [null, 'purchases' as const]
  const no = /\bno (?:declar\w+|es declarante)\b/.test(typed)
  const yes = !no && /\bdeclar\w+\b|\b(?:sas|s a s|empresa|sociedad)\b/.test(typed)
  const asked = [...(no && other ? [] : [one]), ...(other && !yes ? [other] : [])].map(
    (key) => withholdingConcepts[key],
  )
  const given = amount !== undefined && others.length === 0 ? amount : null
  const lines = rented ? [text.withheld.rent] : asked.map((row) => rateLine(row))
  return {
    text: [
      ...lines,
      ...(given === null
        ? []
        : sumLines(
            rented
              ? [{ ...withholdingConcepts.purchases, name: 'Arriendo de inmuebles', percent: 3.5 }]
              : asked,
            given,
          )),
      text.withheld.rest,
    ],
    links: text.withheld.links,
  }
}

type Row = { name: string; percent: number; uvts: number; norm: string }
const least = ({ uvts }: Row) => Math.round(uvts * uvt.value)

const rateLine = (row: Row): string =>
  text.withheld.rate(
    row.name,
    formatPercent(row.percent),
    formatNumber(row.uvts),
    formatPesos(least(row)),
    uvt.year,
    row.norm,
  )

function sumLines(rows: readonly Row[], amount: number): string[] {
  const [first] = rows
  if (first && amount < least(first))
    return [text.withheld.below(formatPesos(amount), formatNumber(first.uvts), formatPesos(least(first)))]
  return rows.map((row) => {
    const part = Math.round((amount * row.percent) / 100)
    return text.withheld.sum(
      row.name,
      formatPercent(row.percent),
      formatPesos(amount),
      formatPesos(part),
      formatPesos(amount - part),
    )
  })
}

/** Days of wage for the first year and for each later one, by the wage in minimum wages (C.S.T., art. 64). */
const indemnity = { low: [30, 20], high: [20, 15], from: 10 } as const

function dismissalOf({ text: typed, numbers, amounts: [wage, ...others] }: Question): Reply | null {
  if (!/\bindemniz\w*\b|\bsin justa causa\b/.test(typed) || !/\b(?:cuant\w*|calcul\w*|valor)\b/.test(typed))
    return null
  if (/\b(?:me (?:echaron|despidieron|sacaron|botaron)|accidente|seguro)\b/.test(typed)) return null
  const least = wageByYear[uvt.year]?.value ?? 0
  const monthly = wage ?? (/\bminimo\b/.test(typed) ? least : 0)
  const counts = numbers.filter(({ kind }) => kind === 'count')
  const of = (stem: string) => counts.find(({ unit }) => unit === stem)?.value ?? 0
  const years = of('ano') + of('mes') / 12 + (/\banos? y medio\b/.test(typed) ? 0.5 : 0)
  if (!monthly || others.length > 0 || monthly < least * 0.5 || years <= 0 || years > 50) return null
  if (/\b(?:fijo|obra|labor)\b/.test(typed))
    return { text: [text.dismissal.fixed, text.dismissal.besides], links: text.dismissal.links }
  const [first, later] = monthly < indemnity.from * least ? indemnity.low : indemnity.high
  const days = first + Math.max(0, years - 1) * later
  return {
    text: [
      text.dismissal.indefinite(
        formatPesos(Math.round((monthly / 30) * days)),
        formatNumber(Math.round(days * 10) / 10),
        formatPesos(monthly),
        first,
        later,
      ),
      text.dismissal.fixed,
      text.dismissal.besides,
    ],
    links: text.dismissal.links,
  }
}
