/** Sentences for answers with a calculation, which are loaded only when a message has figures. */
export const figureTexts = {
  quote: (parts: string, total: string, withVat: string) =>
    `Al mes, desde: ${parts}. Suman ${total}, más IVA: ${withVat} con el IVA del 19%.`,
  quoteRest:
    'Ese es el piso: el valor final depende del número de facturas, bancos, empleados y sedes, y de los meses atrasados. Te lo damos por escrito después de la evaluación, que es gratuita. Puedes tomar solo una parte.',
  quoteLink: 'Pedir la evaluación gratuita',
  servicesLink: 'Ver todos los servicios',
  months: (month: string, months: number, year: string) =>
    `${month} al mes por ${months} meses son ${year}. `,
  payments: (month: string, count: number, year: string) =>
    `${month} por ${count} mesadas (Ley 100 de 1993, art. 50) son ${year}. `,
  holds: {
    income: (amount: string, above: boolean, limit: string) =>
      `ingresos de ${amount} ${above ? 'llegan al' : 'no llegan al'} tope de 1.400 UVT (${limit})`,
    banked: (amount: string, above: boolean, limit: string) =>
      `consignaciones de ${amount} ${above ? 'pasan' : 'no pasan'} del tope de 1.400 UVT (${limit})`,
    spent: (amount: string, above: boolean, limit: string) =>
      `compras o tarjeta de ${amount} ${above ? 'pasan' : 'no pasan'} del tope de 1.400 UVT (${limit})`,
    sold: (amount: string, above: boolean, limit: string) =>
      `lo recibido por vender, ${amount}, cuenta en los ingresos y ${above ? 'llega' : 'no llega'} al tope de 1.400 UVT (${limit})`,
    invested: (amount: string, above: boolean, limit: string) =>
      `inversiones hechas ese año por ${amount} ${above ? 'pasan' : 'no pasan'} del tope de 1.400 UVT (${limit})`,
    owned: (amount: string, above: boolean, limit: string) =>
      `bienes de ${amount} ${above ? 'pasan' : 'no pasan'} del tope de patrimonio de 4.500 UVT (${limit}), sin restar deudas`,
  },
  withSale: (amount: string, above: boolean, limit: string, sold: string) =>
    `ingresos de ${amount}, con la venta, que cuenta en ellos (${sold}), ${above ? 'llegan al' : 'no llegan al'} tope de 1.400 UVT (${limit})`,
  declares: (year: number, parts: readonly string[]) =>
    `Sí, con esas cifras declaras renta por ${year}: ${parts.join('; ')}. Basta pasar uno de los topes.`,
  declaresNot: (year: number, parts: readonly string[]) =>
    `Con esas cifras no declaras renta por ${year}: ${parts.join('; ')}.`,
  bankedRest:
    'Se suman todas las cuentas y billeteras, y cuenta también la plata que no era tuya: guarda con qué probar de quién era y por qué pasó por tu cuenta. Pasar el tope obliga a declarar; no quiere decir que pagues impuesto por ella.',
  soldRest:
    'Lo que se paga por una venta sale de la ganancia, precio menos costo fiscal, no de todo lo que entró: como ganancia ocasional si lo tenías dos años o más y, si no, como renta (E.T., art. 300). La notaría o el tránsito suelen retener una parte, que se resta. Con la escritura, lo que costó y la fecha, un tributarista te da el valor.',
  over: (year: number) =>
    `El plazo de ${year} para las personas ya pasó, a más tardar en octubre de ${year + 1}: si no la presentaste, preséntala cuanto antes, porque la sanción crece cada mes.`,
  employers: (people: number, total: string) =>
    `${people} empleados con ese salario cuestan, estimado, ${total} al mes. La cuenta de cada uno:`,
  employer: (
    total: string,
    wage: string,
    aid: string | null,
    social: string,
    benefits: string,
    risk = 'ARL desde 0,522%',
  ) =>
    `Cuesta, estimado, ${total} al mes: salario ${wage}${aid ? `, auxilio de transporte ${aid}` : ''}, aportes ${social} (pensión 12%, ${risk} y caja 4%) y lo que se guarda cada mes para prima, cesantías, intereses y vacaciones, ${benefits}.`,
  employerMore: (
    more: string,
    total: string,
    single: boolean,
    risk = 'La ARL sube con el riesgo del oficio',
  ) =>
    `Es para una empresa exonerada de salud, SENA e ICBF (E.T., art. 114-1). Si no lo está, suma ${more} (13,5%): ${total}.${single ? ` Esa es tu cifra si eres persona natural y es tu único empleado: con menos de dos no hay exoneración.` : ''} Encima del salario es cerca de la mitad más. ${risk}, y aparte va la dotación.`,
  riskClass: (name: string, rate: string) => `ARL de clase ${name} ${rate}`,
  riskPart: (name: string, rate: string, pesos: string) =>
    `La ARL de clase ${name} es el ${rate} del salario, ${pesos} (Decreto 1772 de 1994, art. 13)`,
  risk: (name: string, rate: string, wage: string, pesos: string) =>
    `La ARL de clase ${name} es el ${rate}: de ${wage}, ${pesos} al mes (Decreto 1772 de 1994, art. 13). La paga completa quien emplea, sobre el salario sin el auxilio de transporte.`,
  riskRest:
    'La clase la da la actividad de la empresa o del centro de trabajo, en la tabla del Decreto 768 de 2022: comprueba en el certificado de tu ARL que sea esa. Nómina te lo confirma con el código de la actividad.',
  receives: (net: string, taken: string) =>
    `El trabajador recibe ${net} al mes: se le descuentan ${taken} de salud y pensión, si no hay retención ni otros descuentos. Una persona de nómina confirma la cuenta.`,
  late: {
    rule: 'Con calma. La sanción por presentar tarde es del 5% del impuesto a cargo por cada mes o fracción, y como máximo el 100% (E.T., art. 641). Hoy, según el día que te tocaba:',
    year: (year: number, late: string, cost: string) => `Renta de ${year}: ${late}: ${cost}.`,
    total: (tax: string, penalty: string, halved: string) =>
      `En total: impuesto ${tax}, más sanción ${penalty}; ${halved} si cabe la reducción a la mitad porque la DIAN no ha actuado y no te han sancionado por lo mismo en dos años (art. 640).`,
    rest: 'Los intereses van aparte, por cada día: la herramienta los suma con tus fechas. Comprueba primero que pasabas algún tope, y presenta antes de que la DIAN te escriba.',
  },
  dueBetween: (first: string, last: string) => `vencía entre el ${first} y el ${last}`,
  dueAbout: (year: number) => `vencía entre agosto y octubre de ${year}`,
  lateMonths: (least: number, most: number) =>
    `, ${least === most ? least : `de ${least} a ${most}`} ${most === 1 ? 'mes' : 'meses'}`,
  unfiled: {
    rule: 'Con calma: se arregla en orden, y presentar antes de que la DIAN te llame sale más barato. Lo que debes por cada año es el impuesto, los intereses y la sanción por tarde, 5% del impuesto a cargo por cada mes o fracción, como máximo el 100% (E.T., art. 641). Hoy, según el día que te tocaba:',
    year: (year: number, late: string, percent: string) =>
      `Renta de ${year}: ${late}: la sanción va ${percent} del impuesto.`,
    withoutTax: (withIncome: string) =>
      `Un año sin impuesto a cargo también tiene sanción: el 0,5% de los ingresos brutos de ese año por mes o fracción, y como máximo el 5%${withIncome}; con saldo a favor puede ser menos (art. 641).`,
    withIncome: (income: string, each: string, most: string) =>
      ` (con ${income} al año, ${each} por mes y como máximo ${most})`,
    least: (each: string, years: number, all: string) =>
      `Ninguna baja de la mínima, ${each}${years > 1 ? `: por ${years} años, al menos ${all}` : ''} (art. 639). Si la DIAN no ha actuado y no te han sancionado por lo mismo en dos años, se reduce a la mitad, nunca por debajo de la mínima (art. 640). Escríbeme cuánto daba el impuesto de cada año y hago la cuenta; la herramienta suma los intereses.`,
    steps:
      'Ahora: 1. Mira año por año si pasabas algún tope: el año en que no, no se declara y no debe nada. 2. Reúne ingresos, gastos y certificados de cada año. 3. Empieza por los que tienen impuesto. No conviene esperar a que prescriba: para liquidar a quien no declaró la DIAN tiene, en general, cinco años desde que vencía el plazo (arts. 715 a 717), y con un emplazamiento la sanción se dobla (art. 642). Un tributarista arma el orden y te da nuestro valor por escrito antes de empezar.',
  },
  consumptionInside: (total: string, base: string, tax: string) =>
    `De ${total} con el impuesto al consumo del 8% incluido, la base es ${base} y el impuesto ${tax}.`,
  consumption: (base: string, tax: string, total: string) =>
    `El impuesto al consumo del 8% de ${base} es ${tax}. Con el impuesto son ${total}.`,
  consumptionRest:
    'Es la tarifa de restaurantes y bares (E.T., arts. 512-1 y 512-9), y la propina no entra en la base. Una franquicia cobra IVA del 19%. Se declara cada dos meses en el formulario 310; en el SIMPLE va dentro de sus formularios.',
  net: (
    base: string,
    vat: string,
    total: string,
    eleven: string,
    netEleven: string,
    ten: string,
    netTen: string,
  ) =>
    `Si eres responsable de IVA facturas ${base} más ${vat} de IVA: ${total}. Con retención de renta por honorarios del 11%, ${eleven} (una sociedad, o más de 3.300 UVT al año), al banco te llegan ${netEleven}; con el 10%, ${ten}, ${netTen}. Una persona que no resta costos va con la tabla de los salarios (E.T., arts. 383 y 392).`,
  vatAndKept: (
    base: string,
    vat: string,
    total: string,
    eleven: string,
    netEleven: string,
    ten: string,
    netTen: string,
  ) =>
    `${base} más el IVA del 19% (${vat}) son ${total}. La retención va sobre ${base}, sin el IVA, y depende de qué cobras. Por honorarios: a una sociedad, 11%, ${eleven}, y te llegan ${netEleven}; a una persona que resta costos, 10%, ${ten}, y llegan ${netTen} (11% si pasa de 3.300 UVT al año; E.T., art. 392); a la que no los resta, la tabla de los salarios (art. 383).`,
  vatAndKeptOther:
    'Por otros conceptos: servicios en general, 4% a quien declara renta y 6% a quien no; compras, 2,5% y 3,5%, desde un valor mínimo (Decreto 572 de 2025, que se discute ante los jueces). Dime qué cobras y te hago esa cuenta.',
  netRest: (vatKept: string) =>
    `De ahí se resta el ReteIVA, ${vatKept} (15% del IVA), solo si el cliente es agente de esa retención (E.T., art. 437-2), y el ReteICA, que es por mil según tu actividad en la ciudad: esa tarifa te la confirma un tributarista. A quien está en el SIMPLE no le retienen renta ni ICA.`,
  vatKept: (base: string, vat: string, kept: string) =>
    `De una factura de ${base} sin IVA, el IVA es ${vat} y el ReteIVA, el 15% de él: ${kept} (E.T., art. 437-1). Solo lo hace quien la ley nombra agente (art. 437-2): un responsable común no le retiene IVA a otro.`,
  invoicesNot: (amount: string, limit: string) =>
    `Por ventas, en principio no: ${amount} es menos del tope de 3.500 UVT (${limit}), así que una persona natural no responsable de IVA (código 49 en el RUT), en general, no está obligada a facturar electrónicamente (E.T., art. 437, parágrafo 3).`,
  invoices: (amount: string, limit: string) =>
    `Por ventas, sí: ${amount} llega al tope de 3.500 UVT (${limit}), así que serías responsable de IVA y facturarías electrónicamente.`,
  invoicesRest:
    'Cuentan también las consignaciones, los contratos y tener más de un local. Una sociedad factura siempre. Si prestas servicios solo al Estado, el tope es de 4.000 UVT (E.T., art. 437, parágrafo 5). Si vendes comida preparada, mira además el impuesto al consumo.',
  laundering: (amount: string, all: string, some: string, reach: 'all' | 'some' | 'none') =>
    `${
      {
        all: 'Sí, si la vigila la Superintendencia de Sociedades',
        some: 'Depende de tu sector',
        none: 'Por esa cifra, no',
      }[reach]
    }: el SAGRILAFT obliga desde 40.000 salarios mínimos de ingresos o activos, ${all}, y desde 30.000 de ingresos, ${some}, en sectores como el inmobiliario, el jurídico, el contable o la construcción; la tuya es ${amount}. El PTEE tiene sus propios topes; un abogado del equipo te confirma los vigentes. Responde el correo por escrito, aunque no estés obligado.`,
  missing: (base: string, total: string, paid: string, missing: string, percent: string) =>
    `${base} más IVA son ${total}; te pagaron ${paid}, así que faltan ${missing}, el ${percent} de la base.`,
  missingRest: (vatKept: string) =>
    `Puede ser la suma de la retención de renta (por honorarios 10% u 11%; por servicios generales 4% o 6%; por compras 2,5% o 3,5%), el ReteIVA, ${vatKept} si el cliente es agente, y el ReteICA. Pídele el detalle y el certificado de cada una: se restan en tus declaraciones. Si suman más de lo que la norma permite, reclámalo por escrito. Con el comprobante te decimos si está bien.`,
  refund: (kept: string, tax: string, left: string) =>
    `Te retuvieron ${kept} y el impuesto es ${tax}: quedarían ${left} de saldo a favor, si no falta sumar un anticipo ni otra sanción.`,
  refundRest:
    'Se pide en el portal de la DIAN, a más tardar 2 años después de vencido el plazo para declarar (E.T., art. 854), o se lleva al año siguiente. Antes comprueba que los certificados sumen igual que tu declaración, porque al pedirlo la DIAN la revisa. Un tributarista lo mira contigo.',
  stillOwed: (kept: string, tax: string, left: string) =>
    `Te retuvieron ${kept} y el impuesto es ${tax}: no queda saldo a favor; faltarían por pagar ${left}.`,
  fortnight: (net: string, wage: string, aid: string | null, taken: string) =>
    `En cada quincena, estimado: ${net}. Son ${wage} de salario${aid ? `, más ${aid} de auxilio de transporte` : ''}, menos ${taken} de salud y pensión (4% cada una, sobre el salario). Muchos descuentan salud y pensión del mes en la segunda: el total del mes es el mismo. Horas extra y recargos se suman.`,
  /** Says what a worker is paid after deductions; `aid`, `fund` and `tax` are null for a worker without them. */
  netWage: (
    net: string,
    year: number,
    wage: string,
    aid: string | null,
    each: string,
    fund: string | null,
    tax: string | null,
  ) =>
    `Quedan libres, estimado, ${net} al mes en ${year}: ${wage} de salario${aid ? `, más ${aid} de auxilio de transporte` : ''}, menos ${each} de salud (4%) y ${each} de pensión (4%)${fund ? `, ${fund} del fondo de solidaridad` : ''}${tax ? ` y cerca de ${tax} de retención en la fuente, si no presenta deducciones` : ''}.`,
  taken: (all: string, withheld: boolean) =>
    `Se descuentan, estimado, ${all} al mes, ${withheld ? 'con la retención en la fuente' : 'sin retención en la fuente'}, si no hay préstamos ni embargos.`,
  netBelow: (wage: string, least: string, year: number, net: string) =>
    `Por jornada completa el salario no puede ser menos del mínimo, ${least} en ${year}: ${wage} no alcanza. Con el mínimo quedan libres, estimado, ${net} al mes, con el auxilio de transporte y después de salud y pensión. Por media jornada se paga en proporción: dime cuántas horas y una persona hace la cuenta.`,
  notAllInclusive: (least: string, year: number, wage: string) =>
    `${wage} no es salario integral: en ${year} empieza en ${least}, diez mínimos más un factor de al menos el 30% (Código Sustantivo del Trabajo, art. 132). Por debajo es un salario ordinario, y se deben aparte prima, cesantías con intereses y vacaciones. Como ordinario:`,
  netAllInclusive: (base: string) =>
    `Salud y pensión van sobre el 70% del salario integral, ${base} (Ley 100 de 1993, art. 18); la retención se mira sobre todo el pago, sin quitar el factor (E.T., art. 206).`,
  netWageAid: (most: string) =>
    `El auxilio de transporte va hasta dos salarios mínimos (${most}) y de él no se descuenta nada. No lo recibe quien vive en el lugar de trabajo.`,
  netWageNoAid: (most: string) =>
    `No lleva auxilio de transporte, porque pasa de dos salarios mínimos (${most}).`,
  netWageRest:
    'Préstamos, libranza o embargo restan aparte; las horas extra y los recargos suman. La cuenta la confirma una persona con el desprendible.',
  netWageEmployed:
    'Es la cuenta de un contrato de trabajo. Si ganas por honorarios o por tu cuenta, pagas tú la seguridad social y queda menos: escríbeme «independiente» con la cifra.',
  dayPay: (
    days: string,
    each: string,
    aid: string | null,
    rest: string | null,
    total: string,
    month: string | null,
  ) =>
    `Al menos, estimado, ${total} por ${days}: ${each} por día (el salario mínimo del mes entre 30)${aid ? `, ${aid} de auxilio de transporte por cada día que va` : ''}${rest ? ` y ${rest} del descanso del domingo, que se paga en proporción, una sexta parte del salario de esos días (C.S.T., art. 173, numeral 5)` : ''}.${month ? ` En un mes son cerca de ${month}.` : ''}`,
  dayPaid: (paid: string, least: string, enough: boolean) =>
    enough
      ? `${paid} por día está por encima de lo mínimo, ${least} con el auxilio de transporte.`
      : `${paid} por día es menos de lo mínimo, ${least} con el auxilio de transporte: sube el pago.`,
  dayRest:
    'Encima van prima, cesantías, sus intereses y vacaciones, cerca del 22% de lo pagado, y la seguridad social: si se contrata por menos de 30 días en el mes y gana menos de un mínimo, se puede cotizar por semanas a pensión y caja (con más de 21 días, el mes completo), y la ARL sobre un salario mínimo completo (Decreto 2616 de 2013). Ponlo por escrito y afilia a riesgos antes del primer día.',
  solidarity: (wage: string, each: string, fund: string, all: string, left: string) =>
    `De un salario de ${wage} se descuentan ${each} de salud (4%), ${each} de pensión (4%) y ${fund} del fondo de solidaridad (1%, desde cuatro salarios mínimos: Ley 797 de 2003): ${all} en total, y quedan ${left} antes de la retención en la fuente y otros descuentos. La cuenta la confirma una persona de nómina.`,
  lateSeverance: (wage: string, days: number, total: string, year: number) =>
    `Con calma, pero hoy: por la demora un juez puede ordenar, a favor del trabajador, un día de salario por cada día (Ley 50 de 1990, art. 99); no es automático, porque mira si hubo buena fe. Desde el 15 de febrero de ${year} van ${days} días: ${wage} / 30 × ${days}, estimado, ${total}, y crece cada día.`,
  lateSeveranceRest:
    'Consigna las cesantías ya en el fondo, guarda el comprobante y llámanos antes de firmar un arreglo: un abogado mira contigo qué se puede discutir.',
  companyTax: (profit: string, tax: string) =>
    `Con la tarifa general del 35% (E.T., art. 240), ${profit} de utilidad fiscal dan ${tax} de renta. La utilidad fiscal es ingresos menos costos y gastos aceptados: no son las ventas.`,
  companyTaxRest:
    'De ahí se restan las retenciones y el anticipo que ya pagaste, y se suma el anticipo del año siguiente. Algunas actividades tienen otra tarifa, y en el SIMPLE se paga sobre los ingresos con otra tabla. Cuando reparte utilidades, el socio puede tener impuesto por dividendos. Con el balance un tributarista da la cifra exacta.',
} as const
