import { benefitsLink } from '@/content/assistant/benefits'
import { compared as text } from '@/content/assistant/compared'
import { duties } from '@/content/assistant/duties'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtBefore, uvtByYear, wageByYear } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const asksHowOften =
  /\b(?:cada (?:dos|cuanto|2|bimestre|mes)|bimestral\w*|anual\w*|una vez al ano|por bimestre|que periodo|periodicidad|cuantas veces)\b/
const localTaxDates = {
  href: '/herramientas/vencimientos/ica-bogota',
  label: 'Ver las fechas del ICA',
} as const

const otherCity =
  /\b(?:medellin|cali|barranquilla|soacha|chia|cota|funza|mosquera|villavicencio|bucaramanga)\b/

/** No rate of ICA is near this part of the sales, so that lower sales cannot reach the limit. */
const beyondRates = 0.05

/** Answers how often ICA is filed in Bogotá by somebody whose sales are too small for the limit. */
export function localTaxOfSalesReply({ text: typed, amounts: [sales, ...others] }: Question): Reply | null {
  if (!sales || others.length > 0 || !/\bica\b|\bindustria y comercio\b/.test(typed)) return null
  if (!/\bbimestral\w*|\banual\w*|\bcada (?:dos meses|cuanto|2 meses)\b|\buna vez al ano\b/.test(typed))
    return null
  if (!/\b(?:vend\w+|ventas|factur\w+|ingres\w+)\b/.test(typed) || otherCity.test(typed)) return null
  if (
    /\b(?:iva|simple|rst|reteica|rete ica|renta|sancion\w*|multa\w*|cuanto (?:es|pag\w+|seria|sale)|tarifas?|por mil|avisos)\b/.test(
      typed,
    )
  )
    return null
  const yearly = /\b(?:al mes|mensual\w*|cada mes|por mes)\b/.test(typed) ? sales * 12 : sales
  const limit = 391 * uvtBefore.value
  if (yearly * beyondRates > limit) return null
  return {
    text: [
      text.localTaxOfSales(formatPesos(yearly), formatPesos(limit), uvtBefore.year),
      text.localTaxOfSalesRest,
    ],
    links: [localTaxDates, ...duties.links.fees],
  }
}

/** Compares the ICA that somebody paid in Bogotá last year with the limit that decides how often it is filed. */
export function localTaxReply({ text: typed, amounts: [tax, ...others], time }: Question): Reply | null {
  if (!tax || others.length > 0 || !/\bica\b|\bindustria y comercio\b/.test(typed)) return null
  if (!asksHowOften.test(typed) || /\b(?:vend\w+|factur\w+|ingres\w+|sancion\w*|multa\w*)\b/.test(typed))
    return null
  if (otherCity.test(typed)) return null
  const figure = uvtByYear[time.year ?? uvtBefore.year]
  if (!figure || figure.year >= uvt.year) return null
  const limit = 391 * figure.value
  return {
    text: [text.localTax(formatPesos(tax), tax > limit, formatPesos(limit), figure.year), text.localTaxRest],
    links: [localTaxDates, ...duties.links.fees],
  }
}

const received =
  /\b(?:nequi|daviplata|billetera\w*|consign\w+|transfer\w+|transf\w+|(?:me|le) (?:entra\w*|llega\w*|giran|cae\w*)|muevo|movimient\w+|cuenta)\b/
const monthly = /\b(?:al mes|mensual\w*|cada mes|por mes)\b/
const asksDuty = /\b(?:declar\w+|renta|factur\w+|iva|es (?:cierto|verdad)|dian)\b/
/** This answer is wrong for a message with one of these words, such as about a company or a wage. */
const otherFlow =
  /\b(?:sas|s a s|empresa|sociedad|sueldo|salario|pension\w*|nomina|planilla|cotiz\w+|exterior|dolares|embarg\w+|estaf\w+|sancion\w*|multa\w*|prest\w+|arriendo\w*)\b/

/** Compares what somebody receives each month in accounts and wallets with the limits of the return and of VAT. */
export function flowReply({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!amount || others.length > 0 || !received.test(typed) || !monthly.test(typed)) return null
  if (!asksDuty.test(typed) || otherFlow.test(typed)) return null
  const year = amount * 12
  const [declares, invoices] = [1_400 * uvt.value, 3_500 * uvt.value]
  const asksSeen =
    /\b(?:coge\w*|ve|vea|mira|report\w+|sabe\w*|entera\w*|investig\w+|cierto|verdad|persig\w+|cae\w*|miedo)\b/
  return {
    text: [
      ...(asksSeen.test(typed) ? [text.flowSeen] : []),
      `${text.flow(formatPesos(amount), formatPesos(year))} ${text.flowDeclares(year >= declares, formatPesos(declares), uvt.year)}`,
      text.flowInvoices(year >= invoices, formatPesos(invoices)),
      text.flowRest,
    ],
    links: duties.links.income,
  }
}

/** Answers the minimum wage and the transport aid of an earlier year. */
export function earlierWageReply({ text: typed, amounts, time }: Question): Reply | null {
  const wage = time.year === null || time.year >= uvt.year ? undefined : wageByYear[time.year]
  if (!wage || amounts.length > 0) return null
  if (
    !/\b(?:(?:salario|sueldo|valor del?|el) minimo|minimo (?:legal|de|en|del)|(?:auxilio|subsidio) de tra\w+)\b/.test(
      typed,
    )
  )
    return null
  if (!/\b(?:cuant\w+|cual\w*|valor|valia|que)\b/.test(typed)) return null
  if (
    /\b(?:renta|declar\w+|revisor\w*|uvt|gan\w+|liquid\w+ (?:a|de) (?:un|mi|una)|prima|cesantias|multa|indemniz\w+)\b/.test(
      typed,
    )
  )
    return null
  const { aid, value, year, source } = wage
  return {
    text: [
      text.wages(
        year,
        formatPesos(value),
        aid === null ? null : formatPesos(aid),
        formatPesos(value + (aid ?? 0)),
        source,
      ),
      text.wagesRest,
    ],
    links: [
      { href: '/herramientas/uvt-y-salario-minimo', label: 'UVT y salario mínimo' },
      benefitsLink,
      call,
    ],
  }
}
