import { figureTexts as text } from '@/content/assistant/figures'
import { laterSums } from '@/content/assistant/later-sums'
import { consumptionPercent, vatPercent, withVat } from '@/content/services'
import type { Reply } from '@/content/assistant/replies'
import { measuringWage, uvt } from '@/content/legal-figures'
import { duties } from '@/content/assistant/duties'
import { call } from '@/content/assistant/reply-links'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'

/** The percentage of the VAT that is usually withheld (E.T., art. 437-1). */
const withheldVat = 15

const leastInvoice = 10_000

/** Matches a person whose fees have no VAT, so that the wage table decides what is withheld. */
const withoutInvoice =
  /^(?!.*\b(?:iva|factur\w+)\b).*\b(?:independientes?|cuenta de cobro|freelance\w*|no (?:soy )?declar\w+)\b/

/** Answers what remains of an invoice for fees after the client has withheld taxes. */
export function netReply({ text: typed, amounts: [base, ...others] }: Question): Reply | null {
  if (!base || others.length > 0 || withoutInvoice.test(typed)) return null
  if (
    !/\bcuanto (?:me |nos )?(?:llega|queda|entra|consignan|pagan|deben pagar|recibo|giran)\b|\bneto\b/.test(
      typed,
    )
  )
    return null
  if (
    !/\brete\w*|\bretenc\w+|\bretien\w+|\bretuv\w+|\bdescuent\w+/.test(typed) ||
    !/\b(?:honorarios|servicios profesionales|consultoria|asesoria|profesional)\b/.test(typed)
  )
    return null
  const vat = (base * vatPercent) / 100
  const [ten, eleven] = [base * 0.1, base * 0.11]
  return {
    text: [
      text.net(
        formatPesos(base),
        formatPesos(vat),
        formatPesos(withVat(base)),
        formatPesos(eleven),
        formatPesos(withVat(base) - eleven),
        formatPesos(ten),
        formatPesos(withVat(base) - ten),
      ),
      text.netRest(formatPesos((vat * withheldVat) / 100)),
    ],
    links: laterSums.withheld.links,
  }
}

/** A message with one of these words names what the payment is for, so that another answer fits it better. */
const namesConcept =
  /\b(?:honorarios|servicios?|consultoria|asesoria|compras?|mercancias?|productos|arr[ie]+nd\w+|alquiler|canon|nomina|salario|sueldo|simple|rst|reteiva|rete iva|reteica|rete ica|ica|aiu|obra|transporte|fletes?|dian|incluid[oa]|sin iva|cuando|certificad\w+|saldo|exterior)\b/
const asksWithheld =
  /\bcuanto\b[^]*\b(?:retien\w+|retenc\w+|retener\w*|retefuente|rete fuente|ret\w+cion\w*)\b|\bretenciones\b[^]*\bcuanto\b/

/** Computes an amount plus IVA and what is withheld from it, for a message that does not say what is paid. */
export function vatAndWithheldReply({
  text: typed,
  amounts: [base, ...others],
  english,
}: Question): Reply | null {
  if (english || !base || base < leastInvoice || others.length > 0 || namesConcept.test(typed)) return null
  if (!/(?:\bmas|\by|\bcon|\d|\bmil|\bmillon(?:es)?) (?:el )?iva\b/.test(typed) || !asksWithheld.test(typed))
    return null
  const vat = (base * vatPercent) / 100
  const [ten, eleven] = [base * 0.1, base * 0.11]
  return {
    text: [
      text.vatAndKept(
        formatPesos(base),
        formatPesos(vat),
        formatPesos(withVat(base)),
        formatPesos(eleven),
        formatPesos(withVat(base) - eleven),
        formatPesos(ten),
        formatPesos(withVat(base) - ten),
      ),
      text.vatAndKeptOther,
      text.netRest(formatPesos((vat * withheldVat) / 100)),
    ],
    links: laterSums.withheld.links,
  }
}

export function vatKeptReply({ text: typed, amounts: [base, ...others] }: Question): Reply | null {
  if (!base || others.length > 0 || !/\b(?:reteiva|rete iva|retencion de(?:l)? iva)\b/.test(typed))
    return null
  if (!/\b(?:cuanto|cual|valor|calcul\w+)\b/.test(typed)) return null
  const vat = (base * vatPercent) / 100
  return {
    text: [text.vatKept(formatPesos(base), formatPesos(vat), formatPesos((vat * withheldVat) / 100))],
    links: laterSums.withheld.links,
  }
}

/** Computes the consumption tax on an amount, or the part of a total that is this tax. */
export function consumptionReply({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!amount || others.length > 0) return null
  if (!/\b(?:impo ?consumo|impuesto (?:al|de) consumo|ipo ?consumo|inc)\b/.test(typed)) return null
  if (
    !(
      /\b(?:cuant\w+|cual|calcul\w+|sac\w+|base|liquid\w+|incluid[oa]|valor)\b/.test(typed) ||
      typed.split(' ').length < 6
    ) ||
    /\b(?:topes?|responsable|obligad\w+|sancion\w*|multa\w*|cuando|vence\w*|carros?|motos?|telefon\w+|datos|bolsas?)\b/.test(
      typed,
    )
  )
    return null
  const inside = /\b(?:incluid[oa]s?|incluye\w*|ya (?:con|trae|tiene)|sacar|saco|sin|antes de)\b/.test(typed)
  const base = inside ? amount / (1 + consumptionPercent / 100) : amount
  const tax = (base * consumptionPercent) / 100
  return {
    text: [
      inside
        ? text.consumptionInside(formatPesos(amount), formatPesos(base), formatPesos(tax))
        : text.consumption(formatPesos(base), formatPesos(tax), formatPesos(base + tax)),
      text.consumptionRest,
    ],
    links: [{ href: '/herramientas/vencimientos/impuesto-al-consumo', label: 'Ver las fechas' }, call],
  }
}

