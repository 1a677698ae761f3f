import { contributionsAuthority, taxAuthority } from '@/content/assistant/letters'
import type { Reply } from '@/content/assistant/replies'
import { contributionsReply } from '@/lib/assistant/contributions-reply'
import { withTexts } from '@/lib/assistant/later-texts'
import { titled } from '@/lib/assistant/meanings'
import { questionsIn } from '@/lib/assistant/questions-in'
import type { Question } from '@/lib/assistant/question'
import { exactReply, firstReply } from '@/lib/assistant/ruled'
import { withDatesRest } from '@/lib/assistant/second-half'
import { spansQuestion, spansReply } from '@/lib/assistant/spans-reply'
import { plain } from '@/lib/assistant/texts'

/** Returns the answer to a letter from the UGPP, for which the tax authority's answers would be wrong. */
function contributionsLetter(text: string): Reply | null {
  const typed = plain(text)
  if (!contributionsAuthority.test(typed) || taxAuthority.test(typed)) return null
  return titled.find(({ title }) => title.test(typed))?.meaning.known ?? null
}

const independent = /\b(?:independientes?|contratistas?|honorarios|prestacion de servicios)\b/

const besideContributions =
  /\b(?:renta|iva|ret[ei]\w+|factur\w+|declar\w+|multas?|sancion\w*|cobran|ugpp|cuando|plazo|vence\w*|emplead[oa]s?|arl|contratos|clientes|y (?:que|como|donde|quien|debo|tengo|si))\b/

/** The prices are loaded only if the message has one of these words. */
const asksForPrice =
  /\b(?:cuanto|cobra\w*|cuesta\w*|vale|precios?|tarifas?|valor|costos?|honorarios|coti[sz]\w+|presupuesto|mensualidad|car[oa]|costos[oa]|propuesta|nomina)\b/

/** Returns a reply that is certain without the classifier, such as a rule's answer or a price; else null. */
export async function plainReply(text: string, question: Question): Promise<Reply | null> {
  const ofSimple = /\b(?:simple|rst|regimen)\b/.test(question.text) ? await simpleReply(question) : null
  if (ofSimple) return ofSimple
  const corrected = mistakes.test(question.text) ? await correctedReply(question) : null
  if (corrected) return corrected
  const ofFood = sellsFood.test(question.text) ? await foodReply(question) : null
  if (ofFood) return ofFood
  const ofHolidays = /\bvacaciones\b/.test(question.text) ? await holidaysReply(question) : null
  if (ofHolidays) return ofHolidays
  const ofBuilding = builds.test(question.text) ? await buildingReply(question) : null
  if (ofBuilding) return ofBuilding
  const ofAgent = withholdsTax.test(question.text) ? await agentReply(question) : null
  if (ofAgent) return ofAgent
  const ofSeveral = keptOfSeveral.test(question.text) ? await severalReply(question) : null
  if (ofSeveral) return ofSeveral
  const ofInvoice = paysPart.test(question.text) ? await paidReply(question) : null
  if (ofInvoice) return ofInvoice
  const ofBill = billedAbove.test(question.text) ? await billedReply(question) : null
  if (ofBill) return ofBill
  const ofRent = letsWithVat.test(question.text) ? await rentVatReply(question) : null
  if (ofRent) return ofRent
  const ofReport = reports.test(question.text) ? await reportReply(question) : null
  if (ofReport) return ofReport
  const ofCompany = foundsOrCloses.test(question.text) ? await companyCostReply(question) : null
  if (ofCompany) return ofCompany
  const ofCodes = namesCode.test(question.text) ? await rutCodesReply(question) : null
  if (ofCodes) return ofCodes
  const ofDays = paidByDay.test(question.text) ? await dayBenefitsOf(question) : null
  if (ofDays) return ofDays
  const ofTerm = ownTermEnds.test(question.text) ? await ownTermOf(question) : null
  if (ofTerm) return ofTerm
  const ofOpening = asksOpening.test(question.text) ? await openDaysOf(question) : null
  if (ofOpening) return ofOpening
  const ofLateVat = lateVat.test(question.text) ? await lateVatReply(question) : null
  if (ofLateVat) return ofLateVat
  const ofPayroll = sendsPayroll.test(question.text) ? await payrollMonthOf(question) : null
  if (ofPayroll) return ofPayroll
  const ofSums = sumsOfNumbers.test(question.text) ? await numbersReply(question) : null
  if (ofSums) return ofSums
  const exact = await exactReply(question.text)
  if (exact) return exact
  const unpaid = owesSettlement.test(question.text) ? await unpaidReply(question) : null
  if (unpaid) return unpaid
  const settled = leaves.test(question.text) ? await settlementReply(question) : null
  if (settled) return settled
  const dismissed = dismissedWithFigures.test(question.text) ? await dismissedReply(question) : null
  if (dismissed) return dismissed
  const letter = contributionsLetter(text)
  if (letter) return withTexts(letter)
  const oneIncome =
    question.amounts.length === 1 &&
    independent.test(question.text) &&
    !besideContributions.test(question.text)
  const contributions = oneIncome ? contributionsReply(question) : null
  if (contributions) return contributions
  const several = questionsIn(text).filter(({ asking }) => asking).length > 1
  const first = await firstReply(question.text, several)
  if (first) {
    const { nearerThan } = await import('@/lib/assistant/fitting')
    return (await nearerThan(first, question, true)) ?? first
  }
  const price = await priceReply(text, question, several)
  if (price) return price
  const spans = spansQuestion(question)
  const hasNumber = question.ending !== null || question.unclear !== null
  // The due dates of ICA in Bogotá are the same for every NIT.
  const fits = spans?.next && (!hasNumber || (spans.slugs[0] === 'ica-bogota' && question.taxes.length === 0))
  const spanned = fits ? await spansReply(spans) : null
  return spanned && withDatesRest(spanned, question)
}

