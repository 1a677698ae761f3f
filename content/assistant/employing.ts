import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, incomeLink, lateLink, taxPage } from './reply-links'
import type { ReplyLink } from './replies'

const payrollTeam: ReplyLink = { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }
const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }
const tax: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' }
const books: ReplyLink = { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }

const ask = laterIn('employing')

/** Questions of small employers, and questions about the data that DIAN and banks have about a person. */
export const employing: readonly KnownAnswer[] = [
  ask(
    '¿Cómo le pago a alguien que trabaja por días?',
    `tengo un empleado por dias en mi tienda como le pago, trabajador por horas como se le paga, empleado de fin de semana prestaciones, pago por dia seguridad social, trabajador medio tiempo como cotizo
contratar por dias en un restaurante, un ayudante dos dias a la semana, mesero de sabados y domingos, empleado que gana menos del minimo por trabajar medio tiempo, jornalero como se le paga, alguien que va unos dias tengo que afiliarlo, contratar unos dias sin seguridad social se puede, por dias hay que pagar salud y pension`,
    [payrollTeam, call],
  ),
  ask(
    '¿Qué pago al terminar un contrato a término fijo o por obra?',
    `contrato a termino fijo que le pago al final, se acaba el contrato de 3 meses que le pago, no voy a renovar un contrato a termino fijo, aviso para no renovar contrato, que es un contrato por obra o labor
tipos de contrato laboral cual escojo, contrato de prueba de dos meses, periodo de prueba se paga liquidacion, contrato indefinido o fijo cual conviene, cuantas veces se renueva un termino fijo`,
    [payrollTeam, lawyer, call],
  ),
  ask(
    'Un empleado no volvió a trabajar',
    `mi empleado lleva dias sin venir que hago, abandono de cargo, el trabajador no volvio y no contesta, un empleado no vino mas le pago liquidacion, empleado que falta sin avisar, puedo despedir por abandono del puesto
mi empleada no ha vuelto hace una semana, trabajador ausente sin excusa`,
    [lawyer, payrollTeam, call],
  ),
  ask(
    '¿Cuánto se paga de ARL?',
    `cuanto se paga de arl, porcentaje de arl por riesgo, arl de un mensajero, arl de un obrero de construccion, que nivel de riesgo es una peluqueria, quien paga la arl, arl de un independiente
clase de riesgo arl, arl riesgo 5 cuanto es, a que riesgo afilio a un conductor, tarifa de arl`,
    [payrollTeam, call],
  ),
  ask(
    '¿Debo tener SG-SST?',
    `me toca hacer sg sst, que es el sg sst, sg-sst para empresa pequeña, sistema de seguridad y salud en el trabajo obligatorio, que pasa si no tengo sg sst, autoevaluacion de estandares minimos, con dos empleados debo tener sst
necesito sst para mi empresa pequeña, tengo tres empleados y me piden el sst, ustedes hacen el sst, cuando se hace la autoevaluacion del sg sst, vigia de seguridad y salud, resolucion 0312`,
    [payrollTeam, call],
  ),
  ask(
    '¿Un aprendiz o practicante del SENA se paga?',
    `un pasante del sena se le paga, cuota de aprendices, contrato de aprendizaje cuanto se paga, practicante universitario se le paga, estoy obligado a tener aprendices, aprendiz sena prestaciones
me toca contratar aprendices, monetizar la cuota de aprendices, contratar un practicante`,
    [payrollTeam, lawyer, call],
  ),
  ask(
    '¿A quién se le paga auxilio de transporte?',
    `a quien se le paga auxilio de transporte, mi empleado gana 4 millones le pago auxilio de transporte, hasta que sueldo se paga auxilio de transporte, el auxilio de transporte es obligatorio, auxilio de transporte si vive cerca, auxilio de conectividad`,
    [payrollTeam, call],
  ),
  ask(
    '¿Me pueden pagar menos del mínimo?',
    `me pueden pagar menos del minimo, me pagan menos del salario minimo, puedo pagarle menos del minimo a un empleado, es legal pagar menos del minimo, mi sueldo es menor al minimo, pagar 1 millon al mes tiempo completo`,
    [payrollTeam, call],
  ),
  ask(
    '¿Qué es el salario integral y los pagos que no son salario?',
    `como calculo el salario integral, que es el salario integral, puedo pagar la mitad en bonos, pagos no salariales, bonificacion que no es salario, auxilio de rodamiento es salario, puedo pagar parte en especie
minimo para salario integral, bonos de alimentacion a empleados, comisiones hacen parte del salario, auxilio de celular es salario`,
    [payrollTeam, lawyer, call],
  ),
  ask(
    '¿Cómo afilio a un familiar como beneficiario?',
    `quiero afiliar a mi esposa como beneficiaria, como meto a mi hijo a la eps, afiliar a mis papas a la eps, beneficiario siendo independiente, afiliar beneficiarios a la caja de compensacion, mi pareja puede ser mi beneficiaria`,
    [payrollTeam, call],
  ),
  ask(
    '¿Puedo retirar mis cesantías?',
    `puedo retirar las cesantias para estudio, retirar cesantias para comprar casa, como saco las cesantias del fondo, cesantias para pagar la universidad, anticipo de cesantias, mi empleado me pide sus cesantias, retiro parcial de cesantias
carta para retiro de cesantias, puedo darle las cesantias directamente al empleado, retirar cesantias porque renuncie`,
    [payrollTeam, call],
  ),
  ask(
    '¿Cómo sé si le debo a la DIAN?',
    `como se si le debo a la dian, quiero saber si tengo deudas con la dian, consultar estado de cuenta dian, como consulto mi estado de cuenta en la dian, obligacion financiera dian, tengo algo pendiente en la dian
ver mis declaraciones en la dian, paz y salvo de la dian, como saber si estoy al dia en impuestos, certificado de no deuda dian, la dian me devolvio un saldo y ahora lo reclama`,
    [tax, call],
  ),
  ask(
    '¿Qué pasa si no declaro renta y estaba obligado?',
    `que pasa si no declaro renta y estaba obligado, consecuencias de no declarar, que me hacen si no declaro renta, nunca declare y me tocaba que puede pasar, sancion por no declarar renta, me multan por no declarar
y si no presento la renta que pasa, no quiero declarar que pasa, cuanto es la multa por no declarar`,
    [lateLink, taxPage, tax, call],
  ),
  ask(
    'Me retuvieron y no estoy obligado a declarar',
    `me pueden devolver la retencion si no declaro, no declaro renta pero me retuvieron, puedo declarar voluntariamente para recuperar la retencion, no obligado a declarar y con retenciones, saldo a favor sin estar obligado a declarar
no llego al tope y me quitaron retencion, declarar voluntario`,
    [incomeLink, tax, call],
  ),
  ask(
    'Compramos un bien entre varios, ¿quién lo declara?',
    `compre una casa con mi hermano como declaramos, apartamento a nombre de los dos, casa de los esposos quien la declara, carro a nombre de dos personas, tenemos un lote en comun y proindiviso, mi esposo y yo compramos apartamento
los dos aparecemos en la escritura quien declara, mi casa esta a nombre de mi esposa, declarar renta en pareja, arriendo de una casa de varios hermanos`,
    [incomeLink, tax, call],
  ),
  ask(
    '¿Cuáles facturas electrónicas bajan la renta?',
    `cuales facturas electronicas sirven para la renta, el 1 por ciento de facturas electronicas, deduccion por compras con factura electronica, la factura del mercado sirve para la renta, debo pedir factura con mi cedula
donde veo mis facturas electronicas en la dian, sirve la factura pagada en efectivo para la renta`,
    [tax, incomeLink, call],
  ),
  ask(
    '¿Qué es el 4 por mil y cómo marco una cuenta exenta?',
    `el banco me cobro 4x1000 en una cuenta nueva, que es el cuatro por mil, cuanto es el 4x1000, como marco mi cuenta exenta del 4 por mil, por que me cobran 4 por mil, me descontaron el gmf, nequi cobra 4 por mil, cuenta exenta de 4x1000
una empresa puede marcar cuenta exenta, el gmf se deduce`,
    [tax, call],
  ),
  ask(
    '¿Cómo cancelo el RIT o el ICA?',
    `como cierro el rit de bogota, cancelar el rit, ya no tengo negocio y me cobran ica, como cancelo industria y comercio, dar de baja el ica, cese de actividades ica`,
    [tax, call],
  ),
  ask(
    '¿Qué es el RUP?',
    `que es el rup, ayudan con el rup para licitaciones, registro unico de proponentes, cuando se renueva el rup, quiero contratar con el estado que necesito, papeles para licitar, se me paso renovar el rup, secop requisitos`,
    [books, lawyer, call],
  ),
  ask(
    '¿Quién firma los estados financieros y se pueden llevar en Excel?',
    `quien puede firmar mis estados financieros, quien firma el balance, puedo llevar la contabilidad en excel, la contabilidad la puedo llevar yo mismo, necesito contador publico para firmar, un tecnologo puede firmar un balance
debo llevar contabilidad si soy persona natural, libros de contabilidad obligatorios, es obligatorio un programa contable`,
    [books, call],
  ),
]
