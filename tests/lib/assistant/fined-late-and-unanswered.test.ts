import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { expectOnlyFor } from '../../support/only-for'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('who asks what a revisor fiscal is and when one is needed hears both', async () => {
  const asked = [
    'Que es un revisor fiscal y cuando es obligatorio tenerlo',
    'revisor fiscal que es y es obligatorio tenerlo?',
  ]
  expect(await wrongReplies(asked, /contador público que nombra la asamblea.*5\.000 salarios/s)).toEqual([])
})

test('who was fined for the exógena is calmed and hears by how much the fine comes down', async () => {
  await expectOnlyFor(
    [
      'me sancionaron por no enviar la exogena del año pasado cuanto es la multa y se puede rebajar',
      'recibimos resolucion sancion por exogena, se puede reducir',
      'me llego un pliego de cargos por la exogena que no mande, puedo bajar la sancion?',
    ],
    /^Con calma: muchas veces sí se rebaja.*el 50%.*el 70%.*524\.000.*art\. 720/s,
    [
      'cuanto es la multa por no enviar la exogena',
      'me presentaron la exogena con errores y me llego pliego de cargos, quien responde',
      'el contador no envio la exogena y me multaron',
    ],
    /^Con calma: muchas veces sí se rebaja/,
  )
  expect(await wrongReplies(['que pasa si no presento la exogena'], /10%.*50%.*70%/s)).toEqual([])
})

test('the key that signs a return comes from DIAN, and the link of the portal is another thing', async () => {
  await expectOnlyFor(
    [
      'no me llego la clave para firmar la declaracion',
      'no me llega el codigo de la dian para firmar la renta',
    ],
    /^Esa clave la manda la DIAN.*correo que está en tu RUT.*nuestro portal/s,
    [
      'no me llega la clave para entrar al portal',
      'no me llega el codigo para firmar el documento del portal',
      'no me llega el correo para cambiar la clave',
    ],
    /^Esa clave la manda la DIAN/,
  )
})

test('a requerimiento para declarar o corregir of the UGPP gives three months, and nobody is told to ask for more', async () => {
  await expectOnlyFor(
    [
      'la ugpp me mando un requerimiento para declarar y corregir, tengo 3 meses? ustedes manejan eso',
      'me llego de la ugpp un requerimiento para corregir aportes, cuanto plazo tengo',
    ],
    /^Con calma: son tres meses.*Sí, lo llevamos nosotros/s,
    ['requerimiento de informacion de la ugpp cuanto tiempo tengo', 'me llego carta de la ugpp que hago'],
    /^Con calma: son tres meses/,
  )
  expect(
    await wrongReplies(['me llego carta de la ugpp que hago'], /si pide información y no alcanzas/),
  ).toEqual([])
})

test('a fine of Supersociedades is not answered as charges, nor with the terms of DIAN', async () => {
  await expectOnlyFor(
    [
      'tengo una multa de la superintendencia de sociedades por no reportar estados financieros',
      'supersociedades nos multo por no enviar los estados financieros, que hacemos',
    ],
    /^Con calma: una multa no es un embargo.*200 salarios/s,
    [
      'supersociedades nos puso un pliego de cargos',
      'no mande los estados financieros a la superintendencia, me pueden multar',
      'que multa pone supersociedades por no renovar la matricula',
    ],
    /^Con calma: una multa no es un embargo/,
  )
})

test('ICA of the last bimester: the one due next and the last one of the year, without ReteICA', async () => {
  const last = [
    'cuando se paga el ica en bogota ultimo bimestre nit terminado en 8',
    'fecha del ica bogota ultimo bimestre',
  ]
  const both = /bimestre 5 de 2026: 11 de diciembre 2026.*bimestre 6 de 2026: 12 de febrero 2027/s
  expect(await wrongReplies(last, both, /ReteICA/)).toEqual([])
  expect(await wrongReplies(['cuando se paga el ica de bogota'], /ICA anual/)).toEqual([])
})

test('months late with the IVA: the share, the least penalty and the interest', async () => {
  const late = [
    'me atrase 3 meses con el iva cuanto es la sancion minima y los intereses',
    'llevo tres meses tarde con el iva, que sancion e intereses pago',
  ]
  expect(await wrongReplies(late, /^Con calma.*3 meses, el 15%.*524\.000.*usura menos dos puntos/s)).toEqual(
    [],
  )
  const other = ['debo 5 millones de iva hace 3 meses cuanto es la sancion y los intereses']
  expect(await wrongReplies(other, /750\.000/)).toEqual([])
})

test('what we have of somebody and to whom it goes are answered together', async () => {
  await expectOnlyFor(
    [
      'quiero saber que informacion tienen de mi y a quien se la pasan, ley 1581',
      'que datos guardan de mi y con quien los comparten',
    ],
    /^Es tu derecho saberlo.*10 días hábiles.*no vendemos.*autoridad/s,
    ['ustedes venden mis datos?', 'que informacion tiene la dian de mi', 'quiero borrar mis datos'],
    /^Es tu derecho saberlo/,
  )
})

test('who waits for an answer is told to call today', async () => {
  await expectOnlyFor(
    [
      'quiero poner una queja, llevo una semana esperando que me respondan el correo y nadie aparece',
      'les mande un mensaje hace tres dias y nadie me responde',
    ],
    /^Lo sentimos.*llamar hoy/s,
    [
      'la dian no me responde el correo hace un mes',
      'mi cliente no responde los mensajes hace dias y no paga la factura',
      'quiero poner una queja',
    ],
    /^Lo sentimos: no debías/,
  )
})

test('sums, limits and a plain yes come first', async () => {
  const told = async (typed: string, has: RegExp) => expect(await wrongReplies([typed], has)).toEqual([])
  await told('cuanto es el salario minimo del 2026 con auxilio de transporte', /juntos son \$.2\.000\.000/)
  await told(
    'mi cedula termina en 37 ya se me paso la fecha de la renta? no declare',
    /69\.718\.600.*224\.095\.500/,
  )
  await told(
    'tienen algun plan mas barato que 300 mil? otro contador me cobra 250',
    /^La contabilidad parte de \$.800\.000/,
  )
  await told(
    'me llego un embargo de la cuenta de ahorros por la dian, es legal eso?',
    /Puede ser legal.*26\.710\.740/,
  )
  await told(
    'como emito la factura electronica si no tengo programa, y ustedes ayudan? cuanto vale',
    /valor por escrito/,
  )
  await told(
    "Do I have to file taxes in Colombia if I've been here 200 days this year working remote for a US company?",
    /^Yes: with 200 days.*73\.323\.600.*United States none/s,
  )
  await told(
    'Do I have to file taxes in Colombia? I have been here 90 days this year',
    /^With 90 days you are not/,
  )
})
