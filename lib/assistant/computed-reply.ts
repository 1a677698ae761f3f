import { computed } from '@/content/assistant/computed'
import { call, figuresLink } from '@/content/assistant/reply-links'
import { datesLink } from '@/content/assistant/answers'
import { writtenOut } from '@/content/assistant/question-words'
import type { Reply, ReplyLink } from '@/content/assistant/replies'
import { uvt, wageAnswer, wageByYear } from '@/content/legal-figures'
import { vatPercent } from '@/content/services'
import { nitDigit } from '@/content/tools/nit-digit'
import { benefitsReply } from '@/lib/assistant/benefits-reply'
import { contributionsReply } from '@/lib/assistant/contributions-reply'
import { delayReply } from '@/lib/assistant/delay-reply'
import { dutyReply } from '@/lib/assistant/duty-reply'
import { unpaidSettlementReply } from '@/lib/assistant/unpaid-settlement'
import { withWholeAmounts } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { withoutPoints } from '@/lib/assistant/texts'
import { amountIn, taxQuestions, unitsReply } from '@/lib/assistant/uvt-reply'
import { foldText } from '@/lib/format/fold-text'
import { checkDigit, formatNit } from '@/lib/format/nit'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

export function computedReply(question: Question): Reply | null {
  const message = plainNumbers(question.typed)
  return (
    unpaidSettlementReply(question) ??
    delayReply(question) ??
    contributionsReply(question) ??
    benefitsReply(question) ??
    dutyReply(question) ??
    phoneOf(message) ??
    (question.foreign ? null : percentOf(message)) ??
    perThousandOf(message, question) ??
    vatOf(message, question) ??
    digitOf(question.text, message) ??
    unitsReply(message, question) ??
    wageOf(message, question)
  )
}

