import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a late exógena is answered with the penalty of its own article, never with that of a late return', async () => {
  const messages = ['la exógena', 'la exogena', 'los medios magnéticos'].flatMap((what) => [
    `Hoy vence ${what} y no tengo nada listo. ¿Alcanzan a hacerla hoy mismo?`,
    `mañana vence ${what} y no hemos empezado`,
    `se me pasó la fecha de ${what}`,
    `no alcancé a presentar ${what} ayer`,
    `tengo que presentar hoy ${what} y el muisca no abre`,
  ])
  expect(await wrongReplies(messages, /art\. 651/, /641|5% del impuesto/)).toEqual([])
  const english = [
    'what happens if I file the exogena late',
    'the exogena is due today and I have nothing ready',
    'is there a penalty for sending the exogena late',
  ]
  expect(await wrongReplies(english, /art\. 651/, /641|5% of the tax/)).toEqual([])
})

test('in English, how often VAT is filed depends on last year’s income; the digit only sets the day', async () => {
  const messages = [
    'what is the vat rate in colombia and how often do i file',
    'how often do I file VAT in Colombia',
    'what is the vat rate in colombia',
    'is vat monthly or every two months',
    'how often is iva filed in colombia',
    'do i file iva every two months or every four months',
  ]
  expect(await wrongReplies(messages, /92,000 UVT.*art\. 600.*only sets the day/)).toEqual([])
})

test('the prima of a settlement says which days it covers, and adds an unpaid earlier one', async () => {
  const messages = ['liquidacion empleado 8 meses salario 1.800.000']
  expect(
    await wrongReplies(
      messages,
      /desde el 1 de enero o el 1 de julio: aquí, 180\. Como no dices qué día termina.*esos otros 60 días, \$\s?341\.516/,
    ),
  ).toEqual([])
  const dated = ['me liquidaron del 15 de enero al 30 de octubre, gano 2.000.000, cuanto es mi liquidacion']
  expect(await wrongReplies(dated, /aquí, 120\. Si no se pagó la prima/, /no dices qué día/)).toEqual([])
})

test('a comparison with another accountant’s price is answered with what ours includes', async () => {
  const messages = [
    'Estoy comparando con otro contador que me cobra 450 mil mensuales. ¿Qué hacen ustedes de más que justifique la diferencia, y si me paso cobran algo por recibir la contabilidad que traigo?',
    'otro contador me cobra la mitad, ¿por qué ustedes son más caros?',
    'mi contador actual me cobra 300 mil, qué me dan de más ustedes',
  ]
  expect(await wrongReplies(messages, /qué incluye el precio.*empalme/, /Lo sentimos|queja/)).toEqual([])
  const complaints = ['quiero que me cambien de asesor, el contador que me asignaron es grosero']
  expect(await wrongReplies(complaints, /Cambio de asesor/)).toEqual([])
})

test('an overdue task that is already done is explained, and is not taken for a wish to stop mails', async () => {
  const messages = [
    'Me aparece una tarea vencida de "enviar extractos bancarios" pero yo ya los mandé por correo la semana pasada. ¿La marco como hecha o espero a que la quiten? También me sale en rojo la fecha de retención y quiero saber si ya la presentaron.',
    'me sale vencida una tarea de subir el RUT y ya lo subí',
    'tengo una tarea pendiente pero ya mandé los papeles por whatsapp, como la quito',
  ]
  expect(await wrongReplies(messages, /márcala como hecha.*«Calendario»/, /tu derecho/)).toEqual([])
  expect(await wrongReplies(['dejen de mandarme correos de publicidad'], /tu derecho/)).toEqual([])
})

test('the free part of becoming an electronic issuer is the DIAN’s service, not our evaluation', async () => {
  const messages = [
    'cuanto me demoro en habilitarme pa facturar en la dian y si es gratis',
    'cuanto se demora la habilitacion en la dian para facturar',
    'habilitarse para facturar electronicamente es gratis?',
  ]
  expect(await wrongReplies(messages, /número de días.*solución gratuita/, /evaluación inicial/)).toEqual([])
})

test('taxes of a relative who died are answered for the heirs; an accountant’s death has its own answer', async () => {
  const messages = [
    'Buenas noches, mi papá falleció en enero y descubrimos que debía varios años de renta. La DIAN le sigue mandando requerimientos y no sabemos si nosotros los hijos tenemos que pagar eso. ¿Qué toca hacer primero?',
    'mi mamá murió y debía impuestos a la dian, ¿nosotros los hijos tenemos que pagar?',
    'mi esposo fallecio y la dian me cobra la renta de el',
  ]
  expect(await wrongReplies(messages, /se pagan con lo que dejó.*art\. 572.*Hasta dónde responde/)).toEqual(
    [],
  )
  expect(
    await wrongReplies(
      ['mi contador murió', 'mi contador murio y debia presentar la renta'],
      /libros y los soportes son tuyos/,
      /572/,
    ),
  ).toEqual([])
})

test('a visit of the UGPP never gets the answer about the DIAN', async () => {
  const messages = [
    'Tengo una visita de la UGPP la otra semana y no tengo las planillas completas, ¿ustedes me pueden acompañar?',
    'la ugpp me visita mañana, ustedes me acompañan?',
    'ustedes me representan ante la ugpp',
  ]
  expect(await wrongReplies(messages, /planillas.*www\.ugpp\.gov\.co/, /DIAN/)).toEqual([])
})

test('a fund from abroad that asks about the register and the tax gets these first, without a price', async () => {
  const asked = [
    'startup recién creada, nos van a meter 200 mil USD de un fondo de Delaware, qué hay que reportar al banco república? y eso paga impuesto?',
    'un inversionista extranjero va a invertir en mi sas, como se registra y paga impuestos?',
  ]
  expect(
    await wrongReplies(asked, /^Se registra, y en principio no paga.*art\. 36.*Banco de la República/s),
  ).toEqual([])
})

test('dividends get their table and their rates', async () => {
  const asked = [
    'impuesto a los dividendos persona natural',
    'cuanto retengo al pagar dividendos a los socios',
    'los dividendos pagan renta? recibi 80 millones',
  ]
  expect(await wrongReplies(asked, /^Si la utilidad ya pagó.*1\.090 UVT.*39%.*19%.*35%.*15%/s)).toEqual([])
})

test('how profits are shared out comes first for who asks how', async () => {
  expect(
    await wrongReplies(
      ['como reparto utilidades de la sas'],
      /^Los dividendos se reparten.*acta.*1\.090 UVT/s,
    ),
  ).toEqual([])
})

test('crypto that only rose in value is no income yet', async () => {
  const asked = [
    'gane como 30 millones en bitcoin pero no los he pasado a pesos todavia igual tengo q poner eso en la renta',
    'soy estudiante y gane 80 millones en el ano con criptomonedas',
    'tengo bitcoin hay q declararlo',
    'vendi unas criptos con ganancia como de 30 millones eso se declara',
  ]
  expect(
    await wrongReplies(asked, /^Si declaras, sí: .*patrimonio por lo que te costaron.*solo suban de precio/s),
  ).toEqual([])
})
