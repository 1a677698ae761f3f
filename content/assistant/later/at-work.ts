import { inPesos, uvt, wageByYear } from '../../legal-figures'
import type { LaterTexts } from '../later'
import { monthWithoutIncome } from '../month-without-income'

const wage = wageByYear[uvt.year]
const least = wage ? ` (${inPesos(wage.value)} en ${wage.year})` : ''

export const texts: LaterTexts = {
  'Un mes sin ingresos, ¿pago la planilla?': monthWithoutIncome,
  '¿Puedo cotizar sobre menos de lo que gano?': [
    `No menos del 40% de lo que recibes por el contrato, sin IVA, y nunca menos de un salario mínimo${least} (Ley 2277 de 2022, art. 89). Por ejemplo, con 4 millones el 40% es 1,6 millones, y la base sube al mínimo. La UGPP cruza la planilla con lo que reportan tus clientes y cobra la diferencia con intereses.`,
    'Es normal que te pidan la planilla antes de pagarte: quien contrata debe comprobarla. Si tu actividad tiene costos que restar, la cuenta es otra y se prueba con soportes. Escríbeme cuánto ganas: «prestación de servicios 4 millones, cuánto pago de salud y pensión».',
  ],
  'Gano menos del mínimo como independiente, ¿cotizo?': [
    `La regla del 40% obliga a quien recibe, neto, un salario mínimo al mes o más${least} (Ley 2277 de 2022, art. 89). Con menos, esa norma no te obliga, sumando todos tus contratos; y el «piso de protección social» dejó de regir en 2023 (Corte Constitucional, sentencia C-276 de 2021).`,
    'Quien te contrata puede pedirte estar afiliado: pregunta qué documento acepta. Si quieres cotizar, la base no baja de un salario mínimo: salud 12,5% y pensión 16%. También puedes estar en el régimen subsidiado o como beneficiario, y ahorrar en BEPS (www.colpensiones.gov.co). Antes de pagar, una persona de nómina mira tu contrato contigo.',
  ],
  'Pagué tarde o no pagué la planilla': [
    'Con calma: se paga cuanto antes en el mismo operador, que liquida los intereses de cada día de mora. Mientras tanto la EPS puede suspender servicios o no pagar una incapacidad, y sin ARL al día un accidente lo puede terminar pagando quien emplea.',
    'Ahora: 1. Entra a tu operador y genera la planilla del mes atrasado. 2. Págala y guarda el comprobante. 3. Si son varios meses o eres empresa, haz primero la lista de personas y meses, y llámanos: la UGPP revisa esos pagos.',
  ],
  '¿Qué lleva un contrato de prestación de servicios?': [
    'Lo básico: 1. Quién contrata y quién presta el servicio, con su documento y RUT. 2. Qué se entrega, cuándo y cómo se recibe. 3. Valor, forma de pago e impuestos. 4. Plazo y cómo se termina. 5. Que lo hace con autonomía, sin horario ni órdenes. 6. Confidencialidad, datos personales y de quién es lo creado. 7. Seguridad social a cargo del contratista y ARL.',
    'Antes de cada pago se piden la cuenta de cobro o factura y la planilla. El riesgo: con horario, jefe y pago fijo es un contrato de trabajo aunque el papel diga otra cosa (Código Sustantivo del Trabajo, arts. 23 y 24), y se pueden deber prestaciones, aportes e indemnizaciones. Un abogado del equipo lo redacta o lo revisa.',
  ],
  'Contrato por servicios con horario, ¿qué reclamo?': [
    'Lo que cuenta es cómo se trabaja, no el nombre del papel: con horario, órdenes y pago fijo hay un contrato de trabajo, y con él salario, prima, cesantías, intereses, vacaciones y seguridad social. Si no hay acuerdo, lo decide un juez laboral: no te puedo decir si el tuyo lo es ni cuánto sale.',
    'Si reclamas: guarda contrato, mensajes con órdenes, turnos o huella, pagos y planillas, y ponlo por escrito. El Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co); nosotros atendemos a empresas. Si eres quien contrata: no esperes al reclamo, un abogado del equipo mira el contrato y nómina calcula lo que faltaría.',
  ],
  '¿Puedo terminar en período de prueba?': [
    'Terminar, sí; sin pagar nada, no. En el período de prueba cualquiera de los dos termina el contrato cuando quiera, sin preaviso ni indemnización, si quedó pactado por escrito (Código Sustantivo del Trabajo, arts. 76 a 80). Dura hasta dos meses; en un contrato a término fijo de menos de un año, la quinta parte del plazo. Sin nada escrito, es un despido común.',
    'El período de prueba también se liquida: salario, prima, cesantías con intereses y vacaciones de esos días, y los aportes desde el primero. Que la razón sea cómo hace el trabajo, y déjala por escrito. Con una persona embarazada, incapacitada o enferma, habla con un abogado antes de hacer nada. Si eres el trabajador, el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).',
  ],
  '¿Cuándo se paga la liquidación?': [
    'Al terminar el contrato: la ley no da días de plazo. Si no se paga lo debido (salarios y prestaciones), un juez puede ordenar un día de salario por cada día de demora (Código Sustantivo del Trabajo, art. 65; a quien gana más de un mínimo, hasta por 24 meses). Si no hay acuerdo sobre cuánto es, quien emplea puede consignar ante el juez laboral lo que reconoce deber.',
    'Si pagas: haz la cuenta por escrito, paga y guarda el recibo, y entrega la prueba de los aportes. Si te deben: pide la liquidación detallada por escrito; el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co). Escríbeme salario y fechas de entrada y salida, y te hago la cuenta.',
  ],
  '¿Las vacaciones se pagan en dinero?': [
    'Hasta la mitad: si el trabajador lo pide y se acuerda por escrito, se le pueden pagar en dinero hasta la mitad de sus vacaciones (Código Sustantivo del Trabajo, art. 189); la otra mitad se descansa. Quien emplea no lo puede imponer. Al terminar el contrato se paga todo lo que falte.',
    'Son 15 días hábiles por año (art. 186). La cuenta: salario sin auxilio × días trabajados / 720. Escríbeme el salario y los meses y te la hago.',
  ],
  '¿Quién paga una incapacidad larga?': [
    'Por enfermedad común: los 2 primeros días, quien emplea; del 3 al 180, la EPS; del 181 al 540, el fondo de pensiones, si la EPS le envió a tiempo el concepto de rehabilitación (si no, sigue la EPS); desde el 541, la EPS (Ley 1753 de 2015, art. 67, y Decreto 19 de 2012). Por accidente o enfermedad del trabajo, la ARL.',
    'Ahora: 1. Reúne todas las incapacidades en orden. 2. Pide a la EPS, por escrito, el concepto de rehabilitación y la fecha en que lo envió al fondo. 3. Radica en el fondo. No termines el contrato de una persona incapacitada sin un abogado: tiene protección especial.',
  ],
  '¿Puedo pagar parte del salario por fuera o sin pensión?': [
    'No: salud, pensión, riesgos y caja no se negocian, aunque el trabajador lo firme o lo pida. El aporte va sobre el salario real; la UGPP cruza lo pagado con lo declarado y cobra la diferencia, y un accidente sin ARL lo paga quien emplea.',
    'Si ya se hizo así, se corrige desde hoy: afiliación, salario real en la nómina y la cuenta de lo que falta antes de pagarlo. Si eres el trabajador, guarda mensajes y comprobantes; el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).',
  ],
}