/** Converts to lower case without accents and writes amounts such as `3 millones` as plain numbers. */
function plainNumbers(text: string): string {
  return withoutPoints(
    withWholeAmounts(writtenOut(foldText(text.slice(0, 300)).replace(/\bd['’]\s*/g, 'de '))),
  )
    .replace(/(\d+(?:[.,]\d+)?)\s*(?:millones|millon|palos)\b/g, (_, count: string) =>
      String(Math.round(Number(count.replace(',', '.')) * 1e6)),
    )
    .replace(/\s*\bpor ?ciento\b/g, '%')
    .replace(/\b(sum\w*|agreg\w*) (?:el )?19 a\b/g, '$1 iva a')
    .replace(/(\d{4,}) mas (?:el )?19\b(?!\d)/g, '$1 mas iva')
    .replace(/(\d+)\s*(?:mil|lucas)\b/g, (_, count: string) => String(Number(count) * 1000))
    .replace(/\bel (\d{1,2}) de (\d{4,})\b/g, '$1% de $2')
}

function percentOf(message: string): Reply | null {
  const [, percent, between = '', base] =
    /(\d{1,3}(?:[.,]\d+)?)\s*%\s*((?:[a-z]+\s+){0,6})\$?\s*(\d{3,})/.exec(message) ??
    /(\d{1,3}(?:[.,]\d+)?)\s*%\s*()\$?\s*(\d+)/.exec(message) ??
    []
  const [rate, of] = [amountIn(percent), amountIn(base)]
  const ofUnits = /% (?:de|sobre) (?:las? )?(\d[\d.,]*) (?:de )?uvts?\b/.test(message)
  if (rate === null || of === null || rate > 100 || /\biva\b/.test(between)) return null
  // A percentage of an amount does not answer the question whether a deduction is right.
  if (
    /\b(?:descont\w+|descuent\w+|retuv\w+|retien\w+|quit(?:o|aron)|cobr(?:o|aron))\b/.test(message) &&
    /\b(bien|correcto|legal|normal|por que|deben?|puede\w*)\b/.test(message)
  )
    return null
  if (ofUnits) {
    const units = Math.round(of * rate) / 100
    const pesos = formatPesos(units * uvt.value)
    return {
      text: [
        computed.percentUnits(formatPercent(rate), formatNumber(of), formatNumber(units), pesos, uvt.year),
      ],
      links: taxQuestions,
    }
  }
  const part = Math.round((of * rate) / 100)
  const withheld = /\brete\w*/.test(message) && /\bmas (el )?iva\b/.test(message)
  const total = of + Math.round((of * vatPercent) / 100)
  return {
    text: [
      computed.percent(formatPercent(rate), formatPesos(of), formatPesos(part)),
      ...(withheld ? [computed.withheld(formatPesos(total), formatPesos(total - part))] : []),
      ...(/\b(impoconsumo|consumo|propina)\b/.test(message)
        ? [computed.percentMore(formatPesos(of + part))]
        : []),
    ],
    ...(withheld && { remark: computed.vatRemark }),
    links: [],
  }
}

/** Matches an amount that the bank has already deducted: this amount is the tax, not the money moved. */
const tookAmount = /\b(?:cobr|descont|quit|sac)(?:o|aron) (?:(?:como|unos|casi|mas de) )?(?!4 ?x)\d/

/** Computes the tax on bank movements (4x1000) for an amount. */
function perThousandOf(message: string, { amounts, english }: Question): Reply | null {
  if (english || tookAmount.test(message)) return null
  // The 1.000 in «4x1000» is also found as an amount, but is not the amount that was moved.
  const pesos = amounts.find((value) => value !== 1_000)
  if (!pesos || !/\b(?:4|cuatro) ?(?:x|por) ?(?:1 ?000|mil)\b|\bgmf\b/.test(message)) return null
  return {
    text: [computed.perThousand(formatPesos(pesos), formatPesos(pesos * 0.004))],
    links: taxQuestions,
  }
}

/** Matches a request to compute VAT; other messages with IVA and an amount ask about a duty or a date. */
const asksVat =
  /\biva (?:del?|al?|sobre|por|para|es)\b|\b(?:sum|agreg|quit|sac|calcul|descont|liquid)\w*|\b(?:mas|con|sin|antes de(?:l)?|menos|incluid[oa]s?|incluye|\+) (?:el )?iva\b|\biva (?:hay|tiene|va|trae) en\b|\biva incluid[oa]|\d es el iva\b|\bcuanto (?:es|seria|cobro|le cobro|sale|queda|pago|debo cobrar)\b.*\biva\b/
const asksOther =
  /\b(nit|cedula|cc|termina\w*|vence\w*|cuando|cada cuanto|bimestral|cuatrimestral|topes?|sancion\w*|multa\w*|intereses|mora|debo|debe|toca|tengo que|hay que|obligad\w+|responsable|exent\w+|excluid\w+|declar\w+|saldo a favor|devol\w+|equivoqu\w+|correg\w*|corrij\w*|a favor|bimestres?|cuatrimestres?)\b/

/** Matches «cuánto IVA le tengo que poner a una factura», which asks for a sum although «tengo que» names a duty. */
const asksSum =
  /\b(?:cuanto|cuanta|que|valor|cual)\b(?: \w+){0,3} iva\b[^]*\b(?:pon(?:er\w*|go|emos|gale)|cobr(?:ar\w*|o|amos)|sum(?:ar\w*|o)|agreg(?:ar\w*|o)|carg(?:ar\w*|o)|aplic(?:ar\w*|o)|factur(?:ar\w*|o))\b|\b(?:factura|cotizacion|venta|cuenta|contrato|trabajo)\b[^]*\b(?:cuanto|que) iva\b(?: \w+){0,2} (?:lleva\w*|va|corresponde)\b|\bcuanto (?:de )?iva\b(?: \w+){0,3} (?:pongo|cobro|sumo|agrego)\b|\bmas (?:el )?iva\b[^]*\bcuanto (?:da|es|queda|sale|seria|suma|cobro)\b/
/** A message with one of these words asks for more than the VAT on one amount, such as a due date or another tax. */
const otherSum =
  /\b(?:nit|cedula|cc|termina\w*|vence\w*|cuando|cada cuanto|bimestr\w+|cuatrimestr\w+|topes?|sancion\w*|multa\w*|intereses|mora|responsable|exent\w+|excluid\w+|declar\w+|saldo a favor|devol\w+|equivoqu\w+|correg\w*|corrij\w*|dian|pagar|vend[ioe]\w*|al mes|mensual\w*|al ano|ret[ei]\w*|ica|arriendo|arrend\w+|vivienda|ustedes|cobran|descont\w+|exterior|extranjer\w+|export\w+|zona franca|aiu|aseo|vigilancia|constru\w+|obras?|medic\w+|consultas?|salud|odontolog\w+|colegios?|educa\w+|transportes?|aliment\w+|comidas?|restaurantes?|libros?|hotel\w*|seguros?)\b/

/** Matches VAT that was already paid, such as «me cobraron 190.000 de IVA», where the amount is the tax itself. */
const isTax =
  /\b(?:pag(?:ue|amos|aron|o)|cobr(?:o|aron|e|amos)|liquid(?:o|aron|e|amos)|sum(?:o|aron)|factur(?:o|aron)|sali(?:o|eron)|descont(?:e|amos))\b(?: \w+){0,4} \$? ?\d+ (?:pesos )?(?:de|por) (?:el )?iva\b/

/** Matches «vendí 2 millones sin IVA, ¿cuánto es el IVA?», where the amount is the base and not the total. */
const addsTax =
  /\b(?:sin|antes del?) (?:el )?iva\b.*(?:\b(?:con|mas) (?:el )?iva\b|\b(?:cuant\w+|cual|que|dime|calcul\w+)\b.*\b(?:iva|total|todo|final|factura)\b)|\b(?:iva|total(?! sin| antes)|con iva)\b.*\b(?:sin|antes del?) (?:el )?iva\b/
const takesOut =
  /\b(?:quit|sac|descont|rest)\w*|\b(?:inclu\w+|trae|lleva|adentro)\b|\b(?:cuanto|cual|valor|precio|total|queda) (?:[a-z]+ ){0,3}(?:sin|antes del?) (?:el )?iva\b(?! (?:es|son|fue|era) \D{0,3}\d)/

function vatOf(message: string, { numbers }: Question): Reply | null {
  /** True for «Facturé … con IVA, ¿cuánto aparto?», which asks for the tax inside the total. */
  const setsAside = /\bcon (el )?iva\b/.test(message) && /\b(apart|separ|guard|reserv)\w*\b/.test(message)
  const sums = asksSum.test(message) && !otherSum.test(message)
  if (
    !/\biva\b/.test(message) ||
    (!setsAside && !sums && (!(asksVat.test(message) || isTax.test(message)) || asksOther.test(message)))
  )
    return null
  // A question whether paid VAT may be deducted needs no computation.
  if (isTax.test(message) && /\b(?:puedo|podemos|puede|se) descont\w+|\bdescontables?\b/.test(message))
    return null
  // A plain number of up to three digits is a count or a rate, not an amount of money.
  const amounts = numbers.filter(
    ({ kind, digits }) =>
      kind === 'money' || (kind === 'either' && digits.length < 8) || (kind === 'plain' && digits.length > 3),
  )
  const value = amounts.length === 1 ? amountIn(String(amounts[0]?.value)) : null
  if (value === null) return null
  if (/\biva de cuanto\b|\d es el iva\b/.test(message) || isTax.test(message)) {
    const base = Math.round((value * 100) / vatPercent)
    return {
      text: [computed.vatBase(formatPesos(value), formatPesos(base))],
      remark: computed.vatRemark,
      links: [],
    }
  }
  const adds = /\bsin iva\b.*\bcon iva\b/.test(message) || (addsTax.test(message) && !takesOut.test(message))
  if (
    !adds &&
    (setsAside ||
      /\b(quitar\w*|sacar\w*|(?:saco|saca|quito|quita|resto|descuento) el iva (?:a|de)\b.*\b(?:queda\w*|base|neto|sin)|(?:lo|la) (?:incluye|trae)|iva (?:adentro|por dentro|metido)|(?:trae|tiene|lleva|incluye) (?:el |ya el )?iva|sin iva|menos (?:el )?iva|incluid[oa]s?|descontar\w*|antes de iva)\b|\bcon iva\b.*\b(?:cuanto|cual)\b.*\biva\b|\bcon iva\b.*\bbase\b|\bbase\b.*\bcon iva\b/.test(
        message,
      ))
  ) {
    const base = Math.round(value / (1 + vatPercent / 100))
    return {
      text: [
        computed.withoutVat(formatPesos(value), formatPesos(base), formatPesos(value - base)),
        ...(setsAside ? [computed.vatToPay] : []),
      ],
      remark: computed.vatRemark,
      links: [],
    }
  }
  const tax = Math.round((value * vatPercent) / 100)
  const pays = /\b(dian|pag\w+|declar\w+)\b/.test(message)
  return {
    text: [
      computed.vat(formatPesos(value), formatPesos(tax), formatPesos(value + tax)),
      ...(pays ? [computed.vatToPay] : []),
      ...((sums && asksOther.test(message)) || (adds && /\b(?:vend\w+|ventas?)\b/.test(message))
        ? [computed.vatIfResponsible]
        : []),
    ],
    remark: computed.vatRemark,
    links: [],
  }
}

const phoneOf = (message: string): Reply | null =>
  /^(?:57 ?)?3\d{9}$/.test(message.replace(/[\s+-]/g, ''))
    ? { text: [computed.phone], links: [{ href: '/contacto', label: 'Ir al formulario de contacto' }, call] }
    : null

function digitOf(text: string, message: string): Reply | null {
  const [, nit, given] = /\b([1-9]\d{5,14})(?:\s*-\s*(\d)(?!\d))?/.exec(message) ?? []
  if (nit === undefined) return null
  const asks = /\b(digito|dv|d v|verificacion|check digit)\b/.test(text)
  const forDates =
    asks &&
    given !== undefined &&
    /\b(?:fechas?|venc\w+|plazos?|calendario|declar\w+|pag\w+|toca)\b/.test(text)
  const alone = /^[89]\d{8}(?: ?- ?\d)?$/.test(message.trim())
  const checks = given !== undefined && /\b(bien|correct\w*|valid\w*|existe|real|es)\b/.test(text)
  if (!asks && !checks && !alone) return null
  const digit = checkDigit(nit)
  const tool: ReplyLink = { href: nitDigit.path, label: nitDigit.name }
  const links = alone ? [datesLink, tool] : [tool]
  const more = alone ? [computed.bareNit] : []
  const shown = formatNit(nit)
  if (given === undefined) return { text: [computed.digit(shown, digit), ...more], links }
  const sentence =
    Number(given) === digit ? computed.rightDigit(shown, digit) : computed.wrongDigit(shown, given, digit)
  const counted = forDates ? [computed.digitForDates(nit.at(-1) ?? '', given, shown)] : []
  return { text: [...counted, sentence, ...more], links: forDates ? [datesLink, ...links] : links }
}

function riseOf(message: string): Reply | null {
  if (!/\b(el|salario|sueldo) minimo\b/.test(message) || !/\b(subio|aumento|incremento)\b/.test(message))
    return null
  const [now, before] = [wageByYear[uvt.year], wageByYear[uvt.year - 1]]
  if (!now || !before || /\b(otro|proximo|entrante|que viene)\b/.test(message)) return null
  const percent = Math.round(((now.value - before.value) / before.value) * 1000) / 10
  return {
    text: [
      computed.wageRise(
        before.year,
        formatPesos(before.value),
        now.year,
        formatPesos(now.value),
        formatPercent(percent),
      ),
      wageAnswer(now),
    ],
    links: [figuresLink, call],
  }
}

function wageOf(message: string, { time }: Question): Reply | null {
  const rise = riseOf(message)
  if (rise) return rise
  const year = time.year ?? uvt.year
  if (!/\b(el|salario|sueldo) minimo\b/.test(message) || !/\b20\d\d\b/.test(message)) return null
  if (!/\b(cuant\w*|cual|valor)\b/.test(message) || message.split(/\s+/).length > 9 || year > uvt.year)
    return null
  const wage = wageByYear[year]
  return { text: [wage ? wageAnswer(wage) : computed.noWage(year)], links: [figuresLink, call] }
}