/** Matches a penalty for a mistake in a return that no summons names. */
const mistakes =
  /^(?!.*\bemplaz)(?=.*\b(?:sancion\w*|mult[ae]\w*|cuanto|en total|corr[ie][gj]\w*|correc\w+|que (?:hago|pasa)|arregl\w+|problema\w*|grave)\b).*\b(?:corr[ie][gj]\w*|correc\w+|error\w*|equivo\w+|mal|menos|falt\w+|olvid\w+|omit\w+|se me paso|por fuera|quedo|puse|inclui)\b/
const sellsFood =
  /^(?=.*\b(?:impo ?consumo|ipo ?consumo|consumo|inc)\b).*\b(?:rest[oa]u?rant\w*|cafeterias?|bar|comidas?|panaderias?|heladerias?|pizzerias?|hamburguesas?|asadero)\b/

async function correctedReply(question: Question): Promise<Reply | null> {
  const { correctionReply } = await import('@/lib/assistant/figures/correction')
  return correctionReply(question)
}

const lateVat =
  /^(?=.*\biva\b)(?=.*\b(?:sancion\w*|multa\w*|extempor\w*)\b)(?=.*\b(?:interes(?:es)?|mora)\b).*\b(?:atras\w*|tarde|mora|demor\w*|extempor\w*|venc\w+|se (?:me|nos) paso|(?:no|sin) (?:lo |la |he |hemos )*(?:present|declar|pag)\w*)\b/

const sendsPayroll =
  /\b(?:nominas? electronicas?|documentos? soporte de (?:pago de )?nomina|nomina (?:ante |a |en )?(?:la )?dian)\b/

async function payrollMonthOf(question: Question): Promise<Reply | null> {
  const { payrollMonthReply } = await import('@/lib/assistant/figures/payroll-month')
  return payrollMonthReply(question)
}

async function lateVatReply(question: Question): Promise<Reply | null> {
  const { monthsLateReply } = await import('@/lib/assistant/figures/months-late')
  return monthsLateReply(question)
}

const paysPart = /^(?=.*\biva\b)(?=.*\bcuanto\b|.*\bneto\b|.*\bfactura\b).*\bret\w+/
const reports = /\b(?:exogenas?|medios magneticos)\b/
const letsWithVat = /^(?=.*\biva\b).*\b(?:arr[ie]+nd\w+|alquil\w+|canon|inquilin\w+)\b/

/** Matches a bill or a charge beside what a contract or a proposal says. */
const billedAbove =
  /^(?=.*\b(?:contrato|propuesta|coti[sz]\w+|acord\w+|acuerdo|pact\w+|quedamos|qued(?:ado|e|o) en|dijeron)\b).*\b(?:factura\w*|cobr\w+|mensualidad|honorarios)\b/

async function billedReply(question: Question): Promise<Reply | null> {
  const { billedMoreReply } = await import('@/lib/assistant/figures/billed-more')
  return billedMoreReply(question)
}

async function paidReply(question: Question): Promise<Reply | null> {
  const { paidInvoiceReply } = await import('@/lib/assistant/figures/paid-invoice')
  return paidInvoiceReply(question)
}

