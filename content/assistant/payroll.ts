import { contactHref } from '../contact-topics'
import { inPesos, uvt, wageByYear } from '../legal-figures'
import type { KnownAnswer } from './answers'
import { call } from './reply-links'
import type { ReplyLink } from './replies'
import { sundayPay } from './working-week'

const questions: ReplyLink = {
  href: '/servicios/asesoria-nomina#preguntas',
  label: 'Leer sobre nómina y fechas',
}
const write: ReplyLink = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }
const wage = wageByYear[uvt.year]
const leastBase = wage ? `, ${inPesos(wage.value)} en ${wage.year}` : ''

/** Contributions to social security in percent of a base, both of the worker and of the employer. */
export const contributions = {
  /** The base of an independent worker is this percent of the income. */
  base: 40,
  health: 12.5,
  pension: 16,
  /** The family compensation fund, which the employer pays. */
  fund: 4,
  /** The contribution to the occupational risk insurance (ARL), in the lowest class of risk. */
  risk: 0.522,
  /** The contribution to the ARL for the classes of risk I to V (Decreto 1772 de 1994, art. 13). */
  risks: [0.522, 1.044, 2.436, 4.35, 6.96],
  /** SENA and ICBF, which many employers need not pay for wages below ten minimum wages. */
  learning: 5,
  /** The percent of a wage that is deducted for health, and the same percent for pension. */
  ofWorker: 4,
  /** From this many minimum wages on, the solidarity fund is paid too; most answers compute only lower bases. */
  plainBelow: 4,
} as const

export const contributionsText = {
  withheld: (income: string, limit: string, below: boolean) =>
    `La retención va aparte: si no pides restar costos y gastos, se usa la tabla de los salarios, que hasta 95 UVT al mes (${limit}) da cero, después de restar salud y pensión (E.T., art. 383, parágrafo 2). ${below ? `${income} no pasa de ahí` : `${income} pasa de ahí antes de restarlas: cuánto sale lo confirma una persona`}. Si los pides, por honorarios va el 10% o el 11% (art. 392).`,
  sum: (income: string, base: string, health: string, pension: string, total: string) =>
    `Por ${income} al mes de prestación de servicios, la base es ${base}: salud ${health} (12,5%) y pensión ${pension} (16%), ${total} en total, más la ARL según el riesgo.`,
  together:
    'Está mal pagar solo por uno: los contratos se suman y se cotiza por lo que recibes en todos. Si pagaste por menos, la UGPP puede cobrar la diferencia con intereses: corrige las planillas de esos meses antes de que escriba.',
  wage: (wage: string, each: string, both: string, rest: string) =>
    `De un salario de ${wage} se descuentan ${each} de salud (4%) y ${each} de pensión (4%): ${both} en total, y quedan ${rest}, si no hay retención ni otros descuentos.`,
  withAid: (aid: string) => `Encima va el auxilio de transporte, ${aid}, si le toca: de él no se descuenta.`,
  below: (income: string, wage: string) =>
    `Con ${income} al mes no llegas a un salario mínimo (${wage}), y la regla de cotizar sobre el 40% es para quien recibe, neto y sumando todos sus contratos, un mínimo o más (Ley 2277 de 2022, art. 89). El «piso de protección social» dejó de regir en 2023 (Corte Constitucional, sentencia C-276 de 2021).`,
  belowRest:
    'Quien te contrata puede pedirte estar afiliado: pregúntale qué documento acepta. Si cotizas, la base no baja de un salario mínimo: salud 12,5% y pensión 16%. También puedes estar en el régimen subsidiado o como beneficiario. Antes de pagar, una persona de nómina mira tu contrato contigo.',
  wageRule:
    'La base es el salario, sin el auxilio de transporte, que no se descuenta. Desde cuatro salarios mínimos se suma el fondo de solidaridad. La cuenta la confirma una persona con tu desprendible.',
  rent: (income: string, wage: string, base: string, both: string) =>
    `Sí, si después de restar los costos te queda al mes un salario mínimo o más (${wage}): se cotiza sobre el 40% de lo que queda, y no menos de un mínimo (Ley 2277 de 2022, art. 89). Con ${income} y sin costos que restar, la base sería ${base}, y salud y pensión, ${both}; con costos es menos.`,
  rentBelow: (income: string, wage: string) =>
    `Con ${income} al mes no llegas a un salario mínimo (${wage}), y la regla de cotizar es para quien recibe, neto, un mínimo o más (Ley 2277 de 2022, art. 89).`,
  rentRest:
    'Costos del inmueble: administración que pagas tú, predial, reparaciones, comisión de la inmobiliaria y seguros, con soporte. Los arriendos se suman con tus otros ingresos, y con un empleo o una pensión la cuenta cambia. Cómo se aplica a arriendos queda por confirmar con una persona de nómina antes de pagar; la UGPP compara la planilla con tu declaración.',
  retired: (base: string, health: string) =>
    `Salud sí: además de lo que te descuentan de la pensión, se cotiza por el contrato, sobre el 40% y no menos de un salario mínimo: base ${base}, salud ${health} (12,5%), más la ARL según el riesgo (Ley 2277 de 2022, art. 89).`,
  retiredRest:
    'A pensión no se vuelve a cotizar: quien ya tiene la pensión marca en la PILA que es pensionado. Por confirmar con una persona de nómina antes de la primera planilla, con tu resolución de pensión y el contrato.',
  rule: `La base es el 40% del valor mensual del contrato sin IVA, y no menos de un salario mínimo${leastBase} (Ley 2277 de 2022, art. 89). Se paga mes vencido en la PILA. Varios contratos se suman; por confirmar con tu asesor si tienes un empleo o costos que restar.`,
} as const

