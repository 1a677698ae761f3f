import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('an account blocked by a bank is answered as an embargo, never as a blocked login', async () => {
  const accounts = ['las cuentas', 'mi cuenta del banco', 'la cuenta de ahorros', 'las cuentas de la empresa']
  const states = ['bloqueadas', 'embargadas', 'congeladas', 'bloqueada', 'embargada', 'congelada']
  const messages = accounts.flatMap((account) =>
    states.flatMap((state) => [
      `tengo ${account} ${state} por la dian`,
      `Me dejaron ${account} ${state} por impuestos`,
    ]),
  )
  const told = [
    'la dian me bloqueo las cuentas',
    'me congelaron la cuenta de bancolombia por una orden de la dian',
    'el banco me bloqueo la plata por un embargo',
    'me embargaron la cuenta de ahorros por el ica de la alcaldia',
    'no puedo sacar plata, la cuenta del banco esta bloqueada por la dian',
  ]
  expect(await wrongReplies([...messages, ...told], /mandamiento de pago/, /contraseña|intentos/)).toEqual([])
})

test('somebody who got a message about an embargo is first warned that it may be false', async () => {
  const messages = [
    'me van a embargar la cuenta',
    'me van a bloquear las cuentas',
    'tengo un embargo',
  ].flatMap((what) => [
    `ayuda me llego un correo de la dian que ${what} q hago`,
    `me llego un mensaje de la dian que ${what}`,
  ])
  expect(await wrongReplies(messages, /des tu clave/)).toEqual([])
})

test('a blocked login to the portal is never answered as an embargo', async () => {
  const messages = [
    'mi usuario del portal está bloqueado',
    'se me bloqueó la cuenta del portal',
    'me bloquearon el acceso por muchos intentos',
    'cuenta bloqueada no puedo entrar al portal',
    'puse mal la contraseña y quedó bloqueada',
  ]
  expect(await wrongReplies(messages, /contraseña/, /embargo|mandamiento/)).toEqual([])
})

test('a return that was filed and not paid is answered by its tax, never as a debt to the firm', async () => {
  const unpaid = [
    'pero no la alcance a pagar',
    'pero no la pagué',
    'sin pago',
    'y no la he pagado',
    'sin pagar',
  ]
  const filed = unpaid.flatMap((how) =>
    ['la declaracion', 'el iva', 'la renta', 'la declaración de IVA'].flatMap((what) => [
      `presente ${what} ${how}`,
      `Presenté ${what} ${how}, vale o no vale?`,
    ]),
  )
  expect(await wrongReplies(filed, /sí vale.*580-1/, /Honorarios|mora lo dice/)).toEqual([])
  const withheld = unpaid.map((how) => `presente la retencion en la fuente ${how}`)
  expect(await wrongReplies(withheld, /no produce efecto legal/, /sí vale|Honorarios/)).toEqual([])
  expect(
    await wrongReplies(['me atrase con la mensualidad de ustedes y no les he pagado'], /contrato/, /580-1/),
  ).toEqual([])
})

test('an invoice rejected by the DIAN is corrected and sent again, unlike one that a customer rejects', async () => {
  const messages = [
    'factura electronica rechazada por la dian nit del cliente malo',
    'la dian me rechazó una factura',
    'factura rechazada por la regla FAK61',
    'la dian no validó mi factura, el nit del cliente estaba mal',
    'me rebota la factura en la dian',
    'factura rechazada nit errado',
    'me rechazan la factura por el nit del adquirente',
  ]
  expect(await wrongReplies(messages, /no lleva nota crédito/, /3 días hábiles/)).toEqual([])
  const claims = ['mi cliente rechazó la factura', 'el cliente me rechazó la factura en radian qué hago']
  expect(await wrongReplies(claims, /reclamo/, /no está expedida/)).toEqual([])
})

