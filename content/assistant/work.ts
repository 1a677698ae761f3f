import { contactHref } from '../contact-topics'
import { wageAnswer } from '../legal-figures'
import type { KnownAnswer } from './answers'
import { call, incomeLink, whatsapp } from './reply-links'
import type { ReplyLink } from './replies'

const questions: ReplyLink = {
  href: '/servicios/asesoria-nomina#preguntas',
  label: 'Leer sobre nómina y fechas',
}
const write: ReplyLink = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }
const ministry = 'El Ministerio del Trabajo orienta gratis a los trabajadores: www.mintrabajo.gov.co.'

/** Answers to workers and to people who employ somebody. They never offer workers a service. */
export const work: readonly KnownAnswer[] = [
  {
    topic: 'No me consignaron las cesantías',
    asked: `
no me consignaron las cesantias, mi empresa no me consigno las cesantias este año
no aparecen mis cesantias en el fondo, el patron no paga cesantias, me deben las cesantias de dos años
reviso el fondo y no hay nada de cesantias, ya es marzo y no me han puesto las cesantias, que hago si no me pagan cesantias
me pagan las cesantias directo y no en el fondo, como reclamo mis cesantias, puedo retirar mis cesantias
como saco las cesantias para vivienda, retiro de cesantias, la empresa no me ha consignado lo del fondo
trabajo en una empresa y no me dieron cesantias, cuanto me toca de cesantias,  no me pagaron intereses de cesantias,
en mi fondo aparece cero de cesantias, mi jefe dice que las cesantias me las da cuando quiera, paso el 14 de febrero y no veo las cesantias,
hace dos años no me depositan cesantias, puedo sacar cesantias para estudiar, la empresa dice que no tiene plata pa las cesantias,
como se si me consignaron las cesantias, que multa le ponen a mi jefe por no pagar cesantias, me dieron las cesantias en efectivo es legal`,
    text: [
      'Las cesantías de un año se consignan en tu fondo hasta el 14 de febrero siguiente. Ahora: 1. Entra a tu fondo y guarda el estado de cuenta. 2. Pide por escrito a la empresa el comprobante. 3. Si no responde, la demora corre a tu favor: un día de salario por cada día (Ley 50 de 1990, artículo 99).',
      `${ministry} Nosotros atendemos a empresas y no llevamos reclamos de trabajadores.`,
    ],
    links: [call, questions],
  },
  {
    topic: '¿Quién recibe dotación?',
    asked: `
me tienen que dar dotacion, mi jefe no me da uniforme
la dotacion me la pueden dar en plata, no me han dado zapatos ni uniforme en todo el año, quien tiene derecho a dotacion
debo dar dotacion a mis empleados, que incluye la dotacion, entregan botas y overol
la empresa me cobra el uniforme, dotacion para la empleada de la casa, me descuentan la dotacion, gano mas de dos minimos me toca dotacion,
mi jefe dice que no le alcanza para dotacion, tengo cuatro empleados de minimo cuando doy dotacion,
uniformes de la empresa los debo pagar yo`,
    text: [
      'La dotación es un par de zapatos y un vestido de labor, gratis, para quien gana hasta dos salarios mínimos y lleva más de tres meses. Se entrega el 30 de abril, el 31 de agosto y el 20 de diciembre (Código Sustantivo del Trabajo, artículos 230 y 232), y no se cambia por plata mientras siga el contrato; si el contrato termina, se puede reclamar lo que no dieron.',
      `Si eres trabajador, pídela por escrito. ${ministry} Si eres quien contrata, cuéntanos cuántas personas y cuánto ganan.`,
    ],
    links: [call, questions],
  },
  {
    topic: '¿Quién paga una incapacidad?',
    asked: `
estoy incapacitado y no me pagan
tengo un empleado incapacitado quien le paga, me operaron y la empresa no me paga los dias
la incapacidad la paga la eps o la empresa, como cobro una incapacidad, mi jefe dice que la incapacidad no se paga
incapacidad de mas de 180 dias, soy independiente y me incapacitaron
como recobro una incapacidad a la eps, cuantos dias son de licencia de luto,
mi empleada esta enferma quien le paga esos dias, incapacidad por gripa dos dias quien paga,
me opere y tengo 30 dias cuanto me llega, mi trabajador trajo incapacidad de 10 dias que hago,
accidente en moto incapacidad quien paga`,
    text: [
      'Si es por enfermedad común, los dos primeros días los paga quien emplea y desde el tercero la EPS, dos terceras partes del salario y no menos del mínimo (Código Sustantivo del Trabajo, art. 227, y Decreto 780 de 2016, artículo 3.2.1.10); si fue por el trabajo, la ARL. Entrega la incapacidad cuanto antes y guarda copia con la fecha.',
      `Si no te pagan, pídelo por escrito a la empresa y a la EPS. ${ministry} Si eres quien contrata, reporta la novedad y te decimos cómo se recobra.`,
    ],
    links: [call, questions],
  },
  {
    topic: '¿Cuánto me toca de liquidación?',
    asked: `
como me liquidan si renuncio, renuncio hoy que me tienen que pagar, como calculo mi liquidacion, como se calculan las cesantias, como saco mis cesantias y mi prima, formula de las cesantias, calculo de las cesantias de un año, cuanto son las cesantias
trabaje 8 meses cuanto me deben dar de liquidacion, me liquidaron y creo que esta mal, que me deben pagar al salir del trabajo
quiero renunciar a mi trabajo que derechos tengo, me revisan mi liquidacion
cuanto se demoran en pagarle a uno la liquidacion, soy empleado y me quede sin trabajo que me pagan, liquidacion de trabajador
se me acaba el contrato que me tienen que dar, gano el minimo y renuncie cuanto me dan, cuantas vacaciones me deben,
cuanto me toca si trabaje un año y renuncie, hagame la cuenta de mi liquidacion, entre en enero y sali en junio cuanto me deben,
gano un millon ochocientos cuanto me dan al renunciar, me quiero ir de la empresa que me pagan, me liquidaron muy poquito como reviso,
trabaje tres meses y me salieron cuanto me toca, si me voy sin avisar pierdo la liquidacion, me toca prima si renuncio antes de junio,
cuanto me corresponde de prima y cesantias por seis meses`,
    text: [
      'Al terminar, también por renuncia, se paga lo que falte: cesantías, salario con auxilio × días / 360 (Código Sustantivo del Trabajo, art. 249); sus intereses, 12% al año (Ley 52 de 1975, art. 1); prima, medio salario por semestre, según los días; y vacaciones, 15 días hábiles por año (art. 186), salario sin auxilio × días / 720. Se resta lo ya pagado, como la prima de junio. Si te despiden sin justa causa puede haber además una indemnización, que depende del contrato y del tiempo.',
      `Para comprobarla: pide la liquidación detallada y compara las fechas de entrada y salida, el salario y lo ya pagado. No firmes a paz y salvo si no la entiendes. ${ministry}`,
    ],
    links: [call, questions],
  },
  {
    topic: 'Empleada de la casa o por días',
    asked: `
tengo una señora que viene dos dias a la semana a hacer aseo, empleada por dias como le pago la seguridad social
contrate una muchacha del servicio que tengo que pagarle, empleada domestica que le toca, seguridad social por dias
cuanto le pago a la señora del aseo, toca afiliar a la que me ayuda en la casa, cotizar por semanas empleada
la niñera tiene derecho a prestaciones, tengo un jardinero por dias, mi conductor particular que le debo pagar
como afilio a mi empleada del servicio, la empleada interna cuanto gana
trabajo en casas de familia por dias tengo derecho a prima, me ayudan con la planilla de la muchacha
a la empleada por dias hay que darle vacaciones y liquidacion, quien ayuda en la casa tiene sisben como la afilio,
la señora que cocina en mi casa tres dias como la afilio, cuanto debo darle de prima a la muchacha que va dos dias,
pago por dias a una empleada que prestaciones tiene, aportes de una empleada domestica de medio tiempo,
la que me cuida a mi mama por dias que derechos tiene, a la empleada del servicio se le pagan vacaciones, como es la pila por semanas,
la señora no quiere que la afilie porque pierde el sisben, liquidacion de una empleada del servicio`,
    text: [
      'Quien trabaja en una casa, también por días, tiene derechos de trabajador: salario, prima, cesantías, vacaciones y seguridad social. Si va por días y gana menos de un salario mínimo en el mes, se puede cotizar por semanas a pensión, riesgos y caja (Decreto 2616 de 2013); si sigue en el SISBÉN o es beneficiaria en salud, se mira cuál planilla sirve.',
      'Ten a mano cuántos días va, cuánto le pagas y desde cuándo, y una persona del equipo te dice qué planilla va y cuánto sale. Empieza por la afiliación a riesgos.',
    ],
    links: [call, whatsapp, questions],
  },
  {
    topic: '¿Cómo termino un contrato de trabajo?',
    asked: `
puedo despedir a un empleado que llega tarde, como despido a alguien sin problemas, quiero echar a un trabajador
puedo despedir a una empleada embarazada, que hago con un empleado que roba tiempo, mi empleado no volvio a trabajar
un empleado abandono el puesto, como hago un proceso disciplinario, cuantos llamados de atencion para despedir
puedo terminar el contrato en periodo de prueba, me toca indemnizar si lo saco, cuanto cuesta despedir a alguien
un trabajador no rinde lo puedo sacar, no renovar contrato a termino fijo, cuanto de preaviso hay que dar
puedo sacar a un trabajador incapacitado, empleado problematico como lo saco,
un trabajador toma en el trabajo lo puedo echar, quiero terminarle el contrato a una vendedora,
cuanto le pago de indemnizacion si lo saco sin justa causa, mi empleada no vino en una semana que hago, tengo que reducir personal como lo hago,
puedo no renovarle el contrato a alguien enfermo, como hago una carta de terminacion`,
    text: [
      'Antes de terminar un contrato: 1. Mira qué contrato es y desde cuándo. 2. Si hay una falta, llámalo a descargos y deja todo por escrito. 3. No despidas sin consejo a una persona embarazada, incapacitada o enferma: tiene protección especial.',
      'Sin justa causa hay indemnización, y cambia con el contrato. Cuéntanos el caso antes de entregar la carta: un abogado del equipo lo mira contigo.',
    ],
    links: [call, write, whatsapp],
  },
  {
    topic: '¿Contrato laboral o prestación de servicios?',
    asked: `
me hacen contrato de prestacion de servicios pero cumplo horario, es mejor contrato laboral o prestacion de servicios
puedo contratar por prestacion de servicios a alguien con horario, diferencia entre contrato laboral y prestacion
llevo 4 años por ops y me mandan como empleado, contrato realidad, que contrato le hago a un ayudante
voy a contratar mi primer empleado que tengo que hacer
como contrato a alguien legalmente, pasos para contratar
que necesito para contratar un extranjero, contratar un venezolano, contrato por horas se puede, contratar por dias
contratar a un pensionado, quiero tener un empleado legal, contratar a un menor de edad, contratar un practicante sena,
voy a contratar a alguien por primera vez como hago, que papeles necesito para tener un trabajador, me tienen por ops pero marco tarjeta,
contrato laboral o por servicios para mi ayudante, que tipo de contrato le hago a un mesero de fines de semana, como vinculo a un empleado nuevo,
puedo tener a alguien a prueba sin contrato`,
    text: [
      'Si hay horario, órdenes y un pago fijo, es un contrato de trabajo aunque el papel diga «prestación de servicios». Al salario se suman prestaciones, seguridad social y parafiscales.',
      'Para contratar: 1. Contrato escrito. 2. Afiliación a EPS, pensión, ARL y caja antes del primer día. 3. Nómina y planilla cada mes. Si te tienen por servicios y cumples horario, guarda pruebas y pregunta gratis en el Ministerio del Trabajo.',
    ],
    links: [questions, call, write],
  },
  {
    topic: '¿Cuánto cuesta un empleado?',
    asked: `
cuanto me cuesta un empleado con todo, cuanto sale un empleado de minimo, que se le paga a un empleado ademas del sueldo, costo real de un trabajador
cuanto le sale a la empresa un trabajador al mes, cuanto es la carga prestacional, que porcentaje pago de pension y salud por mi empleado
cuanto vale tener un empleado legal, cuanto pago de parafiscales, si le pago el minimo cuanto me sale en total, aportes del empleador
cuanto hay que guardar para prestaciones, provision de prestaciones sociales, cuanto es el factor prestacional, costo mensual de un empleado de dos millones
salario minimo mas auxilio mas prestaciones cuanto suma, cuanto me cuesta contratar a alguien,
cuanto me sale un trabajador con salario minimo con todas las prestaciones, en cuanto sale al mes un vendedor que gana dos millones,
cuanto es lo que paga el patron de seguridad social, aparte del sueldo que mas pago por un trabajador, porcentajes que paga la empresa por nomina`,
    text: [
      wageAnswer(),
      'Encima del salario, quien emplea paga pensión (12%), riesgos (desde 0,522%), salud (8,5%) y caja y parafiscales (9%); las sociedades que declaran renta, y las personas con dos trabajadores o más, están exoneradas de salud, SENA e ICBF por quienes ganan menos de diez mínimos (E.T., art. 114-1). Y guarda cesantías y prima (8,33% cada una), intereses (1%) y vacaciones (4,17%). En total, cerca de la mitad más del salario.',
      'Con el salario y el riesgo del cargo te hacemos la cuenta exacta.',
    ],
    links: [questions, call, write],
  },
  {
    topic: 'Tengo dos trabajos, ¿cómo declaro?',
    asked: `
tengo dos trabajos cuanto me retienen, trabajo en dos empresas y declaro, dos empleadores y me descuentan en las dos, tengo dos sueldos debo sumar
soy empleado y ademas trabajo por mi cuenta, tengo un salario y honorarios que declaro, dos contratos a la vez pago doble salud
si soy asalariado puedo estar en el regimen simple, el simple sirve para sueldos, soy empleado y tengo un negocio aparte
cotizo por dos partes a pension, trabajo en un colegio y doy clases particulares, me pagan nomina y tambien facturo,
tengo dos empleos y en ninguno me retienen, estoy en nomina y facturo por otro lado como declaro, me pagan de dos empresas toca sumarlas,
soy profesor en dos universidades, un asalariado se puede pasar al simple`,
    text: [
      'Cada quien retiene y cotiza sobre lo que te paga. Al final del año sumas todo en una sola declaración y restas todas las retenciones: si retuvieron de menos, pagas la diferencia; si de más, queda saldo a favor.',
      'El SIMPLE es para ingresos de un negocio o de servicios, no para los de un contrato de trabajo. Pide a cada uno el certificado de ingresos y retenciones y mira si pasaste los topes.',
    ],
    links: [incomeLink, call, write],
  },
  {
    topic: '¿Qué me pueden descontar del sueldo?',
    asked: `
mi jefe me descuenta de la quincena por un daño, me descontaron sin avisar
cuanto me deben descontar de salud y pension, por que me descuentan tanto, me descuentan retencion del sueldo
no entiendo mi desprendible de nomina, me llego menos plata este mes, me embargaron el sueldo, cuanto me pueden quitar del salario
embargo de alimentos a un empleado mio, me llego orden de embargo del salario de un trabajador, descuento por libranza
me descuentan una plata faltante de la caja, por que me retienen si gano poco, el desprendible no cuadra,
me bajaron 200 mil del sueldo sin explicar, me quieren cobrar lo que se perdio en la caja, me hicieron firmar un descuento,
me descuentan un prestamo que no hice, me llego orden de descontar a un empleado por alimentos,
el banco le embargo el sueldo a un trabajador mio que hago`,
    text: [
      'De un salario se descuenta lo que manda la ley (salud, pensión, a veces retención), lo que ordena un juez y lo que el trabajador autorizó por escrito. Un daño o un faltante no se descuenta sin esa autorización.',
      `Pide el desprendible con cada línea y pregunta por escrito la que no entiendas. ${ministry} Si eres quien paga y te llegó una orden de embargo, respóndela a tiempo: llámanos y la miramos.`,
    ],
    links: [call, questions],
  },
  {
    topic: '¿Cuántas vacaciones me tocan?',
    asked: `
cuantos dias de vacaciones me tocan, me pueden pagar las vacaciones en plata
mi jefe no me deja salir a vacaciones, tengo vacaciones acumuladas, como liquido las vacaciones de un empleado
las vacaciones se pierden, puedo pedir vacaciones antes del año, se pagan vacaciones si renuncio antes del año
me dieron vacaciones sin pagarme, cuantas vacaciones por año trabajado`,
    text: [
      'Por cada año de trabajo se ganan 15 días hábiles de vacaciones pagadas (Código Sustantivo del Trabajo, artículo 186), y por menos tiempo, la parte que toque; al terminar el contrato se pagan las que falten. La empresa fija la fecha y avisa antes. Escríbeme el salario y los meses y te hago la cuenta: «salario 2 millones, 8 meses, cuánto son las vacaciones».',
      `Si eres trabajador y no te las dan, pídelas por escrito. ${ministry}`,
    ],
    links: [questions, call],
  },
  {
    topic: 'Pensiones, EPS y subsidios',
    asked: `
cuanto me van a pagar de pension, ya me puedo pensionar, cuantas semanas me faltan, como me paso a colpensiones
colpensiones no me responde, cuando puedo pensionarme, como corrijo mi historia laboral, traslado de fondo de pension
me afilio a salud como, cambiarme de eps, el sisben me sube, estoy en el sisben, subsidio del gobierno
renta ciudadana cuando pagan, subsidio de desempleo de la caja, como reclamo el subsidio familiar, mi mesada no llego
icetex, credito educativo, beca, devolucion de saldos de pension, afiliacion a eps de mi mama,
colpensiones me nego la pension, en que eps quedo mejor, como saco el sisben, mi papa puede ser beneficiario de mi eps,
me faltan 100 semanas que hago, quiero trasladarme a un fondo privado, me deben semanas de pension de una empresa vieja, me cobran copago`,
    text: [
      'Eso no lo llevamos nosotros: las pensiones y las semanas se consultan en Colpensiones o en tu fondo; la salud, en tu EPS; los subsidios, en tu caja de compensación o en Prosperidad Social; los créditos de estudio, en el ICETEX. Entra siempre por su página, no por un enlace que te envíen.',
      'Si la duda es cuánto cotizar como independiente o por tus empleados, en eso sí te ayudamos.',
    ],
    links: [call, questions],
  },
]