const electronicPayroll =
  'La nómina electrónica es el documento con que se informa a la DIAN lo pagado a cada empleado: se transmite cada mes, en los 10 primeros días del mes siguiente. No es un pago.'
const electronicDuty =
  'Es obligatoria para el contribuyente de renta que quiere restar esos pagos como costo o deducción, o el IVA que depende de ellos; quien no declara renta ni los resta no la necesita (Resolución DIAN 000013 de 2021, art. 4).'

const employeeShare = `Del salario se descuenta ${contributions.ofWorker}% de salud y ${contributions.ofWorker}% de pensión. Quien emplea pone aparte 12% de pensión, la ARL según el riesgo (desde 0,522%) y 4% de caja de compensación; y 8,5% de salud, 2% de SENA y 3% de ICBF, de los que muchos están exonerados por quienes ganan menos de diez mínimos (E.T., art. 114-1). La base es el salario, sin el auxilio de transporte. Desde cuatro salarios mínimos se suma el fondo de solidaridad.`

export const payroll: readonly KnownAnswer[] = [
  {
    topic: '¿Qué parte de salud y pensión paga quien emplea?',
    asked: `que porcentaje de salud y pension paga el empleador, cuanto pone la empresa de salud y pension, aporte del patron a pension y del empleado,
cuanto pone el trabajador y cuanto la empresa en seguridad social, porcentaje de pension del empleado, porcentajes de seguridad social empleador y trabajador,
cuanto le descuento al empleado de salud, cuanto le descuento de pension a mi trabajador, cuanto me quitan de salud y pension del sueldo,
que porcentaje me descuentan de salud, cuanto es el descuento de pension en la nomina, quien paga la salud el empleado o el patron,
cuanto se le descuenta a un trabajador por ley`,
    text: [employeeShare],
    links: [questions, write, call],
  },
  {
    topic: '¿Cuánto paga un independiente de salud y pensión?',
    asked: `soy conductor de uber pago seguridad social, como calculo el ibc con dos contratos, domiciliario debe pagar salud y pension, cuanto pago de salud y pension como independiente, cuanto pago de seguridad social como independiente, como pago la pila como independiente,
sobre que base cotizo si soy contratista, ibc de un contrato de prestacion de servicios, que es el 40 por ciento de la base de cotizacion,
tengo contrato de prestacion de servicios cuanto debo pagar de planilla, cotizo sobre el 40 o sobre todo,
cuanto es la planilla de un independiente, como liquido mi planilla de seguridad social, soy freelance cuanto aporto a salud,
como independiente gano el minimo cuanto aporto, cuanto le pago a la eps siendo independiente, soy ops cuanto descuento de seguridad social,
la pension la pago yo completa si soy contratista, tengo que pagar arl siendo independiente, se paga mes vencido la seguridad social del contratista,
me pagan por honorarios cuanto va a pension, que porcentaje de salud paga un independiente, soy prestador de servicios y no se cuanto cotizar`,
    text: [
      `Como independiente pagas tú todo, sobre una base: el 40% del valor mensual del contrato sin IVA, y no menos de un salario mínimo${leastBase} (Ley 2277 de 2022, art. 89). Sobre esa base, salud 12,5% y pensión 16%, más la ARL según el riesgo (desde 0,522%). Se paga mes vencido en la PILA; si tus ingresos netos no llegan a un salario mínimo, la regla es otra.`,
      'Escríbeme cuánto ganas al mes y te hago la cuenta: «prestación de servicios 3 millones, cuánto pago de salud y pensión».',
    ],
    links: [{ href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' }, questions, call],
  },
  {
    topic: '¿Quién paga la licencia de maternidad?',
    asked: `licencia de maternidad quien la paga, estoy embarazada y voy a salir a licencia,
quien le paga a mi empleada la licencia de maternidad, mi empleada va a tener un bebe que pago, me pagan el sueldo completo cuando tenga el bebe,
se le paga seguridad social en licencia de maternidad, la licencia se paga por nomina o por la eps, mi esposa tuvo bebe que licencia me dan`,
    text: [
      'La licencia de maternidad es de 18 semanas con el salario completo (Código Sustantivo del Trabajo, art. 236). La paga quien emplea, en la nómina, y la recobra a la EPS: el trámite es del empleador, no de la trabajadora (Decreto 19 de 2012, art. 121). El contrato sigue. La de paternidad es de dos semanas (Ley 2114 de 2021) y también la reconoce la EPS.',
      'Si eres quien emplea, reporta la novedad con el certificado médico y te decimos cómo se recobra. Si eres la trabajadora y no te pagan, pídelo por escrito a la empresa y a la EPS; el Ministerio del Trabajo orienta gratis: www.mintrabajo.gov.co. Una independiente la cobra a su EPS.',
    ],
    links: [questions, write, call],
  },
  {
    topic: '¿Es obligatoria la nómina electrónica?',
    asked: `nomina electronica obligatoria, obligado nomina electronica, debo nomina electronica, toca nomina electronica, nomina electronica con pocos empleados,
si tengo un solo empleado hago nomina electronica, me toca transmitir nomina a la dian, solo le pago a una persona toca nomina electronica,
desde cuantos trabajadores es obligatoria la nomina electronica, empleada domestica nomina electronica, soy persona natural con un trabajador y la nomina dian,
quien esta obligado a nomina electronica, soy no responsable de iva hago nomina electronica, una sas nueva con un empleado debe hacer nomina electronica,
no facturo electronicamente me toca nomina electronica, tengo dos trabajadores de minimo y no se si reportarlos a la dian,
que pasa si no envio nomina electronica, es obligatorio reportar la nomina de mi unico empleado`,
    text: [
      `El número de trabajadores no importa: con uno también. ${electronicDuty}`,
      `${electronicPayroll} Con tu RUT te decimos si te toca.`,
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver asesoría en nómina' }, write, call],
  },
  {
    topic: '¿Qué es la nómina electrónica y cuándo se envía?',
    asked: `que es nomina electronica, cuando nomina electronica, plazo nomina electronica, que es el documento soporte de pago de nomina,
hasta que dia se transmite la nomina electronica, cuando se envia la nomina electronica de este mes, olvide transmitir la nomina electronica,
fecha limite nomina electronica, ya toca enviar la nomina electronica de noviembre, la nomina electronica es mensual,
en que fecha se reporta la nomina a la dian, plazo de la nomina electrónica, cada cuanto se transmite la nomina electronica,
que dia vence la nomina electronica, se me paso la fecha de la nomina electronica, para que sirve la nomina electronica, cuantos dias hay para mandar la nomina a la dian`,
    text: [`${electronicPayroll} ${electronicDuty}`, 'Con tu RUT te decimos si te toca.'],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver asesoría en nómina' }, write, call],
  },
  {
    topic: '¿Cuánto son las horas extra y los domingos?',
    asked: `
como pago horas extra a mis empleados, cuanto vale el domingo, cuanto se paga un festivo
trabajo los domingos y no me pagan recargo, como se liquidan los dominicales
mi jefe me hace trabajar 12 horas, cuantas horas extra son legales, cuanto vale la hora extra diurna
me toca trabajar el festivo cuanto me pagan, horas extras en un restaurante, turno de noche cuanto pagan de mas,
cuanto me deben pagar por trabajar un domingo, me pagan el domingo sencillo esta bien,
cuanto vale la hora nocturna si gano el minimo, hago turnos de 12 horas cuanto me deben, recargos para meseros los festivos,
a que hora empieza el recargo nocturno ahora, domingos con la reforma laboral, porcentaje de domingo y festivo, los festivos se pagan al 100, trabaje el 20 de julio cuanto me toca`,
    text: [
      sundayPay,
      'La jornada máxima es de 42 horas a la semana desde el 15 de julio de 2026 (Ley 2101 de 2021): la hora ordinaria es el salario del mes dividido por 210. Si eres trabajador, lleva la cuenta de tus horas y pide el desprendible; el Ministerio del Trabajo orienta gratis: www.mintrabajo.gov.co. Si eres quien contrata, te hacemos la cuenta con tus turnos.',
    ],
    links: [questions, call],
  },
]
