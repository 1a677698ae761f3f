import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exactThemes } from '@/content/assistant/rules'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a settlement counts the half of a year and ends on the weekday that the message names', async () => {
  expect(
    await wrongReplies(
      [
        'me despidieron el viernes sin justa causa llevaba 3 años y medio con 2.200.000 cuanto me deben de liquidacion',
        'me echaron el viernes sin justa causa, trabaje tres años y medio con sueldo de 2.200.000, cuanto es mi liquidacion',
      ],
      /1\.000\.047.*2\.224\.595.*242\.481.*1260 días.*7\.317\.12\d.*5\.866\.667/,
      /Como no dices qué día/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['renuncie ayer, llevaba año y medio ganando 2 millones, cuanto me toca de liquidacion'],
      /× 148 días.*× 328 días.*× 540 días/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['me voy el viernes, llevo 2 años con 2.000.000, cuanto es mi liquidacion'],
      /× 180 días.*Como no dices qué día/,
    ),
  ).toEqual([])
})

test('sick pay is computed as sick pay, and days of illness are not added to the days of work', async () => {
  expect(
    await wrongReplies(
      [
        'como liquido una incapacidad de 12 dias, el empleado gana 2.500.000 y quien paga eso',
        'liquidar incapacidad de 12 dias con sueldo de 2.500.000, quien la paga',
      ],
      /700\.362.*58\.364.*116\.727.*583\.635/,
      /La prima, estimada/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'me liquidaron y estaba incapacitado llevaba 2 años con 2.000.000 cuanto es la liquidacion',
        'cuanto es mi prima si estuve incapacitado 10 dias, gano 2 millones y llevo 6 meses',
      ],
      /La prima, estimada: \$\s?1\.124\.548/,
    ),
  ).toEqual([])
})

test('a doubtful message about a debt with DIAN is checked there, and the portal of the firm is not mentioned', async () => {
  expect(
    await wrongReplies(
      [
        'me aparecio un reporte de que debo 2.310.000 a la dian y yo nunca he debido nada, sera estafa? me llego por correo con un link',
        'me llego un mensaje que tengo una deuda con la dian por 900 mil, es verdad o es falso?',
      ],
      /Con calma.*«Obligación financiera»/,
      /Pide otro enlace/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'un cliente me debe y la dian me cobra, es falso que debo pagar?',
        'me llego un correo de la dian que debo declarar renta es real?',
      ],
      /./,
      /puede ser una estafa y puede ser una deuda/,
    ),
  ).toEqual([])
})

test('a refund that DIAN rejects is corrected or appealed', async () => {
  expect(
    await wrongReplies(
      [
        'la dian me rechazo la devolucion del saldo a favor, se puede pelear?',
        'la dian inadmitio mi solicitud de devolucion de iva cuanto tiempo tengo',
      ],
      /mes siguiente.*857.*dos meses.*720/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(['me rechazaron el credito en el banco por saldo a favor'], /./, /art\. 857/),
  ).toEqual([])
  expect(await wrongReplies(['tengo un saldo a favor en renta que hago con el'], /tres caminos/)).toEqual([])
})

test('a business without books hears where to begin', async () => {
  expect(
    await wrongReplies(
      [
        'tengo un restaurante en chapinero y la verdad no llevo nada de contabilidad, por donde empiezo',
        'tengo una cafeteria y nunca he llevado contabilidad, que hago primero',
      ],
      /Desde hoy: 1\..*arts\. 13 y 19.*512-1/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'tengo una tienda y no llevo cuentas de nada, como empiezo a organizarme',
        'mi negocio de ropa esta sin contabilidad hace dos años por donde arranco',
      ],
      /Desde hoy: 1\..*art\. 437/,
    ),
  ).toEqual([])
})

