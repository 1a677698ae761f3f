import { contactHref } from '../contact-topics'
import { auditorDuty } from '../tools/auditor-duty'
import { call, incomeLink, taxPage } from './reply-links'
import type { ReplyLink } from './replies'

const write: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }

export const duties = {
  localLeast: (place: string, pesos: string, year: number) =>
    `En ${place} se hace desde 4 UVT del servicio (${pesos} en ${year}) (Decreto Distrital 271 de 2002, art. 8), y a quien está en el SIMPLE no se le hace ni esta ni la de renta (E.T., art. 911).`,
  year: (month: string, year: string) => `${month} al mes son ${year} al año. `,
  payments: (month: string, count: number, year: string) =>
    `${month} por ${count} mesadas (Ley 100 de 1993, art. 50) son ${year} al año. `,
  units: (count: string, year: number, pesos: string) => ` ${count} UVT de ${year} son ${pesos}.`,
  vatBelow: (amount: string, limit: string) =>
    `Por ventas, en principio no: ${amount} es menos del tope de 3.500 UVT (${limit}), así que una persona natural puede ser no responsable de IVA, código 49 en el RUT, y no lo cobra.`,
  vatAbove: (amount: string, limit: string) =>
    `Por ventas, sí: ${amount} llega al tope de 3.500 UVT (${limit}), así que serías responsable de IVA, código 48 en el RUT, si lo que vendes está gravado.`,
  vatFrom: (year: number) =>
    `Desde cuándo: desde el período siguiente a aquel en que pasaste el tope, no siempre desde enero (E.T., art. 508-2). Mira en qué mes lo pasaste; si fue en ${year}, puede que ya te toque. Actualiza el RUT, habilita la factura electrónica y cobra el IVA solo en lo gravado.`,
  period: (amount: string, above: boolean, year: number, limit: string) =>
    above
      ? `Cada dos meses en ${year + 1}: ${amount} de ingresos de ${year} llegan a 92.000 UVT (${limit}) (E.T., art. 600).`
      : `Cada cuatro meses en ${year + 1}: ${amount} de ingresos de ${year} no llegan a 92.000 UVT (${limit}) (E.T., art. 600).`,
  periodOfNew:
    'Cada dos meses este año, con cualquier ingreso, si empezaste la actividad este año (E.T., art. 600). Si ya la tenías y solo el IVA es nuevo, cuentan los ingresos del año anterior.',
  periodNext: (amount: string, above: boolean, year: number, limit: string) =>
    above
      ? `En ${year + 1} sigues cada dos meses, si en ${year} recibes ${amount}: llegan a 92.000 UVT (${limit}).`
      : `En ${year + 1} pasas a cada cuatro meses, si en ${year} recibes ${amount}: no llegan a 92.000 UVT (${limit}).`,
  periodRest:
    'Si exportas, produces bienes exentos o eres gran contribuyente, cada dos meses con cualquier ingreso; quien empieza la actividad en el año, también. Quien ya la tenía y pasa a responsable mira sus ingresos del año anterior (DIAN, concepto 8724 de 2015). En el SIMPLE se declara una vez al año.',
  vatRest:
    'También cuentan las consignaciones, los contratos, tener más de un local y lo que vendiste el año pasado: el tope se mira en el año anterior y en el año en curso (E.T., art. 437, parágrafo 3). La regla es solo para personas naturales; si prestas servicios y solo tienes contratos con el Estado, el tope es de 4.000 UVT (parágrafo 5). Si vendes comida preparada, mira también el impuesto al consumo.',
  incomeBelow: (amount: string, year: number, limit: string) =>
    `Solo por ingresos, no: ${amount} es menos del tope de ${year}, 1.400 UVT (${limit}).`,
  incomeAbove: (amount: string, year: number, limit: string) =>
    `Sí, por ingresos: ${amount} llega al tope de ${year}, 1.400 UVT (${limit}).`,
  once: 'Lo tomo como recibido una sola vez: súmale lo demás que recibiste en el año, que junto puede llegar al tope. Si entra cada mes, cuenta todo el año.',
  owned:
    'Lo que tienes cuenta en el patrimonio a 31 de diciembre, sin restar lo que debes (un inmueble se mira en la escritura o el avalúo del predial), y lo que compraste en el año, también con crédito, cuenta en las compras.',
  incomeRest: (year: number, limit: string, wealth: string) =>
    `También se declara por ${year} si los consumos con tarjeta, las compras o las consignaciones pasaron de ${limit}, si el patrimonio bruto pasó de 4.500 UVT (${wealth}) o si eres responsable de IVA.`,
  /** Says whether a purchase, a deposit or a possession exceeds the limit above which an income return is due. */
  kinds: {
    spent: (amount: string, above: boolean, year: number, limit: string) =>
      above
        ? `Sí, si fue en ${year}: compras o tarjeta de ${amount} pasan del tope de 1.400 UVT (${limit}), aunque hayas pagado con un crédito.`
        : `Por esa compra sola, no: ${amount} no pasa del tope de ${year}, 1.400 UVT (${limit}), pero se suman todas las del año.`,
    banked: (amount: string, above: boolean, year: number, limit: string) =>
      above
        ? `Sí, si fue en ${year}: consignaciones de ${amount} pasan del tope de 1.400 UVT (${limit}). Se suman todas las cuentas y billeteras; la plata de otros también cuenta para el tope (E.T., art. 594-3), aunque no sea ingreso tuyo: guarda con qué probarlo.`
        : `Solo por consignaciones, no: ${amount} no pasa del tope de ${year}, 1.400 UVT (${limit}), sumadas todas las cuentas y billeteras.`,
    sold: (amount: string, above: boolean, year: number, limit: string) =>
      `${above ? 'Sí' : 'Por esa venta sola, no'}, si fue en ${year}: lo que recibes por vender cuenta en los ingresos, y ${amount} ${above ? 'llega' : 'no llega'} al tope de 1.400 UVT (${limit}). Lo que se paga es otra cosa: si lo tenías dos años o más, la ganancia (precio menos costo fiscal) va como ganancia ocasional; si no, como renta.`,
    invested: (amount: string, above: boolean, year: number, limit: string) =>
      above
        ? `Depende de cuándo lo pusiste. Si fue en ${year}, sí: ${amount} pasan del tope de 1.400 UVT (${limit}) de consignaciones, depósitos o inversiones financieras (E.T., art. 594-3). Si venía de antes y solo se renovó, la renovación no es una inversión nueva (DIAN, concepto 18799 de 2006) y se mira en el patrimonio.`
        : `Por esa inversión sola, no: ${amount} no pasa del tope de ${year}, 1.400 UVT (${limit}), pero se suman las demás inversiones y las consignaciones del año.`,
    owned: (amount: string, above: boolean, year: number, limit: string) =>
      above
        ? `Sí, por patrimonio: ${amount} pasa del tope de ${year}, 4.500 UVT (${limit}), sin restar deudas. Cuenta solo la parte propia si es de varios, por su valor a 31 de diciembre; el de un inmueble se mira en la escritura o el avalúo del predial.`
        : `Por ese bien solo, no: ${amount} no pasa del tope de patrimonio de ${year}, 4.500 UVT (${limit}), sin restar deudas. Se suma todo lo que había a 31 de diciembre, y el valor de un inmueble se mira en la escritura o el avalúo del predial.`,
  },
  soldLimit: (amount: string, above: boolean, year: number, limit: string) =>
    `Para saber si declaras: la venta cuenta completa en los ingresos, y ${amount} ${above ? 'llega al' : 'sola no llega al'} tope de 1.400 UVT (${limit}) si fue en ${year}.${above ? ' Declarar no es pagar.' : ''}`,
  soldTax: (amount: string) =>
    `No se paga sobre ${amount}, sino sobre lo que ganaste: precio menos costo fiscal. Si se vendió por menos de lo que costó, como suele pasar con un carro o una moto usados, no hay ganancia y en principio no hay impuesto por ella. Si hubo, va como ganancia ocasional cuando lo tenías dos años o más y, si no, como renta (E.T., art. 300); lo que retuvo el tránsito o la notaría se resta. Escríbeme en cuánto lo compraste y te digo cuánto fue la ganancia.`,
  pensionKept:
    'La pensión no se quita por no declarar: lo que hay es una sanción por cada año en que tocaba (E.T., arts. 641 y 643), y se arregla presentando.',
  pensioned:
    'Estar pensionado no cambia los topes, y las mesadas del año, que suelen ser 13, cuentan en los ingresos: con 1.400 UVT en el año se declara. Declarar no es pagar: una parte de las pensiones es exenta (E.T., art. 206).',
  holdingRest: (year: number, limit: string, wealth: string) =>
    `También se declara por ${year} si los ingresos del año llegaron a ${limit}, si los consumos con tarjeta, las compras o las consignaciones pasaron de esa cifra, si el patrimonio bruto pasó de 4.500 UVT (${wealth}) o si eres responsable de IVA.`,
  filedNextYear: (year: number) =>
    `Lo de ${year} va en la declaración que se presenta en ${year + 1}, de agosto a octubre según la cédula, así que todavía hay tiempo. Quien deba declarar por otra razón lo incluye igual.`,
  earlierYears: (year: number, limit: string) =>
    `Los años anteriores solo se declaran si en alguno pasaste un tope: el de ${year}, por ejemplo, es de ${limit}.`,
  ofThisYear: (year: number, limit: string, above: boolean) =>
    `Si es de ${year}, el tope es ${limit} y ${above ? 'también' : 'no'} llega: eso se declara de agosto a octubre de ${year + 1}.`,
  dependsOfYear: (year: number, limit: string, wealth: string) =>
    `Depende del valor: lo de ${year} se declara de agosto a octubre de ${year + 1}, si en el año llegaste a 1.400 UVT de ingresos, también por lo que vendiste, si pasaste de eso en compras, tarjeta o consignaciones (${limit}), o si tu patrimonio bruto pasa de 4.500 UVT (${wealth}) el 31 de diciembre. Escríbeme por cuánto fue y te digo.`,
  bothThisYear: (year: number, limit: string, wealth: string) =>
    `Si es de ${year}, los topes son ${limit} y, de patrimonio, ${wealth}: eso se declara de agosto a octubre de ${year + 1}.`,
  incomeYear: (year: number) => `Es la declaración de ${year}, que se presentó en ${year + 1}.`,
  auditorAbove: (what: string, amount: string, units: string, limit: string) =>
    `Sí: con ${what} de ${amount} llega al tope de ${units} salarios mínimos, ${limit}, y basta uno de los dos (Ley 43 de 1990, art. 13, parágrafo 2). Cuenta la cifra al 31 de diciembre del año anterior.`,
  auditorBelow: (what: string, amount: string, units: string, limit: string, other: string) =>
    `Por ${what}, no: ${amount} es menos del tope de ${units} salarios mínimos, ${limit} (Ley 43 de 1990, art. 13, parágrafo 2). Falta mirar ${other}, y que no sea una sociedad anónima, una comandita por acciones o una sucursal extranjera, que lo tienen siempre (Código de Comercio, art. 203).`,
  auditorNext: (year: number, answer: string) =>
    `Para ${year + 1}, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`,
  auditorYears: (year: number) =>
    `Las cifras de ${year} se miran al 31 de diciembre, con el salario mínimo de ${year}, y deciden si hace falta revisor en ${year + 1}. Para tenerlo en ${year} cuentan las de ${year - 1}.`,
  auditorPart: (what: string, amount: string, limit: string, above: boolean) =>
    `${what} de ${amount} ${above ? 'llegan al' : 'son menos del'} tope de ${limit}`,
  auditorBoth: (needed: boolean, assets: string, income: string) =>
    `${needed ? 'Sí' : 'Por tus cifras, no'}: ${assets}; ${income}. Basta pasar uno de los dos, al 31 de diciembre del año anterior (Ley 43 de 1990, art. 13, parágrafo 2).${needed ? '' : ' Lo tienen siempre una sociedad anónima, una comandita por acciones y una sucursal extranjera (Código de Comercio, art. 203).'}`,
  fees: (amount: string, ten: string, eleven: string, limit: string) =>
    `Por honorarios de ${amount}, sin IVA: a una persona natural que pide restar costos y gastos, el 10%, ${ten}; el 11%, ${eleven}, si su contrato o sus pagos del año pasan de 3.300 UVT (${limit}) o si es una sociedad (E.T., art. 392 y Decreto 260 de 2001).`,
  feesTable: (base: string, units: string, tax: string | null) =>
    `A la persona que no los pide, estimado, ${tax ?? 'cero'}: va la tabla de los salarios (E.T., art. 383, parágrafo 2, y Decreto 2231 de 2023). Después de restar salud y pensión, sobre el 40%, y el 25% exento quedan cerca de ${base}, ${units} UVT, y la tabla empieza en 95.`,
  feesBelowTable: (limit: string) =>
    `A la persona que no los pide, cero: va la tabla de los salarios, que empieza en 95 UVT al mes (${limit}), después de restar salud y pensión (E.T., art. 383, parágrafo 2, y Decreto 2231 de 2023).`,
  ownFeesNone: (amount: string, limit: string) =>
    `Si no pides restar costos y gastos, nada: va la tabla de los salarios, que da cero hasta 95 UVT al mes (${limit}), y ${amount} no pasa de ahí (E.T., art. 383, parágrafo 2, y Decreto 2231 de 2023). Te llegan ${amount}, menos el ReteICA si en tu ciudad aplica. No depende de si declaras renta.`,
  ownFeesTable: (base: string, units: string, limit: string, tax: string | null, left: string) =>
    `Si no pides restar costos y gastos, ${tax ? `cerca de ${tax}` : 'nada'}: va la tabla de los salarios (E.T., art. 383, parágrafo 2, y Decreto 2231 de 2023). Después de restar salud y pensión, sobre el 40%, y el 25% exento, quedan cerca de ${base}, ${units} UVT, y la tabla empieza en 95 UVT (${limit}). Te llegan ${left}, menos el ReteICA si en tu ciudad aplica. No depende de si declaras renta.`,
  ownFeesCosts: (ten: string, left: string, eleven: string, limit: string) =>
    `Si los pides, va el 10%, ${ten}, y te llegan ${left}; el 11%, ${eleven}, si tu contrato o tus pagos del año pasan de 3.300 UVT (${limit}) (art. 392 y Decreto 260 de 2001).`,
  ownServices: (filer: number, kept: string, other: number, keptOther: string) =>
    `Eso es por honorarios, que son trabajo intelectual. Por un servicio general con costos, el ${filer}%, ${kept}, si declaras renta, y el ${other}%, ${keptOther}, si no (Decreto 572 de 2025).`,
  ownFeesRest:
    'Vale para lo que te paga en el mes; díselo por escrito en la cuenta de cobro o la factura. Salud y pensión las pagas tú aparte. Si te quitan de más, pídele a quien retuvo que lo devuelva (DUR 1625 de 2016, art. 1.2.4.16).',
  unkept:
    'Si no la practicas, respondes ante la DIAN por esa suma y puedes cobrársela después a quien recibió el pago (E.T., art. 370); las sanciones y los intereses sí son tuyos, y el pago puede no aceptarse como gasto.',
  localKept:
    'De ICA (ReteICA) solo retiene quien es agente en esa ciudad, sea o no quien cobra responsable de IVA, y con la tarifa de la actividad de quien cobra, en el municipio donde se presta el servicio. La tarifa no la doy sin ver la actividad y la ciudad: con tu RUT y el código de actividad te la confirma un tributarista.',
  feesRest:
    'Vale para el pago de un mes. Quien cobra lo dice por escrito en su factura o cuenta de cobro. Confírmalo con una persona del equipo.',
  links: {
    vat: [taxPage, write, call],
    income: [incomeLink, taxPage],
    auditor: [{ href: auditorDuty.path, label: auditorDuty.name }, call],
    fees: [write, call],
  },
} as const