test('when a revisor fiscal resigns, the statutes set the days to replace them, or else there are thirty', async () => {
  const messages = [
    'nuestro revisor fiscal renuncio que hacemos mientras conseguimos otro',
    'la revisora fiscal renunció, qué plazo tenemos',
    'mi revisor fiscal renuncio a mitad de ano que tan rapido toca nombrar otro',
  ]
  expect(await wrongReplies(messages, /estatutos.*30 días.*C-621/, /No hay un plazo/)).toEqual([])
})

test('the contents of a plan, a single hour, the cheapest service and a small shop each have an answer', async () => {
  const included = [
    '¿El plan mensual incluye la declaración de IVA y la retención en la fuente o eso lo cobran por declaración?',
    'la mensualidad incluye las declaraciones de impuestos',
    'el plan de contabilidad trae la retencion o va aparte',
  ]
  expect(await wrongReplies(included, /\$\s?600\.000.*no se cobran una por una/)).toEqual([])
  const hour = [
    'cuanto me cobran x una sola asesoria de una hora con un contador',
    'cuánto vale una hora con un contador',
    'precio de una sola consulta',
  ]
  expect(await wrongReplies(hour, /por horas/, /800\.000/)).toEqual([])
  const cheapest = [
    'que incluye el plan mas barato',
    'qué trae el plan más económico',
    'el paquete basico que tiene',
  ]
  expect(await wrongReplies(cheapest, /No hay planes cerrados.*Liquidación.*Conciliación/)).toEqual([])
  const small = [
    'Tengo una tienda de ropa por instagram, vendo como 9 millones al mes y no tengo empleados. Qué plan me sirve y cuánto me saldría al mes?',
    'vendo 5 millones al mes en un emprendimiento, cual servicio me conviene',
  ]
  expect(await wrongReplies(small, /3\.500 UVT/, /Suman|persona de nómina/)).toEqual([])
})

test('somebody who opens a company is told how many weeks it takes and what it costs', async () => {
  const messages = [
    'cuanto se demora abrir una empresa y cuanto cobran ustedes',
    'cuánto cobran ustedes por crear una SAS y cuánto tarda',
    'cuanto cobran por constituir una sociedad',
  ]
  expect(await wrongReplies(messages, /2 a 4 semanas.*por horas/)).toEqual([])
})

test('a reset mail that does not arrive and a failing upload each get their own answer', async () => {
  const mail = [
    'olvide mi contraseña y no me llega el correo para cambiarla',
    'no me llega el correo de la contraseña',
    'pedí cambiar la clave y nunca me llegó el enlace',
  ]
  expect(await wrongReplies(mail, /Correo no deseado/, /no lo pidas más veces/)).toEqual([])
  const failing = [
    'me sale error al subir archivo xml',
    'error al cargar el pdf',
    'sale un error cuando subo la factura',
  ]
  expect(await wrongReplies(failing, /aviso de la pantalla/, /Sí puedes mandar fotos/)).toEqual([])
  expect(await wrongReplies(['ya no tengo el correo con que entro y olvide la contraseña'], /buzón/)).toEqual(
    [],
  )
})

test('a question about the end of a contract also gets the answer on who pays the maternity leave', async () => {
  const messages = [
    'Una empleada mía quedó en embarazo y el contrato a término fijo se le acaba en dos meses. ¿Puedo no renovarle? ¿Y la licencia quién la paga, la EPS o yo?',
    'mi trabajadora esta embarazada y se le vence el contrato, puedo terminarlo? y quien paga la licencia?',
  ]
  expect(await wrongReplies(messages, /Ministerio del Trabajo.*recobra a la EPS/)).toEqual([])
})

test('a question about a payment agreement and its interest gets both answers, with no part left over', async () => {
  const messages = [
    'debo como 38 millones a la dian y no tengo con que pagar se puede hacer acuerdo de pago? y mientras tanto siguen cobrando intereses?',
    'le debo 20 millones de renta a la dian y no puedo pagar, dan acuerdo de pago? siguen los intereses?',
  ]
  expect(await wrongReplies(messages, /cuotas.*intereses siguen corriendo/, /Sobre «/)).toEqual([])
})
