import { fixedTerm } from '../fixed-term'
import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const legal = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const wage = wageByYear[uvt.year]
const least = wage ? ` (${inPesos(wage.value)} en ${uvt.year})` : ''
const inMoney = wage ? ` (${inPesos(wage.value * 0.7)} en ${uvt.year} por tiempo completo)` : ''

export const rules: readonly Rule[] = [
  {
    topic: 'Trabajan por porcentaje, ¿quién paga la seguridad social?',
    asked: `mis barberos trabajan al 50 por ciento quien paga la planilla, las manicuristas ganan por porcentaje debo afiliarlas, tengo estilistas que arriendan la silla les pago seguridad social, vendedor a comision sin sueldo fijo quien paga salud y pension, conductores que trabajan a porcentaje debo pagarles seguridad social, los mecanicos trabajan a destajo en mi taller quien cotiza, trabajan por comision y sin horario son empleados, por porcentaje tienen derecho a prima`,
    when: [
      /\bporcentaje\b|\bpor comision\w*\b|\ba comision\b|\bal destajo\b|\ba destajo\b|\bal \d\d\b|\b[3-7]0 [3-7]0\b|\bmitad\b|\b(?:silla|espacio)\b/,
      /\b(?:seguridad social|planilla|pila|salud|pension|afili\w+|eps|arl|cotiz\w+)\b/,
      /\b(?:trabajan?|estilistas?|barber\w+|manicuristas?|peluquer\w+|vendedor\w*|conductor\w*|mecanic\w+|masajistas?|muchach[ao]s|chicas|conmigo)\b/,
    ],
    not: /\b(?:que porcentaje|cuanto porcentaje|porcentaje de (?:salud|pension)|soy (?:emplead\w+|trabajador\w*)|mi jefe)\b/,
    text: [
      'Depende de cómo trabajan, no del nombre que le den. Si pones el horario, das órdenes o fijas tú los precios, es un contrato de trabajo aunque ganen por porcentaje (Código Sustantivo del Trabajo, arts. 23 y 24): las pagas y afilias tú a salud, pensión, ARL y caja, se les debe prima, cesantías y vacaciones, y lo que ganan no puede ser menos del mínimo por tiempo completo.',
      `Si de verdad van por su cuenta (su horario, su clientela, sus herramientas, y te pagan el puesto o reparten lo cobrado), cada una paga su planilla sobre el 40% de lo que recibe, y no menos de un salario mínimo${least} (Ley 2277 de 2022, art. 89), y tú la pides antes de pagarle. Escríbelo en un contrato que diga lo que de verdad pasa: si la UGPP o un juez ven órdenes y horario, te cobran los aportes con intereses. Cuéntanos cómo trabajan y te decimos cuál es.`,
    ],
    links: [payroll, call],
  },
  {
    topic: '¿Cómo liquido a la empleada de la casa?',
    asked: `como se liquida una empleada domestica, la señora del aseo se va cuanto le debo, liquidacion de una empleada por dias, se retira la niñera como hago la cuenta, como calculo la liquidacion de la señora que me ayuda, liquidar a quien trabaja interna en mi casa, que le pago a la empleada cuando termina, la muchacha renuncio que se le liquida`,
    when: [
      /\b(?:muchach[ao]s? del servicio|emplead[ao] (?:domestic\w+|de la casa|por dias|del servicio|interna)|domestic[ao]|(?:senora|muchacha|chica) (?:del aseo|que me ayuda|de la casa|del servicio)|niner[ao]|interna)\b/,
      /\bliquid\w+\b/,
    ],
    not: /\d|\b(?:demand\w+|embaraz\w+)\b/,
    text: [
      'Como a cualquier empleado, también si va por días. La base es lo que le pagas al mes (el valor del día por los días que va) más el auxilio de transporte, que no va si vive en la casa (Ley 15 de 1959). Cesantías: base × días / 360 (Código Sustantivo del Trabajo, art. 249). Intereses: cesantías × días × 12% / 360 (Ley 52 de 1975, art. 1). Prima: base × días del semestre / 360 (art. 306). Vacaciones: lo pagado sin auxilio × días / 720 (art. 186). Los días son los del calendario desde que entró, no solo los que fue, con meses de 30.',
      'Resta lo que ya le pagaste, suma los días sin pagar y paga al terminar, con un recibo firmado que muestre la cuenta (art. 65). Si la despides sin justa causa va además una indemnización. Escríbeme lo del mes y las fechas y hago la cuenta: «gana 1.200.000 al mes, entró el 3 de marzo y sale el 15 de diciembre, cuánto es la liquidación».',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Soy pensionado y trabajo por contrato, ¿cotizo?',
    asked: `soy pensionada y me salio un contrato pago salud, un pensionado con prestacion de servicios cotiza a pension, estoy jubilado y hago consultorias que planilla pago, ya tengo pension de colpensiones y facturo honorarios debo cotizar, el pensionado que trabaja paga arl, me pensione y sigo trabajando como contratista, a un pensionado se le descuenta pension en un contrato, aportes de un jubilado independiente`,
    when: [
      /\b(?:pensionad[ao]s?|jubilad[ao]s?|me pensione|tengo (?:mi )?pension)\b/,
      /\b(?:contrato\w*|honorarios|prestacion de servicios|ops|independiente|contratista|trabaj\w+|asesori\w+|consultori\w+)\b/,
      /\b(?:cotiz\w+|aport\w+|salud|planilla|pila|seguridad social|arl)\b/,
    ],
    not: /\b(?:emplead\w+|contratar|declar\w+|renta|despid\w+)\b/,
    text: [
      `Salud sí: además de lo que te descuentan de la pensión, se cotiza por el contrato, sobre el 40% de su valor mensual sin IVA y no menos de un salario mínimo${least} (Ley 2277 de 2022, art. 89). Es el 12,5% de esa base, más la ARL según el riesgo. A pensión no se vuelve a cotizar: en la PILA se marca que ya eres pensionado.`,
      'Lo de pensión y la ARL lo confirma una persona de nómina antes de la primera planilla, con tu resolución de pensión y el contrato. Escríbeme cuánto es el contrato al mes y te hago la cuenta. Lo que ganes se suma a las mesadas para saber si declaras renta.',
    ],
    links: [payroll, call],
  },
  {
    topic: '¿Cuánto del salario se puede pagar en especie?',
    asked: `puedo pagar parte del sueldo en comida, salario en especie limite, le doy vivienda a mi empleado cuenta como salario, pago en especie al mayordomo de la finca, que porcentaje puede ser en especie,
el almuerzo que doy hace parte del salario, pagar con mercancia a un trabajador, descontar el arriendo de la pieza donde vive el empleado como especie, salario en especie con el minimo`,
    text: [
      `Hasta la mitad del salario; si gana el mínimo, hasta el 30%, así que en dinero recibe al menos el 70% del mínimo${inMoney} (Código Sustantivo del Trabajo, art. 129). Todo en especie, nunca.`,
      'Se pacta por escrito con su valor, y no se impone: comida, vivienda o ropa por el trabajo. Esa parte también cuenta para prima, cesantías, vacaciones y aportes. Si lo que das es para hacer el trabajo, o un auxilio pactado como no salarial, es otra cosa: nómina lo revisa contigo.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Licencia no remunerada, ¿qué se paga?',
    asked: `mi empleado pidio licencia sin sueldo que pago, en licencia no remunerada se paga salud y pension, permiso no remunerado de un mes, la licencia sin sueldo descuenta vacaciones, contrato suspendido se paga seguridad social,
se pagan cesantias en licencia no remunerada, un trabajador se va tres meses sin sueldo, licencia no remunerada cuenta para la prima, puedo negar una licencia sin sueldo`,
    text: [
      'No se paga salario ni auxilio, porque el contrato queda suspendido (Código Sustantivo del Trabajo, arts. 51 y 53). Esos días se pueden descontar de vacaciones y cesantías; de la prima no. La ARL no se cotiza esos días; salud sí, a cargo de quien emplea (Decreto 780 de 2016, art. 3.2.5.2), y cómo va la pensión lo confirma nómina, porque los conceptos de los Ministerios no coinciden.',
      'Ahora: 1. Que la pida por escrito, con fechas. 2. Respóndela por escrito: no estás obligado a darla, salvo las licencias de ley (luto, maternidad, paternidad, calamidad). 3. Repórtala como novedad en la PILA. 4. Deja claro el día en que vuelve.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Cuánto dura y cuántas veces se renueva un contrato a término fijo?',
    asked: `cuanto es lo maximo de un contrato a termino fijo, cuantas veces puedo renovar un contrato de tres meses, contrato de un año se puede prorrogar siempre, despues de cuantos años un contrato fijo es indefinido, reforma laboral contrato a termino fijo,
llevo cinco años renovando a termino fijo a una empleada, limite de prorrogas contrato inferior a un año, cuatro años contrato fijo, un contrato fijo puede ser verbal`,
    text: [fixedTerm.most, fixedTerm.renewals],
    links: [call, legal],
  },
  {
    topic: 'Un empleado faltó, ¿qué le descuento?',
    asked: `mi trabajador falto dos dias sin excusa, le descuento el domingo por no venir el lunes, cuanto se descuenta por un dia de ausencia, falto y trajo incapacidad despues, no vino a trabajar y no aviso, puedo descontar el dia que no trabajo,
descuento del dominical por inasistencia, llego al mediodia le pago el dia completo, se fue temprano sin permiso`,
    text: [
      'El día que no trabajó sin excusa no se paga: un treintavo del salario mensual. También se puede perder el pago del domingo de esa semana (Código Sustantivo del Trabajo, art. 173). Si hubo justa causa, como enfermedad, accidente, calamidad o fuerza mayor, no se descuenta el domingo.',
      'Antes de descontar: 1. Pregúntale por escrito qué pasó y recibe sus soportes. 2. Deja constancia. 3. Ponlo en el desprendible con su fecha. Una multa es otra cosa: solo si está en el reglamento, por retardos o faltas, y no pasa de la quinta parte de un día (art. 113). Si se repite, el camino es descargos.',
    ],
    links: [call, payroll],
  },
  {
    topic: '¿Puedo suspender a un empleado sin sueldo?',
    asked: `cuantos dias puedo suspender a un trabajador, suspension disciplinaria de un empleado, lo quiero suspender por una falta grave, no hay trabajo puedo mandarlo a la casa sin pagarle, suspender contratos por falta de ventas,
suspenderlo mientras investigo, suspender a un empleado que peleo, la empresa para un mes tengo que pagar sueldos`,
    text: [
      'Por una falta, sí, si el reglamento la prevé y antes hubo descargos: hasta ocho días la primera vez y hasta dos meses si reincide (Código Sustantivo del Trabajo, art. 112). Esos días no se pagan. Sin reglamento o sin oír a la persona, la sanción se cae.',
      'Por falta de trabajo o de ventas, no por tu cuenta: si tú no das trabajo, el salario se debe (art. 140). La suspensión del contrato solo cabe por las causas del artículo 51, y cuando la empresa para por razones técnicas o económicas, hasta 120 días, hay que pasar por el Ministerio del Trabajo. Vacaciones anticipadas o un acuerdo escrito suelen ser mejor camino: un abogado lo mira contigo antes.',
    ],
    links: [call, legal],
  },
  {
    topic: 'Préstamos y anticipos a un empleado',
    asked: `un empleado me pidio plata prestada, le puedo cobrar intereses por un prestamo a mi trabajador, anticipo de nomina como lo hago, adelanto de sueldo se descuenta, prestamo a un empleado que renuncia y no ha pagado, libranza de un empleado que se va,
como hago un documento por un prestamo a un trabajador, me debe plata y lo voy a liquidar, adelantar la quincena`,
    text: [
      'Puedes prestar o adelantar, por escrito: cuánto, en cuántas cuotas y con su firma para descontarlas (Código Sustantivo del Trabajo, arts. 149 y 151). Intereses, mejor no: el artículo 153 los prohíbe salvo para vivienda, y aunque la Corte Suprema los ha aceptado en créditos que favorecen al trabajador, eso se discute caso por caso.',
      'El descuento no deja a la persona por debajo del mínimo. Si se retira, de la liquidación se descuenta solo lo que autorizó para ese caso; las cesantías no se tocan sin una razón de ley. Una libranza la cobra el banco: reporta el retiro y descuenta lo que diga la libranza firmada. Lo que falte se cobra aparte.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Terminar un contrato de mutuo acuerdo',
    asked: `cuanto se paga en un mutuo acuerdo laboral, terminar contrato por mutuo acuerdo que lleva, el mutuo acuerdo tiene indemnizacion, quiero negociar la salida de un empleado, bonificacion por retiro voluntario, como hago un acta de mutuo acuerdo,
le ofrezco plata para que renuncie, mutuo acuerdo con una empleada incapacitada, transaccion laboral`,
    text: [
      'No hay un valor de ley: en el mutuo acuerdo no se debe indemnización (Código Sustantivo del Trabajo, art. 61) y la bonificación es la que negocien. Lo usual es tomar como referencia lo que costaría un despido sin justa causa; dime cuánto lleva y cuánto gana y hago esa cuenta. La liquidación se paga siempre completa y no se negocia.',
      'Ahora: 1. Propónlo sin presión y con tiempo para pensarlo: puede decir que no. 2. Acta firmada con fecha, valor y qué se paga por cada cosa. 3. Paga al terminar (art. 65) y reporta el retiro. Con alguien embarazada, enferma o cerca de pensionarse, primero un abogado.',
    ],
    links: [call, legal],
  },
]
