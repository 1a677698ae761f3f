import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who leaves is paid everything at once, and the cesantías go to the worker', async () => {
  const messages = [
    'mi vendedora se fue el 30 de septiembre, entró el 1 de marzo y gana 1.900.000, cuánto es la liquidación',
    'mi cajera renunció el 10 de octubre, entró el 2 de febrero con el mínimo, cuánto le pago de liquidación',
    'liquidación de un ayudante que despedí: del 3 de marzo al 15 de agosto con 1.800.000',
  ]
  const days = /primeros 20 días|14 de febrero|31 de enero/
  expect(await wrongReplies(messages, /directamente a quien trabajó.*art\. 99.*art\. 65/, days)).toEqual([])
  const resigned = [
    'mi mesero renunció, trabajó del 1 de mayo al 30 de julio con 2 millones, cuánto es la liquidación',
  ]
  expect(await wrongReplies(resigned, /En total/, /despido sin justa causa/)).toEqual([])
  const staying = ['cuánto es la prima de un empleado que gana 2 millones']
  expect(await wrongReplies(staying, /primeros 20 días de diciembre/)).toEqual([])
})

test('money placed in a CDT is compared with the limit of investments, not only with that of wealth', async () => {
  const messages = [
    'abrí un CDT de 80 millones en 2025, debo declarar renta?',
    'tengo 75 millones en un CDT y nada más, tengo que declarar?',
    'soy jubilada y tengo un cdt de 100 millones, debo declarar',
  ]
  expect(await wrongReplies(messages, /1\.400 UVT.*594-3.*18799.*ingresos/, /Por ese bien solo/)).toEqual([])
  const small = ['mi mamá tiene un CDT de 40 millones y es pensionada, le toca declarar?']
  expect(await wrongReplies(small, /inversión sola, no.*1\.400 UVT/)).toEqual([])
  const large = ['tengo un CDT de 300 millones, debo declarar?']
  expect(await wrongReplies(large, /^Sí, por patrimonio/)).toEqual([])
})

test('who asks to pay VAT by instalments learns that an embargo may come before the order to pay', async () => {
  const messages = [
    'debo IVA y retefuente de dos bimestres, aceptan cuotas?',
    'le debo 8 millones de IVA a la DIAN, me dan plazos para pagar o me embargan?',
  ]
  expect(
    await wrongReplies(messages, /sí se puede pagar por cuotas.*art\. 837/, /de un día para otro/),
  ).toEqual([])
  const fake = ['llegó un correo que dice que la DIAN me va a embargar la cuenta']
  expect(await wrongReplies(fake, /art\. 837/, /y antes llega un mandamiento/)).toEqual([])
})
