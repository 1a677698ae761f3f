import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, incomeLink, whatsapp } from './reply-links'
import type { ReplyLink } from './replies'

const questions: ReplyLink = {
  href: '/servicios/asesoria-nomina#preguntas',
  label: 'Leer sobre nómina y fechas',
}
const write: ReplyLink = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }

const ask = laterIn('work')

/** Answers to workers and to people who employ somebody. They never offer workers a service. */
export const work: readonly KnownAnswer[] = [
  ask(
    'No me consignaron las cesantías',
    `
no me consignaron las cesantias, mi empresa no me consigno las cesantias este año
no aparecen mis cesantias en el fondo, el patron no paga cesantias, me deben las cesantias de dos años
reviso el fondo y no hay nada de cesantias, ya es marzo y no me han puesto las cesantias, que hago si no me pagan cesantias
me pagan las cesantias directo y no en el fondo, como reclamo mis cesantias, puedo retirar mis cesantias
como saco las cesantias para vivienda, retiro de cesantias, la empresa no me ha consignado lo del fondo
trabajo en una empresa y no me dieron cesantias, cuanto me toca de cesantias,  no me pagaron intereses de cesantias,
en mi fondo aparece cero de cesantias, mi jefe dice que las cesantias me las da cuando quiera, paso el 14 de febrero y no veo las cesantias,
hace dos años no me depositan cesantias, puedo sacar cesantias para estudiar, la empresa dice que no tiene plata pa las cesantias,
como se si me consignaron las cesantias, que multa le ponen a mi jefe por no pagar cesantias, me dieron las cesantias en efectivo es legal`,
    [call, questions],
  ),
  ask(
    '¿Quién recibe dotación?',
    `
me tienen que dar dotacion, mi jefe no me da uniforme
la dotacion me la pueden dar en plata, no me han dado zapatos ni uniforme en todo el año, quien tiene derecho a dotacion
debo dar dotacion a mis empleados, que incluye la dotacion, entregan botas y overol
la empresa me cobra el uniforme, dotacion para la empleada de la casa, me descuentan la dotacion, gano mas de dos minimos me toca dotacion,
mi jefe dice que no le alcanza para dotacion, tengo cuatro empleados de minimo cuando doy dotacion,
uniformes de la empresa los debo pagar yo`,
    [call, questions],
  ),
  ask(
    '¿Quién paga una incapacidad?',
    `
estoy incapacitado y no me pagan
tengo un empleado incapacitado quien le paga, me operaron y la empresa no me paga los dias
la incapacidad la paga la eps o la empresa, como cobro una incapacidad, mi jefe dice que la incapacidad no se paga
incapacidad de mas de 180 dias, soy independiente y me incapacitaron
como recobro una incapacidad a la eps, cuantos dias son de licencia de luto,
mi empleada esta enferma quien le paga esos dias, incapacidad por gripa dos dias quien paga,
me opere y tengo 30 dias cuanto me llega, mi trabajador trajo incapacidad de 10 dias que hago,
accidente en moto incapacidad quien paga`,
    [call, questions],
  ),
  ask(
    '¿Cuánto me toca de liquidación?',
    `
como me liquidan si renuncio, renuncio hoy que me tienen que pagar, como calculo mi liquidacion, como se calculan las cesantias, como saco mis cesantias y mi prima, formula de las cesantias, calculo de las cesantias de un año, cuanto son las cesantias
trabaje 8 meses cuanto me deben dar de liquidacion, me liquidaron y creo que esta mal, que me deben pagar al salir del trabajo
quiero renunciar a mi trabajo que derechos tengo, me revisan mi liquidacion
cuanto se demoran en pagarle a uno la liquidacion, soy empleado y me quede sin trabajo que me pagan, liquidacion de trabajador
se me acaba el contrato que me tienen que dar, gano el minimo y renuncie cuanto me dan, cuantas vacaciones me deben,
cuanto me toca si trabaje un año y renuncie, hagame la cuenta de mi liquidacion, entre en enero y sali en junio cuanto me deben,
gano un millon ochocientos cuanto me dan al renunciar, me quiero ir de la empresa que me pagan, me liquidaron muy poquito como reviso,
trabaje tres meses y me salieron cuanto me toca, si me voy sin avisar pierdo la liquidacion, me toca prima si renuncio antes de junio,
cuanto me corresponde de prima y cesantias por seis meses`,
    [call, questions],
  ),
  ask(
    'Empleada de la casa o por días',
    `
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
    [call, whatsapp, questions],
  ),
  ask(
    '¿Cómo termino un contrato de trabajo?',
    `mi empleada esta embarazada y no la necesito, puedo terminar el contrato a una empleada en embarazo, puedo despedir a un empleado que llega tarde, como despido a alguien sin problemas, quiero echar a un trabajador
puedo despedir a una empleada embarazada, que hago con un empleado que roba tiempo, mi empleado no volvio a trabajar
un empleado abandono el puesto, como hago un proceso disciplinario, cuantos llamados de atencion para despedir
puedo terminar el contrato en periodo de prueba, me toca indemnizar si lo saco, cuanto cuesta despedir a alguien
un trabajador no rinde lo puedo sacar, no renovar contrato a termino fijo, cuanto de preaviso hay que dar
puedo sacar a un trabajador incapacitado, empleado problematico como lo saco,
un trabajador toma en el trabajo lo puedo echar, quiero terminarle el contrato a una vendedora,
cuanto le pago de indemnizacion si lo saco sin justa causa, mi empleada no vino en una semana que hago, tengo que reducir personal como lo hago,
puedo no renovarle el contrato a alguien enfermo, como hago una carta de terminacion`,
    [call, write, whatsapp],
  ),
  ask(
    '¿Contrato laboral o prestación de servicios?',
    `
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
    [questions, call, write],
  ),
  ask(
    '¿Cuánto cuesta un empleado?',
    `
cuanto me cuesta un empleado con todo, cuanto sale un empleado de minimo, que se le paga a un empleado ademas del sueldo, costo real de un trabajador
cuanto le sale a la empresa un trabajador al mes, cuanto es la carga prestacional, que porcentaje pago de pension y salud por mi empleado
cuanto vale tener un empleado legal, cuanto pago de parafiscales, si le pago el minimo cuanto me sale en total, aportes del empleador
cuanto hay que guardar para prestaciones, provision de prestaciones sociales, cuanto es el factor prestacional, costo mensual de un empleado de dos millones
salario minimo mas auxilio mas prestaciones cuanto suma, cuanto me cuesta contratar a alguien,
cuanto me sale un trabajador con salario minimo con todas las prestaciones, en cuanto sale al mes un vendedor que gana dos millones,
cuanto es lo que paga el patron de seguridad social, aparte del sueldo que mas pago por un trabajador, porcentajes que paga la empresa por nomina`,
    [questions, call, write],
  ),
  ask(
    'Tengo dos trabajos, ¿cómo declaro?',
    `
tengo dos trabajos cuanto me retienen, trabajo en dos empresas y declaro, dos empleadores y me descuentan en las dos, tengo dos sueldos debo sumar
soy empleado y ademas trabajo por mi cuenta, tengo un salario y honorarios que declaro, dos contratos a la vez pago doble salud
si soy asalariado puedo estar en el regimen simple, el simple sirve para sueldos, soy empleado y tengo un negocio aparte
cotizo por dos partes a pension, trabajo en un colegio y doy clases particulares, me pagan nomina y tambien facturo,
tengo dos empleos y en ninguno me retienen, estoy en nomina y facturo por otro lado como declaro, me pagan de dos empresas toca sumarlas,
soy profesor en dos universidades, un asalariado se puede pasar al simple`,
    [incomeLink, call, write],
  ),
  ask(
    '¿Qué me pueden descontar del sueldo?',
    `
el empleado robo puedo descontarle de la liquidacion, puedo descontarle a un empleado lo que daño, le descuento un prestamo de la liquidacion, mi jefe me descuenta de la quincena por un daño, me descontaron sin avisar
cuanto me deben descontar de salud y pension, por que me descuentan tanto, me descuentan retencion del sueldo
no entiendo mi desprendible de nomina, me llego menos plata este mes, me embargaron el sueldo, cuanto me pueden quitar del salario
embargo de alimentos a un empleado mio, me llego orden de embargo del salario de un trabajador, descuento por libranza
me descuentan una plata faltante de la caja, por que me retienen si gano poco, el desprendible no cuadra,
me bajaron 200 mil del sueldo sin explicar, me quieren cobrar lo que se perdio en la caja, me hicieron firmar un descuento,
me descuentan un prestamo que no hice, me llego orden de descontar a un empleado por alimentos,
el banco le embargo el sueldo a un trabajador mio que hago`,
    [call, questions],
  ),
  ask(
    '¿Cuántas vacaciones me tocan?',
    `
cuantos dias de vacaciones me tocan, me pueden pagar las vacaciones en plata
mi jefe no me deja salir a vacaciones, tengo vacaciones acumuladas, como liquido las vacaciones de un empleado
las vacaciones se pierden, puedo pedir vacaciones antes del año, se pagan vacaciones si renuncio antes del año
me dieron vacaciones sin pagarme, cuantas vacaciones por año trabajado`,
    [questions, call],
  ),
  ask(
    'Pensiones, EPS y subsidios',
    `nunca he cotizado y tengo 45 años, quiero empezar a cotizar pension tarde, cuanto me van a pagar de pension, ya me puedo pensionar, cuantas semanas me faltan, como me paso a colpensiones
colpensiones no me responde, cuando puedo pensionarme, como corrijo mi historia laboral, traslado de fondo de pension
me afilio a salud como, cambiarme de eps, el sisben me sube, estoy en el sisben, subsidio del gobierno
renta ciudadana cuando pagan, subsidio de desempleo de la caja, como reclamo el subsidio familiar, mi mesada no llego
icetex, credito educativo, beca, devolucion de saldos de pension, afiliacion a eps de mi mama,
colpensiones me nego la pension, en que eps quedo mejor, como saco el sisben, mi papa puede ser beneficiario de mi eps,
me faltan 100 semanas que hago, quiero trasladarme a un fondo privado, me deben semanas de pension de una empresa vieja, me cobran copago`,
    [call, questions],
  ),
]