const monthly = /\b(?:al mes|mensual\w*|cada mes|por mes)\b/

/** Compares a person's sales with the limit from which invoices must be electronic. */
export function invoicingReply({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!amount || others.length > 0 || !/\bfactur\w+ (?:electr\w+|electronicamente)\b/.test(typed)) return null
  if (
    !/\b(?:obligad\w+|toca|debo|tengo que|hay que)\b/.test(typed) ||
    /\b(?:sas|empresa|sociedad|iva|regla|rechaz\w+)\b/.test(typed)
  )
    return null
  const yearly = monthly.test(typed) ? amount * 12 : amount
  const limit = 3_500 * uvt.value
  return {
    text: [
      (yearly === amount ? '' : duties.year(formatPesos(amount), formatPesos(yearly))) +
        (yearly < limit ? text.invoicesNot : text.invoices)(
          formatPesos(yearly),
          `${formatPesos(limit)} en ${uvt.year}`,
        ),
      text.invoicesRest,
    ],
    links: duties.links.vat,
  }
}

/** Compares a company's income or assets with the limits of SAGRILAFT, the rules against money laundering. */
export function launderingReply({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!amount || others.length > 0 || amount < 1e8 || !/\bsagrilaft\b/.test(typed)) return null
  const [all, some] = [40_000 * measuringWage.value, 30_000 * measuringWage.value]
  return {
    text: [
      text.laundering(
        formatPesos(amount),
        formatPesos(all),
        formatPesos(some),
        amount >= all ? 'all' : amount >= some ? 'some' : 'none',
      ),
    ],
    links: [call],
  }
}

export function missingReply({ text: typed, amounts: [base, paid, ...others] }: Question): Reply | null {
  if (!base || !paid || others.length > 0 || !/\b(?:mas|con) (?:el )?iva\b/.test(typed)) return null
  if (!/\bfactur\w+/.test(typed) || !/\b(?:me|nos) (?:pagaron|consignaron|llego|descontaron)\b/.test(typed))
    return null
  const total = withVat(base)
  const missing = total - paid
  if (missing <= 0) return null
  return {
    text: [
      text.missing(
        formatPesos(base),
        formatPesos(total),
        formatPesos(paid),
        formatPesos(missing),
        formatPercent(Math.round((missing / base) * 1000) / 10),
      ),
      text.missingRest(formatPesos((((base * vatPercent) / 100) * withheldVat) / 100)),
    ],
    links: laterSums.withheld.links,
  }
}

/** Answers how much is refunded when more was withheld than the tax. */
export function refundReply({ text: typed, amounts: [one, two, ...others] }: Question): Reply | null {
  if (!one || !two || others.length > 0 || !/\bdevuelv\w+|\bsaldo a favor\b/.test(typed)) return null
  if (!/\bret(?:uv|en)\w+/.test(typed) || !/\bimpuesto\b/.test(typed)) return null
  if (/\bcuant[oa] (?:\w+ ){0,3}(?:sancion|multa)\b/.test(typed)) return null
  const [kept, tax] =
    typed.search(/\bret(?:uv|en)\w+/) < typed.search(/\bimpuesto\b/) ? [one, two] : [two, one]
  return kept > tax
    ? {
        text: [text.refund(formatPesos(kept), formatPesos(tax), formatPesos(kept - tax)), text.refundRest],
        links: laterSums.withheld.links,
      }
    : {
        text: [text.stillOwed(formatPesos(kept), formatPesos(tax), formatPesos(tax - kept))],
        links: laterSums.withheld.links,
      }
}

const companyRate = 35

/** Answers how much income tax a company pays on a profit at the general rate (E.T., art. 240). */
export function companyTaxReply({ text: typed, typed: message }: Question): Reply | null {
  const profit = numbersWithin(message).find(
    ({ kind, before }) =>
      kind === 'money' && /\b(?:gan[aoe]\w*|utilidad\w*|quedaron|quedo|dio)\b(?: \w+){0,3} ?$/.test(before),
  )?.value
  if (!profit || !/\b(?:sas|s a s|empresa|sociedad)\b/.test(typed)) return null
  if (!/\bcuanto\b/.test(typed) || !/\b(?:renta|impuesto)\b/.test(typed)) return null
  if (
    !/\b(?:gan[oaeu]\w*|utilidad\w*|dio|quedo|quedaron)\b/.test(typed) ||
    /\b(?:simple|sancion|multa|dividendos?|retenc\w+)\b/.test(typed)
  )
    return null
  return {
    text: [
      text.companyTax(formatPesos(profit), formatPesos((profit * companyRate) / 100)),
      text.companyTaxRest,
    ],
    links: laterSums.withheld.links,
  }
}
