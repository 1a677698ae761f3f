import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who hesitates between December and January gets the two compared', async () => {
  const asked = [
    'Quiero crear una empresa pero no se si en diciembre o esperar a enero, que es mejor por lo de la camara de comercio y los impuestos',
    'monto la sas ya en diciembre o me espero al otro año',
    'es mejor registrar el negocio en la camara en enero que en diciembre?',
    'conviene constituir la sociedad ahora o dejarlo para el 2027',
    'si abro la empresa este mes y no en enero tengo que renovar en marzo',
  ]
  expect(await wrongReplies(asked, /^En enero, si en diciembre.*31 de marzo de 2027.*renta de 2026/)).toEqual(
    [],
  )
  const other = [
    'cambio de contador en diciembre o espero a enero',
    'cierro la empresa en diciembre o espero a enero',
  ]
  expect(await wrongReplies(other, /./, /^En enero, si en diciembre/)).toEqual([])
})

test('a company that plans before the end of the year learns what still counts and the price', async () => {
  const asked = [
    'Quisiera planear los impuestos antes de que se acabe el año, tengo una empresa de software que va a tener utilidad como de 380 millones. Qué se puede hacer todavía en diciembre para bajar la renta y cuánto cuesta una asesoría de ese tipo',
    'mi sas va a ganar mucho este año, que hacemos antes del cierre para pagar menos renta',
    'ideas para bajar el impuesto de renta de la empresa antes de diciembre',
    'hacen planeacion tributaria de fin de año para una sociedad? que se puede hacer',
  ]
  expect(await wrongReplies(asked, /^Todavía se puede.*35%.*art\. 257.*600\.000 al mes/)).toEqual([])
  const other = [
    'soy empleado que puedo hacer en diciembre para pagar menos renta',
    'que impuestos vencen en diciembre para mi empresa',
    'la empresa compra facturas falsas en diciembre para bajar la renta',
  ]
  expect(await wrongReplies(other, /./, /^Todavía se puede, con lo que/)).toEqual([])
})

test('the calendar of the coming year: national dates are there, those of the cities are not', async () => {
  const asked = [
    'calendario tributario 2027 ya salio?',
    'donde veo el calendario de la dian para 2027',
    'ya publicaron las fechas de impuestos del proximo año?',
    'cuando sale el calendario tributario del año entrante',
  ]
  expect(await wrongReplies(asked, /^El calendario nacional sí.*Decreto 2229 de 2023.*exógena/)).toEqual([])
  expect(
    await wrongReplies(
      ['calendario tributario 2026', 'fechas de iva 2027'],
      /./,
      /^El calendario nacional sí/,
    ),
  ).toEqual([])
})