async function reportReply(question: Question): Promise<Reply | null> {
  const { exogenaDutyReply } = await import('@/lib/assistant/figures/exogena-duty')
  return exogenaDutyReply(question)
}

async function rentVatReply(question: Question): Promise<Reply | null> {
  const { letWithVatReply } = await import('@/lib/assistant/figures/let-with-vat')
  return letWithVatReply(question)
}

/** Matches a company with its cost and a figure: a capital or a year. */
const foundsOrCloses =
  /^(?=.*\b(?:sas|s a s|empresa|sociedad|compania|ltda)\b)(?=.*\b(?:cuant[oa]|costos?|precio|valor|multas?|sancion\w*|declaraciones)\b).*\b(?:\d+|dos|tres|cuatro|cinco|seis|diez|veinte)\b/

async function companyCostReply(question: Question): Promise<Reply | null> {
  const [{ foundingCostReply }, { idleClosingReply }] = await Promise.all([
    import('@/lib/assistant/figures/founding-cost'),
    import('@/lib/assistant/figures/idle-company'),
  ])
  return foundingCostReply(question) ?? idleClosingReply(question)
}

const sumsOfNumbers = /\b(?:depreci\w+|aprendi\w+|sena|dividendos?|utilidades)\b/

async function numbersReply(question: Question): Promise<Reply | null> {
  const [{ depreciationReply }, { apprenticesReply }, { sharedDividendsReply }] = await Promise.all([
    import('@/lib/assistant/figures/depreciation'),
    import('@/lib/assistant/figures/apprentices'),
    import('@/lib/assistant/figures/shared-dividends'),
  ])
  return depreciationReply(question) ?? apprenticesReply(question) ?? sharedDividendsReply(question)
}

const namesCode = /^(?=.*\b(?:rut|responsabilidad\w*|casilla 53)\b).*\b\d{1,2}\b/

async function rutCodesReply(question: Question): Promise<Reply | null> {
  const { rutCodesReply: reply } = await import('@/lib/assistant/figures/rut-codes')
  return reply(question)
}

/** Matches a question whether somebody has to withhold tax from what they pay. */
const withholdsTax =
  /^(?=.*\b(?:debo|deb[ei]\w*|deba|tengo que|tenia que|tenemos que|tiene que|hay que|toca|obligad\w+|agente\w*|practic\w+|retengo|(?:le|les) (?:hago|hacemos)|es obligatori[oa])\b).*\bret[ei]\w+/

async function holidaysReply(question: Question): Promise<Reply | null> {
  const { holidayPayReply, yearHolidaysReply } = await import('@/lib/assistant/figures/holiday-pay')
  return holidayPayReply(question) ?? yearHolidaysReply(question)
}

async function agentReply(question: Question): Promise<Reply | null> {
  const [{ withholdsReply }, { feesAndLocalReply }] = await Promise.all([
    import('@/lib/assistant/figures/withholds'),
    import('@/lib/assistant/figures/fees-and-local'),
  ])
  return withholdsReply(question) ?? feesAndLocalReply(question)
}

/** Matches a withholding together with two or more of the concepts that have rates of their own. */
const keptOfSeveral =
  /^(?=.*\bret[ei]\w+)(?:(?=.*\bhonorarios?\b).*\b(?:servicios?|compras?|arr[ie]+nd\w+|alquiler)\b|(?=.*\bservicios?\b).*\b(?:compras?|arr[ie]+nd\w+|alquiler)\b|(?=.*\bcompras?\b).*\b(?:arr[ie]+nd\w+|alquiler)\b)/

async function severalReply(question: Question): Promise<Reply | null> {
  const { severalWithheldReply } = await import('@/lib/assistant/figures/several-withheld')
  return severalWithheldReply(question)
}

async function foodReply(question: Question): Promise<Reply | null> {
  const { restaurantReply } = await import('@/lib/assistant/figures/restaurant')
  return restaurantReply(question)
}

const builds = /\b(?:aiu|obras?|constru\w+|paviment\w+)\b/

async function buildingReply(question: Question): Promise<Reply | null> {
  const [{ buildingVatReply }, { worksContractReply }] = await Promise.all([
    import('@/lib/assistant/figures/building-vat'),
    import('@/lib/assistant/figures/works-contract'),
  ])
  return buildingVatReply(question) ?? worksContractReply(question)
}

const leaves =
  /\b(?:renunci\w+|retir\w+|me (?:fui|voy)|sali|salgo|termin\w+|ech\w+|despid\w+|bot\w+|sac\w+|trabaj(?:e|o|aba)|labor[eo])\b/