test('an employer’s arrears are told apart from a worker who was never registered', async () => {
  expect(
    await wrongReplies(
      [
        'mi jefe no me ha pagado la seguridad social hace 3 meses que puedo hacer',
        'la empresa donde trabajo lleva 4 meses sin pagar la salud y la pension',
      ],
      /arts\. 22 y 23.*art\. 24.*UGPP/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['nunca me pagaron seguridad social trabaje 5 años con esa empresa'],
      /desde el primer día/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['tengo dos empleados y no he pagado la planilla hace 3 meses'],
      /mes por mes en la PILA/,
    ),
  ).toEqual([])
})

test('a file that the client uploaded is looked for in the portal and uploaded again', async () => {
  expect(
    await wrongReplies(
      [
        'el documento que subi ayer al portal no aparece, era el extracto de octubre',
        'cargue los extractos del banco y no me salen en documentos',
      ],
      /súbelo otra vez.*«Mensajes»/,
      /Lo que la firma te entrega/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['mi contador dice que ya subio el balance y no lo veo'],
      /Lo que la firma te entrega/,
    ),
  ).toEqual([])
})

test('a partner who wants to leave without an agreement gets the steps and the lawyer', async () => {
  expect(
    await wrongReplies(
      [
        'mi socio se quiere salir de la empresa y no nos ponemos de acuerdo, ustedes tienen abogado?',
        'somos tres socios, uno se quiere ir y estamos peleando, necesito un abogado',
      ],
      /estatutos.*Superintendencia de Sociedades.*tenemos abogados/,
    ),
  ).toEqual([])
})

test('the day of a bimester of ICA comes before what a delay costs', async () => {
  expect(
    await wrongReplies(
      [
        'cuando vence el ica de bogota bimestre 5 y que pasa si no lo pague',
        'hasta cuando hay plazo del ica de bogota bimestre 5 y si no lo presento',
      ],
      /^ICA .*11 de diciembre 2026.*Si se te pasa/,
      /art\. 641/,
    ),
  ).toEqual([])
})

test('how to enter SIMPLE and until when has that day, without the days of its returns', async () => {
  expect(
    await wrongReplies(
      [
        'como hago pa pasarme al regimen simple y hasta cuando tengo plazo',
        'como me inscribo en el simple y cual es la fecha limite',
      ],
      /26 de febrero.*responsabilidad 47/,
      /Anticipo del régimen SIMPLE, bimestre/,
    ),
  ).toEqual([])
})

test('the cost and the time of founding a company name the registration tax', async () => {
  expect(
    await wrongReplies(
      [
        'cuanto vale hacer una sas en camara de comercio y cuanto se demora',
        'cuanto cuesta registrar una sas y cuanto tiempo toma',
      ],
      /Cuánto tarda.*0,3% al 0,7%.*matrícula/,
    ),
  ).toEqual([])
})

test('the day of the prima says what to do on a Sunday', async () => {
  expect(
    await wrongReplies(
      ['cuando pagan la prima de diciembre', 'cuando se paga la prima'],
      /primeros 20 días de diciembre.*día hábil anterior/,
    ),
  ).toEqual([])
})

test('an employer of somebody who comes by days is not answered as the worker', async () => {
  expect(
    await wrongReplies(
      [
        'la empleada de servicio viene 2 dias a la semana tengo que pagarle prima y cesantias?',
        'una señora viene dos veces por semana a la casa, hay que pagarle vacaciones y cesantias',
      ],
      /lo que le pagas.*por semanas/,
      /tu sueldo|si no te pagan/i,
    ),
  ).toEqual([])
})

test('an answer that calms, and was written for these questions, names no price', async () => {
  const rules = (await Promise.all(exactThemes.map(({ load }) => load()))).flatMap(({ rules: all }) => all)
  const calming = rules.filter(({ topic }) =>
    [
      'Me dicen que debo a la DIAN, ¿es una estafa?',
      'La DIAN rechazó o inadmitió la devolución del saldo a favor',
    ].includes(topic),
  )
  expect(calming).toHaveLength(2)
  for (const rule of calming) {
    expect(rule.calms).toBe(true)
    expect(rule.text.join(' ')).not.toMatch(/más IVA|\$/)
  }
})
