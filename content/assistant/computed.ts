import { inPesos, uvtBefore } from '../legal-figures'

/** Sentences with a figure that the assistant computes from the numbers of a message. */
export const computed = {
  percentUnits: (percent: string, of: string, units: string, pesos: string, year: number) =>
    `El ${percent} de ${of} UVT son ${units} UVT: ${pesos} en ${year}.`,
  percent: (percent: string, base: string, result: string) => `El ${percent} de ${base} es ${result}.`,
  perThousand: (pesos: string, tax: string) =>
    `El 4 por mil de ${pesos} es ${tax}: 4 pesos por cada 1.000 que salen de la cuenta. Cada mes hay una parte exenta: pregúntale a tu banco si tu cuenta está marcada.`,
  percentMore: (total: string) => `Sumado, son ${total}.`,
  withheld: (total: string, paid: string) =>
    `Con IVA del 19% son ${total}; la retención se toma sobre la base sin IVA, así que pagas ${paid}, si no hay otras retenciones.`,
  wageRise: (before: number, was: string, year: number, is: string, percent: string) =>
    `De ${was} en ${before} a ${is} en ${year}: ${percent} más.`,
  noWage: (year: number) =>
    `El salario mínimo de ${year} no está en nuestras cifras confirmadas: míralo en el decreto de ese año, en la página del Ministerio del Trabajo.`,
  vat: (base: string, tax: string, total: string) =>
    `El IVA del 19% de ${base} es ${tax}. Con IVA son ${total}.`,
  withoutVat: (total: string, base: string, tax: string) =>
    `De ${total} con IVA del 19% incluido, la base es ${base} y el IVA ${tax}.`,
  vatIfResponsible:
    'Va si eres responsable de IVA (casilla 53 del RUT, código 48) y lo que vendes está gravado al 19%.',
  vatRemark:
    'Tarifa general, artículo 468 del Estatuto Tributario. Algunos bienes van al 5%, o son exentos o excluidos.',
  vatBase: (tax: string, base: string) => `Un IVA de ${tax}, al 19%, sale de una base de ${base}.`,
  vatToPay:
    'A la DIAN se le paga la diferencia entre el IVA que cobraste y el de tus compras que puedas descontar.',
  digit: (nit: string, digit: number) =>
    `El dígito de verificación de ${nit} es ${digit}: se escribe ${nit}-${digit}.`,
  rightDigit: (nit: string, digit: number) => `Sí, es correcto: el dígito de ${nit} es ${digit}.`,
  wrongDigit: (nit: string, given: string, digit: number) =>
    `El dígito de ${nit} es ${digit}, no ${given}. Revisa si hay una cifra cambiada.`,
  digitForDates: (last: string, given: string, nit: string) =>
    `Para las fechas miras el ${last}: es la última cifra del NIT ${nit}. El ${given}, después del guion, es el dígito de verificación y no cuenta.`,
  phone:
    'Si es tu teléfono, no lo dejes aquí: este chat no guarda ni envía nada. Escríbelo en el formulario y un asesor te responde, o llama.',
  bareNit:
    'Si es tu NIT, aquí están tus fechas. Para una fecha, escríbeme también el impuesto: «IVA» o «retención».',
  uvt: (year: number, value: string, source: string) => `La UVT de ${year} es de ${value} (${source}).`,
  noUvt: (year: number) =>
    `La UVT de ${year} todavía no está en nuestras cifras: la DIAN la fija en una resolución a fin del año anterior.`,
  leastPenalty: (year: number, value: string) =>
    `La sanción mínima es de 10 UVT: ${value} en ${year} (E.T., art. 639), y aparte van los intereses.`,
  toUnits: (pesos: string, units: string, year: number, value: string) =>
    `${pesos} son ${units} UVT de ${year}, a ${value} cada una.`,
  units: (units: string, year: number, value: string) => `${units} UVT de ${year} son ${value}.`,
  more: 'Leer más en asesoría tributaria',
  dates: {
    of: (who: string) => `${who}:`,
    ending: (ending: string) => `Con un número terminado en ${ending}`,
    next: (tax: string, day: string, title: string) => `${tax}: ${day} (${title}).`,
    past: (tax: string, day: string, title: string) =>
      `${tax}: venció el ${day} (${title}). Si no se presentó, preséntala ya: la sanción crece cada mes.`,
    lateVat: (months: number, least: string, year: number) =>
      `Con calma: hoy ${months === 1 ? 'va un mes o fracción' : `van ${months} meses o fracciones`}. La sanción es del 5% del impuesto a cargo por cada uno (E.T., art. 641), no menos de ${least} en ${year} (art. 639), y los intereses van aparte (art. 634). Si en ese período no hubo operaciones, no se presenta (art. 601). Lo siguiente:`,
    passed: (tax: string, day: string, year: number) =>
      `${tax}: el plazo de ${year + 1}, por el año ${year}, ya venció el ${day}. Si te tocaba y no la presentaste, preséntala cuanto antes: la sanción crece cada mes. El siguiente plazo:`,
    gone: (tax: string, year: number, thisYear: number, parts: string, all: boolean) =>
      `${tax}: ${all ? `en ${thisYear} ya no queda ningún plazo, ` : ''}${all ? 'lo' : 'eso'} del año ${year} ya venció: ${parts}. Si no se presentó o no se pagó, hazlo cuanto antes: la sanción crece cada mes y los intereses, cada día. Lo siguiente:`,
    gonePart: (part: string, day: string) => `${part}, el ${day}`,
    goneSpan: (what: string, first: string, last: string) =>
      `${what}: ya venció, ${first === last ? `el ${last}, con cualquier número` : `del ${first} al ${last}, según el número`}.`,
    goneRest:
      'Si te tocaba y no se presentó o no se pagó, hazlo cuanto antes: la sanción crece cada mes y los intereses, cada día.',
    lateInstalment:
      'Si la declaración sí se presentó y solo falta esa cuota, no hay otra sanción: corren intereses por cada día (E.T., art. 634), y se paga con el recibo 490, sumando los intereses hasta el día del pago.',
    noneLeft: (tax: string, year: string) =>
      `${tax}: en ${year} ya no queda ningún plazo por delante. El siguiente es de otro año:`,
    before: (day: string) => `La anterior venció el ${day}.`,
    over: (tax: string, year: string) =>
      `${tax}: el plazo de ese período de ${year} ya pasó. Si no se presentó, preséntala ya: la sanción crece cada mes. El del año siguiente:`,
    withoutCheckDigit: 'El número después del guion es el dígito de verificación y no cuenta.',
    exogena: 'Se presenta entre abril y junio, por las dos últimas cifras del NIT.',
    sent: (tax: string, day: string, year: number) =>
      `${tax} de ${year}: el plazo de ${year + 1} ya venció, el ${day}; para algunos formatos se extendió al 31 de agosto. Si te tocaba y no la enviaste, envíala cuanto antes.`,
    exogenaNext: (year: number) =>
      `La de ${year}, que se envía en ${year + 1}: por confirmar, todavía no hay una tabla publicada. Suele ser entre abril y junio, por las dos últimas cifras del NIT.`,
    none: (tax: string) => `${tax}: por confirmar, todavía no hay una tabla publicada.`,
    twoDigits: (tax: string) =>
      `${tax} va por las dos últimas cifras: escríbeme el número, o sus dos últimas cifras sin el dígito de verificación.`,
    notInMonth: (tax: string, month: string) => `${tax}: nada en ${month}.`,
    between: (what: string, first: string, last: string, norm: string) =>
      `${what}: del ${first} al ${last}, según el número (${norm}).`,
    onDay: (what: string, day: string, norm: string) => `${what}: ${day} para todos (${norm}).`,
    falling: (days: string) => `Esto vence en ${days}, entre lo que más se declara:`,
    withTool: 'En «Vencimientos por NIT» escribes tu número y sale el día exacto de cada uno.',
    was: (what: string, first: string, last: string, norm: string) =>
      `${what}: venció del ${first} al ${last}, según el número (${norm}).`,
    tellEnding:
      'Escríbeme el impuesto y la última cifra de tu NIT, sin el dígito de verificación, y te digo el día. Cuáles te tocan lo dice tu RUT, en la casilla 53.',
    depends:
      'Cuáles te tocan lo dice tu RUT, en la casilla 53: renta, SIMPLE, ICA y las demás tienen sus propias fechas.',
    unclear: (digits: string) =>
      `¿${digits} es un NIT o una cédula, o es un valor en pesos? Escríbelo como «NIT ${digits}» o «$${digits}» y te respondo.`,
    remark:
      'Las fechas calculadas pueden moverse por un festivo nuevo o una prórroga: confírmalas con tu contador.',
    see: (tax: string) => `${tax}, todas las fechas`,
    all: 'Ver todas mis fechas',
  },
} as const

