import { inPesos, uvt, wageAnswer, wageByYear } from '../../legal-figures'
import type { LaterTexts } from '../later'

const ministry = 'El Ministerio del Trabajo orienta gratis a los trabajadores: www.mintrabajo.gov.co.'

const wage = wageByYear[uvt.year]
const ofDay = wage
  ? ` ${inPesos(wage.value / 30)} por día en ${wage.year} (el mínimo del mes entre 30)`
  : ' lo que corresponda del salario mínimo'
const aidOfDay = wage?.aid ? ` de ${inPesos(wage.aid / 30)}` : ''

export const texts: LaterTexts = {
  'No me consignaron las cesantías': [
    'Las cesantías de un año se consignan en tu fondo hasta el 14 de febrero siguiente. Ahora: 1. Entra a tu fondo y guarda el estado de cuenta. 2. Pide por escrito a la empresa el comprobante. 3. Si no responde, un juez puede ordenar a tu favor un día de salario por cada día de demora (Ley 50 de 1990, artículo 99).',
    `${ministry} Nosotros atendemos a empresas y no llevamos reclamos de trabajadores.`,
  ],
  '¿Quién recibe dotación?': [
    'La dotación es un par de zapatos y un vestido de labor, gratis, para quien gana hasta dos salarios mínimos y lleva más de tres meses. Se entrega el 30 de abril, el 31 de agosto y el 20 de diciembre (Código Sustantivo del Trabajo, artículos 230 y 232), y no se cambia por plata mientras siga el contrato; si el contrato termina, se puede reclamar lo que no dieron.',
    `Si eres trabajador, pídela por escrito. ${ministry} Si eres quien contrata, cuéntanos cuántas personas y cuánto ganan.`,
  ],
  '¿Quién paga una incapacidad?': [
    'Si es por enfermedad común, los dos primeros días los paga quien emplea y desde el tercero la EPS, dos terceras partes del salario los primeros 90 días y la mitad del 91 al 180, y no menos del mínimo (Código Sustantivo del Trabajo, art. 227, y Decreto 780 de 2016, artículo 3.2.1.10); si fue por el trabajo, la ARL. Entrega la incapacidad cuanto antes y guarda copia con la fecha.',
    `Si no te pagan, pídelo por escrito a la empresa y a la EPS. ${ministry} Si eres quien contrata, reporta la novedad y te decimos cómo se recobra.`,
  ],
  '¿Cuánto me toca de liquidación?': [
    'Al terminar, también por renuncia, se paga lo que falte: cesantías, salario con auxilio × días / 360 (Código Sustantivo del Trabajo, art. 249); sus intereses, 12% al año (Ley 52 de 1975, art. 1); prima, medio salario por semestre, según los días; y vacaciones, 15 días hábiles por año (art. 186), salario sin auxilio × días / 720. Se resta lo ya pagado, como la prima de junio. Si te despiden sin justa causa puede haber además una indemnización, que depende del contrato y del tiempo.',
    `Para comprobarla: pide la liquidación detallada y compara las fechas de entrada y salida, el salario y lo ya pagado. No firmes a paz y salvo si no la entiendes. ${ministry}`,
  ],
  'Empleada de la casa o por días': [
    `Quien trabaja en una casa, también por días, tiene derechos de trabajador y contrato escrito (Ley 2466 de 2025, art. 33). Al menos se le paga${ofDay}, con auxilio de transporte${aidOfDay} por cada día que va, el domingo en proporción, y además prima, cesantías con sus intereses y vacaciones en proporción, y la seguridad social. Si se contrata por menos de 30 días en el mes y gana menos de un salario mínimo, se puede cotizar por semanas a pensión y caja (con más de 21 días, el mes completo), y la ARL sobre un salario mínimo completo (Decreto 2616 de 2013); si sigue en el SISBÉN o es beneficiaria en salud, se mira cuál planilla sirve.`,
    'Ten a mano cuántos días va, cuánto le pagas y desde cuándo, y una persona del equipo te dice qué planilla va y cuánto sale. Empieza por la afiliación a riesgos.',
    'Las vacaciones son 15 días hábiles por año de servicio (Código Sustantivo del Trabajo, art. 186); por días o con menos tiempo se pagan en proporción.',
  ],
  '¿Cómo termino un contrato de trabajo?': [
    'Antes de terminar un contrato: 1. Mira qué contrato es y desde cuándo. 2. Si hay una falta, llámalo a descargos y deja todo por escrito. 3. No despidas sin consejo a una persona embarazada, incapacitada o enferma: tiene protección especial.',
    'Sin justa causa hay indemnización, y cambia con el contrato: dime cuánto lleva y cuánto gana y hago la cuenta. Cuéntanos el caso antes de entregar la carta: un abogado del equipo lo mira contigo.',
  ],
  '¿Contrato laboral o prestación de servicios?': [
    'Si hay horario, órdenes y un pago fijo, es un contrato de trabajo aunque el papel diga «prestación de servicios». Al salario se suman prestaciones, seguridad social y parafiscales.',
    'Para contratar: 1. Contrato escrito. 2. Afiliación a EPS, pensión, ARL y caja antes del primer día. 3. Nómina y planilla cada mes. Si te tienen por servicios y cumples horario, guarda pruebas y pregunta gratis en el Ministerio del Trabajo.',
  ],
  '¿Cuánto cuesta un empleado?': [
    wageAnswer(),
    'Encima del salario, quien emplea paga pensión (12%), riesgos (desde 0,522%), salud (8,5%) y caja y parafiscales (9%); las sociedades que declaran renta, y las personas con dos trabajadores o más, están exoneradas de salud, SENA e ICBF por quienes ganan menos de diez mínimos (E.T., art. 114-1). Y guarda cesantías y prima (8,33% cada una), intereses (1%) y vacaciones (4,17%). En total, cerca de la mitad más del salario.',
    'Con el salario y el riesgo del cargo te hacemos la cuenta exacta.',
  ],
  'Tengo dos trabajos, ¿cómo declaro?': [
    'Cada quien retiene y cotiza sobre lo que te paga. Al final del año sumas todo en una sola declaración y restas todas las retenciones: si retuvieron de menos, pagas la diferencia; si de más, queda saldo a favor.',
    'El SIMPLE es para ingresos de un negocio o de servicios, no para los de un contrato de trabajo. Pide a cada uno el certificado de ingresos y retenciones y mira si pasaste los topes.',
  ],
  '¿Qué me pueden descontar del sueldo?': [
    'De un salario se descuenta lo que manda la ley (salud, pensión, a veces retención), lo que ordena un juez y lo que el trabajador autorizó por escrito. Un daño o un faltante no se descuenta sin esa autorización.',
    `Pide el desprendible con cada línea y pregunta por escrito la que no entiendas. ${ministry} Si eres quien paga y te llegó una orden de embargo, respóndela a tiempo: llámanos y la miramos.`,
  ],
  '¿Cuántas vacaciones me tocan?': [
    'Por cada año de trabajo se ganan 15 días hábiles de vacaciones pagadas (Código Sustantivo del Trabajo, artículo 186), y por menos tiempo, la parte que toque; al terminar el contrato se pagan las que falten. La empresa fija la fecha y avisa antes. Escríbeme el salario y los meses y te hago la cuenta: «salario 2 millones, 8 meses, cuánto son las vacaciones».',
    `Si eres trabajador y no te las dan, pídelas por escrito. ${ministry}`,
  ],
  'Pensiones, EPS y subsidios': [
    'Eso no lo llevamos nosotros: las pensiones y las semanas se consultan en Colpensiones o en tu fondo; la salud, en tu EPS; los subsidios, en tu caja de compensación o en Prosperidad Social; los créditos de estudio, en el ICETEX. Entra siempre por su página, no por un enlace que te envíen.',
    'Si la duda es cuánto cotizar como independiente o por tus empleados, en eso sí te ayudamos.',
  ],
}
