import { contactHref } from '../contact-topics'
import { call } from './reply-links'
import type { ReplyLink } from './replies'

const write: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }
const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }

/** Sentences for answers with a less frequent calculation, which are loaded only when a message asks for one. */
export const laterSums = {
  withheld: {
    rate: (name: string, percent: string, units: string, least: string, year: number, norm: string) =>
      `${name}: ${percent}, desde ${units} UVT (${least} en ${year}), sin IVA (${norm}).`,
    otherRate: (percent: string) => `A quien no declara renta, ${percent}, desde la misma base.`,
    sum: (name: string, percent: string, amount: string, part: string, rest: string) =>
      `${name}: el ${percent} de ${amount} es ${part}; ${rest}.`,
    paid: (rest: string) => `se pagan ${rest}`,
    paidWithVat: (total: string, rest: string) => `con IVA la factura es ${total} y se pagan ${rest}`,
    below: (amount: string, units: string, least: string) =>
      `${amount} no llega a la base de ${units} UVT (${least}), así que no se retiene renta por ese pago.`,
    rest: 'La base no incluye el IVA. No se retiene a quien está en el SIMPLE ni a un autorretenedor, y solo retiene quien es agente (código 07 en el RUT). El ReteICA es de cada ciudad. El Decreto 572 de 2025 que fijó estas bases se discute ante los jueces: confirma con un tributarista que siga igual el día del pago.',
    reaches: (amount: string, units: string, least: string, year: number) =>
      `Sí pasa de la base: ${amount} es más de ${units} UVT (${least} en ${year}). Retienes solo si eres agente: una sociedad, o una persona comerciante que el año anterior pasó de 30.000 UVT de ingresos o de patrimonio (E.T., art. 368-2). Si no lo eres, no retienes.`,
    restOfPurchase:
      'La tarifa depende de si el vendedor declara renta; va sin IVA (Decreto 572 de 2025, que se discute ante los jueces: confirma que siga igual el día del pago). A quien está en el SIMPLE no se le retiene (art. 911).',
    fees: 'Honorarios: 10% a la persona que pide restar costos y gastos; 11% a una sociedad, o si el contrato o los pagos del año pasan de 3.300 UVT; a la persona que no los resta, la tabla de los salarios (E.T., arts. 383 y 392).',
    unkept:
      'Si no se practica, quien paga responde ante la DIAN por esa suma y puede cobrársela después a quien recibió el pago (E.T., art. 370); las sanciones y los intereses sí son suyos. Se corrige en el formulario 350 de ese mes.',
    passengers: (percent: string, units: string) =>
      `El ${percent} es otra tarifa: la del transporte terrestre de pasajeros, desde ${units} UVT.`,
    tooMuch:
      'Lo retenido de más se pide por escrito a quien retuvo, que lo devuelve y lo descuenta de su siguiente declaración (DUR 1625 de 2016, art. 1.2.4.16). Si no lo hace, se resta con el certificado en tu declaración de renta.',
    rent: 'Arriendo de inmuebles: 3,5% con o sin declaración de renta, en pagos desde la misma base de 10 UVT (DUR 1625 de 2016, art. 1.2.4.10.6; Decreto 572 de 2025).',
    links: [
      write,
      call,
      { href: '/herramientas/vencimientos/retencion-en-la-fuente', label: 'Ver las fechas' },
    ],
  },
  unpaid: (months: string, wage: string, total: string) =>
    `Lo atrasado: ${months} meses × ${wage} son ${total}, más el auxilio de transporte de esos meses si le toca y la seguridad social, que se paga aunque no se haya pagado el sueldo.`,
  dismissal: {
    indefinite: (amount: string, days: string, wage: string, first: number, later: number) =>
      `La indemnización, estimada: ${amount}. Son ${days} días de salario, a ${wage} al mes: ${first} por el primer año y ${later} por cada año más, en proporción (Código Sustantivo del Trabajo, art. 64, contrato a término indefinido).`,
    onlyDays: (days: string, ofHigh: string, limit: string) =>
      `A término indefinido, la indemnización son ${days} días de salario si gana menos de diez salarios mínimos (${limit} al mes): 30 por el primer año y 20 por cada año más, en proporción. Si gana eso o más, ${ofHigh} días (20 y 15). Es el artículo 64 del Código Sustantivo del Trabajo. Dime el salario y te doy el valor.`,
    eachYear:
      'La indemnización de un contrato a término indefinido son 30 días de salario por el primer año y 20 por cada año más, en proporción, si gana menos de diez salarios mínimos (Código Sustantivo del Trabajo, art. 64). Dime el salario y cuántos años lleva y te doy la suma.',
    eachYearOf: (wage: string, first: number, ofFirst: string, later: number, ofLater: string) =>
      `Con ${wage} al mes, la indemnización de un contrato a término indefinido son ${ofFirst} por el primer año (${first} días de salario) y ${ofLater} por cada año más (${later} días), en proporción (Código Sustantivo del Trabajo, art. 64). Dime cuántos años lleva y te doy la suma.`,
    cause:
      'Eso es para un despido sin justa causa. Con una causa probada y descargos antes no hay indemnización, pero sí liquidación.',
    missing: (amount: string, wage: string, months: string) =>
      `La indemnización, estimada: ${amount}. Son los salarios que faltan hasta la fecha final: ${wage} × ${months} meses (Código Sustantivo del Trabajo, art. 64, contrato a término fijo).`,
    fixed:
      'En un contrato a término fijo la indemnización son los salarios que faltan hasta la fecha final; por obra o labor, los del tiempo que falta para terminarla, no menos de 15 días (art. 64).',
    claim:
      'Si hay amenaza de demanda, paga lo que no se discute, guarda la carta, la liquidación y los recibos, y no firmes ni respondas nada sin que un abogado del equipo mire el caso. Lo que no quiera recibir se consigna ante un juez laboral (art. 65).',
    besides:
      'Aparte va la liquidación: salario pendiente, prima, cesantías con intereses y vacaciones. Se paga al terminar: cada día de demora puede costar un día de salario (art. 65). Si la persona está embarazada o acaba de tener un hijo, antes hace falta el permiso del Ministerio del Trabajo (arts. 239 y 240); si está enferma, incapacitada o por pensionarse, no la despidas sin consejo. La cuenta la confirma una persona con el contrato y el salario promedio.',
    worker:
      'Aparte va la liquidación: salario pendiente, prima, cesantías con intereses y vacaciones. Se paga al terminar: cada día de demora puede costar un día de salario (art. 65). Guarda la carta y los desprendibles, pide la cuenta por escrito y no firmes un acuerdo que no entiendas. Si hay embarazo, enfermedad, fuero o poco para pensionarse, el despido puede no valer. El Ministerio del Trabajo hace la cuenta gratis (www.mintrabajo.gov.co); nosotros asesoramos a empresas.',
    offered: (amount: string, less: boolean) =>
      less
        ? `Los ${amount} de los que hablas son menos que la sola indemnización.`
        : `Los ${amount} de los que hablas no son menos que la indemnización, pero la liquidación va aparte.`,
    links: [
      call,
      lawyer,
      { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' },
    ],
  },
  interest: {
    each: (debt: string, each: string, month: string, usury: string) =>
      `Con calma: los intereses corren día por día, y sobre ${debt} cada día cuesta cerca de ${each}. Sale de la usura de ${month}, la última que tenemos confirmada (${usury}), menos 2 puntos, sobre 365 días (E.T., arts. 634 y 635).`,
    several: (days: string, sum: string) => `${days} días a esa tasa serían cerca de ${sum}.`,
    missing:
      'Para la cifra exacta faltan dos datos: el día en que venció, que te digo con el impuesto y la última cifra de tu NIT, y la tasa de cada mes, porque un mes sin tasa confirmada no se calcula con otra. La herramienta hace la cuenta con tus fechas, hasta el día en que pagas.',
    penalty: (least: string) =>
      `Si la declaración tampoco se presentó, preséntala ya: además va la sanción, 5% del impuesto a cargo por mes o fracción, no menos de ${least} (arts. 641 y 639). Los intereses no se rebajan con ella.`,
  },
  incomeTax: {
    sum: (income: string, year: number, base: string, units: string, tax: string) =>
      `Un estimado, para quien solo recibe salario: con ${income} en ${year} el impuesto sería de ${tax}. Sale de restar salud y pensión (8%) y el 25% exento (hasta 790 UVT): quedan ${base}, ${units} UVT, que pasan por la tabla del artículo 241 del E.T. (cero hasta 1.090 UVT, 19% de ahí a 1.700, 28% hasta 4.100 y más arriba).`,
    none: (income: string, year: number, base: string, units: string) =>
      `Un estimado, para quien solo recibe salario: con ${income} en ${year} el impuesto da cero. Restando salud y pensión (8%) y el 25% exento quedan ${base}, ${units} UVT, que no pasan de 1.090 UVT (E.T., art. 241).`,
    rest: 'Baja con dependientes, medicina prepagada, intereses de vivienda, aportes voluntarios y el 1% de tus facturas electrónicas, y de ahí se restan las retenciones que te hicieron: muchas veces queda saldo a favor. Si trabajas por tu cuenta puedes restar costos en vez del 25%. La primera vez se suma un anticipo del 25% del impuesto (art. 807). La cuenta la confirma una persona con tus certificados.',
  },
  wageTax: {
    ofEarned: (line: string) => line.replace(/^(?:Sí|No): con/, 'Con'),
    sum: (wage: string, tax: string, missing: boolean) =>
      `${missing ? 'Debería haberla' : 'Sí'}: con un sueldo de ${wage} la retención estimada es de ${tax} al mes, si no presentas deducciones (E.T., art. 383).`,
    none: (wage: string, missing: boolean) =>
      `${missing ? 'Está bien' : 'No'}: con un sueldo de ${wage} al mes la retención da cero (E.T., art. 383).`,
    steps: (
      percent: string,
      paid: string,
      fund: string | null,
      exempt: string,
      base: string,
      units: string,
      year: number,
    ) =>
      `La cuenta: se restan salud y pensión${fund ? ` y el fondo de solidaridad (${fund}; va desde cuatro salarios mínimos)` : ''}, ${percent} en total, ${paid}; luego el 25% exento, ${exempt}, que no pasa de 790 UVT al año (arts. 206, numeral 10, y 336). Quedan ${base}, ${units} UVT de ${year}. La tabla es cero hasta 95 UVT, 19% de lo que pase de 95 hasta 150 y 28% hasta 360; de ahí sube hasta el 39%.`,
    ifFees:
      'Si no es un sueldo sino honorarios, va la misma tabla, salvo que pidas restar costos y gastos: entonces es el 10% o el 11% (arts. 383, parágrafo 2, y 392).',
    noneRest:
      'Un mes con prima, bonos o comisiones sube la base y puede traer retención. La confirma una persona de nómina con el desprendible.',
    rest: 'Baja con dependientes, medicina prepagada, intereses de vivienda y aportes voluntarios, si el trabajador entrega los soportes (art. 387). Es el procedimiento 1; el 2 usa un porcentaje fijo por semestre. La confirma una persona de nómina con el desprendible. Lo retenido se resta después en tu declaración.',
  },
  sick: {
    each: (each: string) => `a ${each} por día`,
    eachOf: (each: string, days: string, after: string) =>
      `a ${each} por día hasta el día ${days} y ${after} desde el siguiente`,
    sum: (days: string, wage: string, each: string, total: string, own: string, eps: string) =>
      `${days} días de incapacidad por enfermedad común con un salario de ${wage}, estimados: ${total}, ${each} (dos terceras partes del salario los primeros 90 días y la mitad del 91 al 180, y no menos del mínimo). Quien emplea paga los dos primeros, ${own}, y la EPS los demás, ${eps}; en la nómina se paga todo y se recobra.`,
    rest: 'Muchas empresas pagan completos los dos primeros días. Si fue accidente o enfermedad del trabajo paga la ARL, el 100% desde el día siguiente. Esos días no llevan auxilio de transporte; los demás del mes se pagan con el salario de siempre. Norma: Código Sustantivo del Trabajo, art. 227, y Decreto 780 de 2016, art. 3.2.1.10.',
  },
} as const