/** Sentences for somebody who asks whether the due date of the income return has passed. */
export const missed = {
  was: (year: number, ending: string, day: string, norm: string) =>
    `La renta de ${year} de una persona con número terminado en ${ending} venció el ${day} (${norm}).`,
  is: (year: number, ending: string, day: string, norm: string) =>
    `Todavía no: la renta de ${year} de una persona con número terminado en ${ending} vence el ${day} (${norm}).`,
  twoDigits: (year: number) =>
    `La renta de ${year} de personas naturales venció entre agosto y octubre de ${year + 1}, por los dos últimos dígitos: escríbeme los dos y te digo el día.`,
  steps: (least: string) =>
    `Con calma: mira primero si pasaste algún tope en ${uvtBefore.year}: ${inPesos(1_400 * uvtBefore.value)} de ingresos, consignaciones, compras o tarjeta (1.400 UVT), o más de ${inPesos(4_500 * uvtBefore.value)} en bienes (4.500 UVT); si no, no tenías que declarar. Si sí, preséntala cuanto antes: la multa es el 5% del impuesto a cargo por mes o fracción o, si no hubo impuesto, 0,5% de los ingresos brutos (E.T., art. 641), no menos de ${least} (art. 639), y a veces se reduce a la mitad si la DIAN no ha actuado (art. 640). La herramienta hace la cuenta.`,
  soFar: (months: number, ofTax: string, ofIncome: string) =>
    `Si te tocaba, hasta hoy ${months === 1 ? 'va un mes o fracción' : `van ${months} meses o fracciones`}: ${ofTax} del impuesto a cargo o, sin impuesto, ${ofIncome} de los ingresos brutos, más los intereses de cada día si hay que pagar. No esperes al plazo del año que viene: ese es de otra declaración.`,
} as const