/** Matches a dismissal with its cost and the wage, but not a settlement, which another function computes. */
const dismissedWithFigures =
  /^(?!.*\b(?:liquid\w+|prestaciones|embaraz\w+|incapac\w+)\b)(?=.*\b(?:cuant\w+|valor|calcul\w+)\b)(?=.*\b(?:gan[aoe]\w*|sueldo|salario|minimo|con \d|pag\w+)\b).*\b(?:indemniz\w+|justa causa|despid\w+|despedi\w*)\b/

async function dismissedReply(question: Question): Promise<Reply | null> {
  const { dismissalReply } = await import('@/lib/assistant/dismissal')
  const sum = dismissalReply(question)
  return sum?.text[0]?.includes('estimada:') ? sum : null
}

/** Matches benefits of somebody who is paid by days, or the prima of somebody who helps at a home on some days. */
const paidByDay =
  /^(?=.*\b(?:senora|muchacha|empleada|aseo|casa|(?:me|nos) (?:ayuda|colabora|cuida|cocina|limpia|plancha))\b)(?=.*\bprimas?\b)(?=.*\bcuant\w+).*\b(?:viene|va)\b|^(?=.*\b(?:me pagan?|me dan|gano|trabajo)\b)(?=.*\b(?:primas?|cesantias|vacaciones|prestaciones)\b).*\b(?:(?:al|el|por|cada) dia|diari[oa]s?)\b/

async function dayBenefitsOf(question: Question): Promise<Reply | null> {
  const { dayBenefitsReply } = await import('@/lib/assistant/figures/day-benefits')
  return dayBenefitsReply(question)
}

/** Matches a worker whose contract for a fixed term ends. */
const ownTermEnds =
  /^(?=.*\bcontrato\b)(?=.*\b(?:mi contrato|se me|me)\b).*\b(?:ren[ou]e?v\w+|prorrog\w+|avis\w+|dicho|dicen|dijeron|preaviso)\b/

async function ownTermOf(question: Question): Promise<Reply | null> {
  const { ownTermReply } = await import('@/lib/assistant/figures/fixed-term')
  return ownTermReply(question)
}

/** Matches a question whether the office is open on a day that the message names by its date. */
const asksOpening =
  /^(?=.*\d).*\b(?:atienden|atenderan|abren|abriran|abiertos|trabajan|trabajaran|cierran|(?:van a|hay|habra) (?:abrir|atender|trabajar|servicio|atencion|alguien))\b/

async function openDaysOf(question: Question): Promise<Reply | null> {
  const { openDaysReply } = await import('@/lib/assistant/figures/open-days')
  return openDaysReply(question)
}

const owesSettlement =
  /^(?!.*\bindemniz)(?=.*\b(?:liquid\w+|prestaciones)\b).*\b(?:pag\w+|deben?|demor\w+|consign\w+)\b/

async function unpaidReply(question: Question): Promise<Reply | null> {
  const { unpaidSettlementReply } = await import('@/lib/assistant/unpaid-settlement')
  return unpaidSettlementReply(question)
}

async function settlementReply(question: Question): Promise<Reply | null> {
  const { leavingReply } = await import('@/lib/assistant/leaving')
  return leavingReply(question)
}

async function simpleReply(question: Question): Promise<Reply | null> {
  const [{ simpleLeftReply }, { simpleComparedReply }, { simpleShopsReply }, { simpleActivityReply }] =
    await Promise.all([
      import('@/lib/assistant/simple-left'),
      import('@/lib/assistant/simple-compared'),
      import('@/lib/assistant/simple-shops'),
      import('@/lib/assistant/simple-activities'),
    ])
  return (
    (await simpleLeftReply(question)) ??
    simpleComparedReply(question) ??
    simpleShopsReply(question) ??
    simpleActivityReply(question)
  )
}

/** Returns a price if the text asks for nothing else; `several` is true for a message with more than one question. */
export async function priceReply(text: string, question: Question, several = false): Promise<Reply | null> {
  if (!asksForPrice.test(question.text)) return null
  const {
    auditPriceReply,
    incomePriceReply,
    asksPapers,
    payrollPriceReply,
    plainPriceReply,
    quotePapersReply,
    wholePriceReply,
  } = await import('@/lib/assistant/plain-price')
  const ofIncome = several && !asksPapers(question.text) ? null : incomePriceReply(question.text)
  return (
    quotePapersReply(text) ??
    (asksPapers(question.text) ? ofIncome : null) ??
    plainPriceReply(text) ??
    payrollPriceReply(text) ??
    wholePriceReply(text) ??
    auditPriceReply(text) ??
    ofIncome
  )
}
