import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call } from './reply-links'
import type { ReplyLink } from './replies'

const payrollTeam: ReplyLink = { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }
const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }
const pila: ReplyLink = { href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga la PILA' }

const ask = laterIn('atWork')

export const atWork: readonly KnownAnswer[] = [
  ask(
    'Un mes sin ingresos, ¿pago la planilla?',
    `si no facture este mes pago la planilla, soy independiente y no tuve ingresos pago pila, este mes no me pagaron debo pagar seguridad social, contratista sin contrato este mes pago salud
se me acabo el contrato sigo pagando la pila, independiente sin trabajo que hago con la planilla, puedo dejar de pagar pension un mes, no tengo ingresos como me retiro de la pila
mes en blanco freelance seguridad social, si no trabajo este mes me toca pagar eps`,
    [pila, payrollTeam, call],
  ),
  ask(
    '¿Puedo cotizar sobre menos de lo que gano?',
    `puedo cotizar por menos de lo que gano, puedo pagar la pila sobre el minimo si gano mas, cotizar sobre un millon ganando cuatro, me exigen la planilla antes de pagarme, la ugpp revisa si cotizo por menos, cotizo sobre el minimo y gano 5 millones
me piden la planilla para pagarme la cuenta de cobro, con que base pago la planilla, puedo restar costos para la seguridad social`,
    [payrollTeam, pila, call],
  ),
  ask(
    'Gano menos del mínimo como independiente, ¿cotizo?',
    `gano menos del minimo como contratista me exigen planilla, contrato de prestacion por 1 millon debo cotizar, independiente con ingresos menores al minimo, me piden pila y gano 900 mil
tengo un contrato pequeño y no me alcanza para la planilla, gano 1300000 por servicios pago salud y pension, si gano menos de un salario minimo cotizo, contrato de 1200000 me exigen seguridad social
piso de proteccion social sigue, cuanto pago si gano la mitad del minimo por prestacion`,
    [payrollTeam, call, pila],
  ),
  ask(
    'Pagué tarde o no pagué la planilla',
    `pague tarde la pila que pasa, se me paso pagar la planilla, soy independiente y me atrase con la planilla, intereses por pagar tarde la seguridad social, olvide pagar la pila de este mes
la planilla vencio ayer que hago, cuanto cobran por pagar tarde la pila, me atrase un mes de salud y pension como independiente, no pague la planilla a tiempo`,
    [pila, call, payrollTeam],
  ),
  ask(
    '¿Qué lleva un contrato de prestación de servicios?',
    `que debe tener un contrato de prestacion de servicios, modelo de contrato de prestacion de servicios, clausulas de un contrato de servicios, como hago un contrato de prestacion de servicios, ejemplo contrato por servicios
que papeles pido para contratar por prestacion de servicios, contratar a un diseñador por servicios que pido, contrato de prestacion de servicios cuanto tiempo, contrato con un freelance que debe decir`,
    [lawyer, { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }, call],
  ),
  ask(
    'Contrato por servicios con horario, ¿qué reclamo?',
    `firmaron un contrato de prestacion de servicios conmigo pero cumplo horario puedo reclamar primas, cumplo horario y marco huella y me pagan por cuenta de cobro, contrato realidad como reclamo, puedo reclamar cesantias si estoy por prestacion de servicios,
me toca cumplir horario de 8 a 5 y soy contratista, estoy por ops pero tengo jefe y horario que puedo reclamar, soy contratista y me tratan como empleado, demandar contrato realidad, me deben prestaciones si era contratista con horario,
trabaje dos años por servicios con jefe y uniforme me deben liquidacion, contratista puede pedir vacaciones y prima, un excontratista me quiere reclamar prestaciones, que es el contrato realidad, me pueden demandar por contrato realidad,
tengo un contratista que cumple horario que riesgo tengo, marco tarjeta y no me pagan prestaciones, trabajo por ops con turnos y no me dan vacaciones`,
    [lawyer, call],
  ),
  ask(
    '¿Puedo terminar en período de prueba?',
    `se puede despedir a alguien en periodo de prueba sin pagarle, me sacaron en periodo de prueba que me deben, en periodo de prueba se paga liquidacion, despedir en periodo de prueba, puedo echar a un trabajador en el periodo de prueba,
cuanto dura el periodo de prueba, en periodo de prueba hay indemnizacion, me despidieron a los 15 dias en prueba, renunciar en periodo de prueba, en el periodo de prueba se pagan prestaciones,
no paso el periodo de prueba que le pago, en prueba tambien va seguridad social, me dijeron que en prueba no pagan, se termina el periodo de prueba y no sirve que hago, el mes de prueba se paga, dias de prueba sin pago es legal, me echaron al mes porque no pase la prueba, me sacaron en la prueba que me tienen que pagar`,
    [payrollTeam, lawyer, call],
  ),
  ask(
    '¿Cuándo se paga la liquidación?',
    `cuanto tiempo tengo para pagar la liquidacion, plazo para pagar liquidacion de un empleado, cuando me tienen que pagar la liquidacion, renuncie y cuantos dias tienen para liquidarme, cuantos dias tiene la empresa para pagar la liquidacion
renuncio un trabajador cuando le pago, que pasa si pago tarde la liquidacion, multa por no pagar la liquidacion a tiempo, indemnizacion moratoria, despedi a alguien y no le he pagado`,
    [payrollTeam, call],
  ),
  ask(
    '¿Las vacaciones se pagan en dinero?',
    `se pueden pagar las vacaciones en plata, vender las vacaciones, compensar vacaciones en dinero, mi empleado quiere las vacaciones en efectivo, me pueden comprar las vacaciones
cuantas vacaciones se pueden pagar en dinero, me obligan a vender mis vacaciones, vacaciones en dinero permitido, puedo pagarle todas las vacaciones y que siga trabajando, acumular vacaciones`,
    [payrollTeam, call],
  ),
  ask(
    '¿Quién paga una incapacidad larga?',
    `incapacidad de mas de 180 dias quien paga, quien paga despues del dia 180, incapacidad larga fondo de pensiones, llevo 6 meses incapacitado quien me paga, incapacidad de 200 dias
la eps dejo de pagar la incapacidad, cuanto dura pagando la eps, incapacidad 540 dias, empleado incapacitado hace un año que hago, incapacidad prolongada quien responde`,
    [payrollTeam, lawyer, call],
  ),
  ask(
    '¿Puedo pagar parte del salario por fuera o sin pensión?',
    `pagar el salario sin pension, mi jefe me paga sin seguridad social, puedo pagar una parte por fuera de nomina, le pago el minimo y el resto en efectivo, empleado no quiere que le descuente salud y pension
mi trabajador no quiere pension, acuerdo para no pagar seguridad social, el empleado prefiere que le de la plata de la pension, me pagan por debajo de la mesa, contratar sin prestaciones`,
    [payrollTeam, call],
  ),
]