export const delay = {
  vatLate: (months: number, share: string | null, least: string, year: number) =>
    `Con calma. La sanción por tarde es del 5% del IVA de ese período por cada mes o fracción${share ? `: con ${months === 1 ? 'un mes' : `${months} meses`}, el ${share}` : ''} (E.T., art. 641). La mínima es de ${least} en ${year} por cada declaración (art. 639), y puede bajar a la mitad, nunca por debajo de esa mínima, si presentas antes de que la DIAN actúe (art. 640).`,
  vatInterest: (month: string, rate: string) =>
    `Los intereses van aparte: corren cada día sobre el IVA que no se pagó, a la tasa de usura menos dos puntos, dividida por 365 (arts. 634 y 635); con la de ${month}, el ${rate} al año.`,
  vatSteps:
    'Ahora: 1. Preséntala ya, aunque no puedas pagar todo: así la sanción deja de subir. 2. Abona lo que puedas con el recibo 490; el IVA es plata de otros, págalo primero. 3. Si en ese período no hubo operaciones, no se presenta (art. 601). Dime de cuánto era el IVA y te hago la cuenta, o ponlo con sus fechas en la herramienta.',
  penalty: (amount: string, formula: string, norm: string) =>
    `Con calma. La sanción, estimada: ${amount}. Sale de ${formula} (${norm}).`,
  reduced: (amount: string) =>
    `Se reduce a la mitad, ${amount}, si presentas antes de que la DIAN actúe y no te han sancionado por lo mismo en dos años (E.T., art. 640). Los intereses van aparte: la herramienta los suma con tus fechas.`,
  reducedToLeast: (amount: string) =>
    `La reducción del artículo 640 no baja de la sanción mínima, que vale también para las sanciones reducidas: con ella serían ${amount} (E.T., art. 639). Los intereses van aparte: la herramienta los suma con tus fechas.`,
  interest: (sum: string, months: number, each: string, month: string, usury: string) =>
    `Los intereses, un estimado: cerca de ${sum} por ${months === 1 ? 'un mes' : `${months} meses`}, ${each} por día, si el impuesto se paga al cabo de ese tiempo. Sale de la usura de ${month}, la última que tenemos confirmada (${usury}), menos 2 puntos, sobre 365 días (E.T., arts. 634 y 635). Para la cifra exacta hacen falta el día en que vencía y el de pago.`,
  eachMonth: (tax: string, each: string) =>
    `Con calma: la sanción por presentar tarde es del 5% del impuesto a cargo, antes de restar retenciones, por cada mes o fracción (E.T., art. 641): de ${tax}, ${each} por mes.`,
  leastFor: (months: number, least: string, year: number) =>
    months === 1
      ? `Con un mes o menos de atraso eso no pasa de la mínima, así que se paga la mínima: ${least} en ${year} (art. 639).`
      : `Hasta ${months} meses de atraso eso no pasa de la mínima, así que se paga la mínima: ${least} en ${year} (art. 639).`,
  leastEach: (taxes: string, months: number, count: number, least: string, sum: string) =>
    `Con calma: la sanción por tarde es del 5% del impuesto a cargo, antes de restar retenciones, por mes o fracción (E.T., art. 641), y nunca menos de ${least} (art. 639). Con ${taxes}, cada una paga la mínima hasta ${months} ${months === 1 ? 'mes' : 'meses'} de atraso: por las ${count} son ${sum}, más los intereses de cada día.`,
  keptFromOthers:
    'La retención es plata de otros: sin su pago completo la declaración puede no valer, salvo que se pague en los 2 meses siguientes (E.T., art. 580-1), y no entregarla pasados 2 meses de la fecha es delito, que pagarla con intereses extingue (Código Penal, art. 402). Preséntala y págala junta.',
  alwaysLeast: (least: string, year: number) =>
    `Llega como máximo al 100% del impuesto, así que con esa cifra no pasa de la mínima y se paga la mínima: ${least} en ${year} (art. 639).`,
  aboveLeast: (least: string, year: number) =>
    `Ya el primer mes pasa de la mínima, que es ${least} en ${year} (art. 639): aplica el 5%, no la mínima.`,
  zeroKept:
    'No hay sanción si ese mes de verdad no hubo nada que retener: la declaración de retención no se presenta en los meses sin pagos sujetos a ella (E.T., art. 606), así que en general presentarla tarde y en ceros, o no presentarla, no cuesta nada.',
  zeroKeptRest: (least: string) =>
    `Compruébalo antes: cuentan honorarios, servicios, arriendos, compras, la nómina, las autorretenciones (código 59 en el RUT) y la retención de IVA. Si sí había algo, la declaración se corrige y se paga completa: sanción por tarde del 5% de lo retenido por cada mes o fracción (art. 641) y de corrección del 10% de lo que faltaba si la DIAN no ha actuado (art. 644), cada una de no menos de ${least} (art. 639), más los intereses. Hazlo pronto: la retención es plata de otros.`,
  zero: (least: string, year: number, owed: string) =>
    `Con calma: sin impuesto a cargo, que se mira antes de restar retenciones, la sanción por tarde es del 0,5% de los ingresos brutos del período por cada mes o fracción; como máximo, lo menor entre el 5% de esos ingresos y el doble del saldo a favor, o 2.500 UVT si no hay saldo a favor. Sin ingresos es del 1% del patrimonio líquido del año anterior (como máximo el 10%). Nunca es menos de ${least} en ${year} (E.T., arts. 641 y 639); si la DIAN ya te emplazó, es el doble (art. 642). Puede bajar a la mitad si la DIAN no ha actuado, pero no de esa mínima (art. 640). Sin impuesto a pagar no hay intereses. ${owed}`,
  zeroIfOwed: 'Comprueba primero que te tocaba declarar: si no pasabas ningún tope, no debes nada.',
  zeroIfVat:
    'Comprueba primero que te tocaba: un período de IVA sin ventas, sin compras con IVA por descontar y sin ajustes no se presenta (art. 601), y entonces no debes nada.',
  zeroRest:
    'Se toma de los ingresos brutos porque no hay impuesto a cargo, que se mira antes de restar retenciones; si lo hubo, es el 5% de ese impuesto. Con saldo a favor, el tope es lo menor entre el 5% de los ingresos y el doble de él. Comprueba primero que te tocaba declarar.',
  depends: (least: string, year: number) =>
    `Con calma. Depende de si hubo impuesto a cargo, que es el de la declaración antes de restar retenciones y anticipos. Si lo hubo, la sanción por tarde es del 5% de ese impuesto por cada mes o fracción, aunque te haya dado saldo a favor o cero a pagar. Solo si no lo hubo es del 0,5% de los ingresos brutos del período por mes o fracción; como máximo, lo menor entre el 5% de esos ingresos y el doble del saldo a favor, o 2.500 UVT si no hay saldo a favor. Nunca es menos de ${least} en ${year} (E.T., arts. 641 y 639); si la DIAN ya te emplazó, es el doble (art. 642).`,
  withoutTax: (amount: string, formula: string) =>
    `Si no hubo impuesto a cargo serían, estimados, ${amount}: ${formula}.`,
  dependsRest:
    'Puede bajar a la mitad si la DIAN no ha actuado, pero no de la mínima (art. 640). Comprueba primero que te tocaba declarar: si no pasabas ningún tope, no debes nada. Para la cuenta, escríbeme por ejemplo «sanción por 2 meses tarde con impuesto a cargo de 12 millones».',
  halved:
    'Se puede reducir a la mitad si presentas antes de que la DIAN actúe (art. 640), pero no baja de la mínima. Los intereses van aparte, por cada día: dime los meses de atraso, o usa la herramienta, que los suma con tus fechas.',
  summoned:
    'Después del emplazamiento ya no hay reducción a la mitad (E.T., art. 640). Los intereses van aparte: la herramienta los suma con tus fechas.',
  usury: (month: string, usury: string, interest: string) =>
    `La tasa de usura de ${month} fue del ${usury} anual; el interés de mora de la DIAN es esa tasa menos 2 puntos: ${interest} (E.T., art. 635).`,
  noUsury: (months: string) =>
    `No tenemos confirmada la tasa de ${months}. La certifica cada mes la Superintendencia Financiera: mírala en www.superfinanciera.gov.co y réstale 2 puntos; ese es el interés de mora de la DIAN (E.T., art. 635).`,
  lastUsury: (month: string, usury: string, interest: string) =>
    `La última que tenemos es la de ${month}, que no es la que preguntas: usura del ${usury} y mora del ${interest}.`,
  notYetUsury: (month: string) => `La de ${month} todavía no se conoce.`,
  laterUsury:
    'Es la última que tenemos confirmada, no la de hoy: la de este mes está en www.superfinanciera.gov.co.',
  noOther: 'Los meses que no tenemos confirmados no se calculan con la tasa de otro mes.',
} as const
