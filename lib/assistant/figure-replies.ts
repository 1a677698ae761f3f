import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'

/** Functions that compute an answer; their code is loaded only for a message that `when` matches. */
type Figures = {
  when: RegExp
  load: () => Promise<readonly ((question: Question) => Reply | null | Promise<Reply | null>)[]>
}

/** Tried in this order, before the exact rules. */
const beforeRules: readonly Figures[] = [
  {
    when: /\b(?:simple|rst|regimen)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/simple-left').then(({ simpleLeftReply }) => simpleLeftReply),
        import('@/lib/assistant/simple-compared').then(({ simpleComparedReply }) => simpleComparedReply),
        import('@/lib/assistant/simple-shops').then(({ simpleShopsReply }) => simpleShopsReply),
        import('@/lib/assistant/simple-activities').then(({ simpleActivityReply }) => simpleActivityReply),
      ]),
  },
  {
    // Matches a penalty for a mistake in a return that no summons names.
    when: /^(?!.*\bemplaz)(?=.*\b(?:sancion\w*|mult[ae]\w*|cuanto|en total|corr[ie][gj]\w*|correc\w+|que (?:hago|pasa)|arregl\w+|problema\w*|grave)\b).*\b(?:corr[ie][gj]\w*|correc\w+|error\w*|equivo\w+|mal|menos|falt\w+|olvid\w+|omit\w+|se me paso|por fuera|quedo|puse|inclui)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/correction').then(({ correctionReply }) => correctionReply),
      ]),
  },
  {
    when: /^(?=.*\b(?:impo ?consumo|ipo ?consumo|consumo|inc)\b).*\b(?:rest[oa]u?rant\w*|cafeterias?|bar|comidas?|panaderias?|heladerias?|pizzerias?|hamburguesas?|asadero)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/restaurant').then(({ restaurantReply }) => restaurantReply),
      ]),
  },
  {
    when: /\bvacaciones\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/holiday-pay').then(
          ({ dividedHolidaysReply }) => dividedHolidaysReply,
        ),
        import('@/lib/assistant/figures/holiday-pay').then(({ holidayPayReply }) => holidayPayReply),
        import('@/lib/assistant/figures/holiday-pay').then(({ yearHolidaysReply }) => yearHolidaysReply),
      ]),
  },
  {
    when: /\b(?:aiu|obras?|constru\w+|paviment\w+)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/building-vat').then(({ buildingVatReply }) => buildingVatReply),
        import('@/lib/assistant/figures/works-contract').then(({ worksContractReply }) => worksContractReply),
      ]),
  },
  {
    // Matches a question whether somebody has to withhold tax from what they pay.
    when: /^(?=.*\b(?:debo|deb[ei]\w*|deba|tengo que|tenia que|tenemos que|tiene que|hay que|toca|obligad\w+|agente\w*|practic\w+|retengo|(?:le|les) (?:hago|hacemos)|es obligatori[oa])\b).*\bret[ei]\w+/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/withholds').then(({ withholdsReply }) => withholdsReply),
        import('@/lib/assistant/figures/fees-and-local').then(({ feesAndLocalReply }) => feesAndLocalReply),
      ]),
  },
  {
    // Matches a withholding together with two or more of the concepts that have rates of their own.
    when: /^(?=.*\bret[ei]\w+)(?:(?=.*\bhonorarios?\b).*\b(?:servicios?|compras?|arr[ie]+nd\w+|alquiler)\b|(?=.*\bservicios?\b).*\b(?:compras?|arr[ie]+nd\w+|alquiler)\b|(?=.*\bcompras?\b).*\b(?:arr[ie]+nd\w+|alquiler)\b)/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/several-withheld').then(
          ({ severalWithheldReply }) => severalWithheldReply,
        ),
      ]),
  },
  {
    when: /^(?=.*\biva\b)(?=.*\bcuanto\b|.*\bneto\b|.*\bfactura\b).*\bret\w+/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/paid-invoice').then(({ paidInvoiceReply }) => paidInvoiceReply),
        import('@/lib/assistant/figures/invoice').then(({ vatAndWithheldReply }) => vatAndWithheldReply),
      ]),
  },
  {
    when: /^(?=.*\bica\b|.*\breteica\b|.*\bindustria y comercio\b).*\bpor (?:mil|1000)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/local-kept').then(({ localKeptReply }) => localKeptReply),
      ]),
  },
  {
    when: /\bintegral\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/integral-wage').then(({ integralWageReply }) => integralWageReply),
      ]),
  },
  {
    // Matches a bill or a charge beside what a contract or a proposal says.
    when: /^(?=.*\b(?:contrato|propuesta|coti[sz]\w+|acord\w+|acuerdo|pact\w+|quedamos|qued(?:ado|e|o) en|dijeron)\b).*\b(?:factura\w*|cobr\w+|mensualidad|honorarios)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/billed-more').then(({ billedMoreReply }) => billedMoreReply),
      ]),
  },
  {
    when: /^(?=.*\bcontab\w+)(?=.*\b(?:firma|contador\w*|oficina|asesor\w*|persona|empresa)\b).*\b(?:mejor\w+|igual\w+|rebajan|bajan|superan|menos|barat\w+|economic\w+)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/rival-price').then(({ rivalPriceReply }) => rivalPriceReply),
      ]),
  },
  {
    when: /^(?=.*\biva\b).*\b(?:arr[ie]+nd\w+|alquil\w+|canon|inquilin\w+)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/let-with-vat').then(({ letWithVatReply }) => letWithVatReply),
      ]),
  },
  {
    when: /\b(?:exogenas?|medios magneticos)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/exogena-duty').then(({ exogenaDutyReply }) => exogenaDutyReply),
      ]),
  },
  {
    // Matches a company with its cost and a figure: a capital or a year.
    when: /^(?=.*\b(?:sas|s a s|empresa|sociedad|compania|ltda)\b)(?=.*\b(?:cuant[oa]|costos?|precio|valor|multas?|sancion\w*|declaraciones)\b).*\b(?:\d+|dos|tres|cuatro|cinco|seis|diez|veinte)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/founding-cost').then(({ foundingCostReply }) => foundingCostReply),
        import('@/lib/assistant/figures/idle-company').then(({ idleClosingReply }) => idleClosingReply),
      ]),
  },
  {
    when: /^(?=.*\b(?:rut|responsabilidad\w*|casilla 53)\b).*\b\d{1,2}\b/,
    load: () =>
      Promise.all([import('@/lib/assistant/figures/rut-codes').then(({ rutCodesReply }) => rutCodesReply)]),
  },
  {
    // Matches benefits of somebody who is paid by days, or the prima of somebody who helps at a home on some days.
    when: /^(?=.*\b(?:senora|muchacha|empleada|aseo|casa|(?:me|nos) (?:ayuda|colabora|cuida|cocina|limpia|plancha))\b)(?=.*\bprimas?\b)(?=.*\bcuant\w+).*\b(?:viene|va)\b|^(?=.*\b(?:me pagan?|me dan|gano|trabajo)\b)(?=.*\b(?:primas?|cesantias|vacaciones|prestaciones)\b).*\b(?:(?:al|el|por|cada) dia|diari[oa]s?)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/day-benefits').then(({ dayBenefitsReply }) => dayBenefitsReply),
      ]),
  },
  {
    // Matches a worker whose contract for a fixed term ends.
    when: /^(?=.*\bcontrato\b)(?=.*\b(?:mi contrato|se me|me)\b).*\b(?:ren[ou]e?v\w+|prorrog\w+|avis\w+|dicho|dicen|dijeron|preaviso)\b/,
    load: () =>
      Promise.all([import('@/lib/assistant/figures/fixed-term').then(({ ownTermReply }) => ownTermReply)]),
  },
  {
    // Matches a question whether the office is open on a day that the message names by its date.
    when: /^(?=.*\d).*\b(?:atienden|atenderan|abren|abriran|abiertos|trabajan|trabajaran|cierran|(?:van a|hay|habra) (?:abrir|atender|trabajar|servicio|atencion|alguien))\b/,
    load: () =>
      Promise.all([import('@/lib/assistant/figures/open-days').then(({ openDaysReply }) => openDaysReply)]),
  },
  {
    when: /^(?=.*\biva\b)(?=.*\b(?:sancion\w*|multa\w*|extempor\w*)\b)(?=.*\b(?:interes(?:es)?|mora)\b).*\b(?:atras\w*|tarde|mora|demor\w*|extempor\w*|venc\w+|se (?:me|nos) paso|(?:no|sin) (?:lo |la |he |hemos )*(?:present|declar|pag)\w*)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/months-late').then(({ monthsLateReply }) => monthsLateReply),
      ]),
  },
  {
    when: /\b(?:nominas? electronicas?|documentos? soporte de (?:pago de )?nomina|nomina (?:ante |a |en )?(?:la )?dian)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/payroll-month').then(({ payrollMonthReply }) => payrollMonthReply),
      ]),
  },
  {
    when: /\b(?:depreci\w+|aprendi\w+|sena|dividendos?|utilidades)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/figures/depreciation').then(({ depreciationReply }) => depreciationReply),
        import('@/lib/assistant/figures/apprentices').then(({ apprenticesReply }) => apprenticesReply),
        import('@/lib/assistant/figures/shared-dividends').then(
          ({ sharedDividendsReply }) => sharedDividendsReply,
        ),
      ]),
  },
]

/** Tried in this order, after the exact rules. */
const afterRules: readonly Figures[] = [
  {
    when: /^(?!.*\bindemniz)(?=.*\b(?:liquid\w+|prestaciones)\b).*\b(?:pag\w+|deben?|demor\w+|consign\w+)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/unpaid-settlement').then(
          ({ unpaidSettlementReply }) => unpaidSettlementReply,
        ),
      ]),
  },
  {
    when: /\b(?:renunci\w+|retir\w+|me (?:fui|voy)|sali|salgo|termin\w+|ech\w+|despid\w+|bot\w+|sac\w+|trabaj(?:e|o|aba)|labor[eo])\b/,
    load: () => Promise.all([import('@/lib/assistant/leaving').then(({ leavingReply }) => leavingReply)]),
  },
  {
    // Matches a dismissal with its cost and the wage, but not a settlement, which another function computes.
    when: /^(?!.*\b(?:liquid\w+|prestaciones|embaraz\w+|incapac\w+)\b)(?=.*\b(?:cuant\w+|valor|calcul\w+)\b)(?=.*\b(?:gan[aoe]\w*|sueldo|salario|minimo|con \d|pag\w+)\b).*\b(?:indemniz\w+|justa causa|despid\w+|despedi\w*)\b/,
    load: () =>
      Promise.all([
        import('@/lib/assistant/dismissal').then(({ dismissalReply }) => (question: Question) => {
          const sum = dismissalReply(question)
          return sum?.text[0]?.includes('estimada:') ? sum : null
        }),
      ]),
  },
]

async function firstOf(all: readonly Figures[], question: Question): Promise<Reply | null> {
  for (const { when, load } of all) {
    if (!when.test(question.text)) continue
    for (const compute of await load()) {
      const reply = await compute(question)
      if (reply) return reply
    }
  }
  return null
}

/** Returns an answer that is computed from the message and goes before the exact rules; else null. */
export const figuresBeforeRules = (question: Question): Promise<Reply | null> =>
  firstOf(beforeRules, question)

/** Returns an answer that is computed from the message and goes after the exact rules; else null. */
export const figuresAfterRules = (question: Question): Promise<Reply | null> => firstOf(afterRules, question)
