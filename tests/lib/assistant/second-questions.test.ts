import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const each = async (every: readonly (readonly [string, RegExp])[]) => {
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
}

test('a question beside the one that a rule answers gets its own answer', () =>
  each([
    [
      'Soy freelancer, me pagan por Payoneer desde USA unos 3.200 dolares mensuales, tengo que hacer factura electronica de exportacion? y pagar iva? y cuanto pago de salud y pension',
      /^IVA: .*el 40% .*salud 12,5% y pensión 16%/,
    ],
    [
      'startup recién creada, nos van a meter 200 mil USD de un fondo de Delaware, qué hay que reportar al banco república? y eso paga impuesto?',
      /^Se registra, y en principio no paga.*art\. 36.*inversión extranjera/,
    ],
  ]))

test('a question is open while the reply lacks the word that says what it asks', () =>
  each([
    [
      'buenas es para saber si ustedes hacen declaraciones de renta de años atrasados 2020 2021 2022 2023 y si se puede pagar por cuotas a la dian. me da pena pero nunca lo hice',
      /Con calma.*facilidades de pago \(artículo 814/,
    ],
    [
      'si un empleado entra el 1 de diciembre hay q darle prima y dotacion? y vacaciones colectivas del 21 de dic al 8 de enero se las puedo descontar aunque no tenga el año',
      /^Prima, sí.*Dotación, todavía no.*lleva más de tres meses.*Vacaciones colectivas/s,
    ],
    [
      'cuanto esta la uvt y cuanto va a subir el minimo pa el 2027, ya salio?',
      /^La UVT de 2026 es de \$.52\.374\. La UVT de 2027 todavía no.*El salario mínimo/,
    ],
    [
      'la dian me debe un saldo a favor de 6.750.000 del 2024 como lo cobro y en cuanto tiempo lo sueltan',
      /50 días hábiles, o en 20 con una garantía/,
    ],
  ]))

test('the notice for a contract that ends on a named day has its own day', () =>
  each([
    [
      'cuantos contratos a termino fijo puedo hacerle a la misma persona, se le vence el 31 de diciembre y no se si ya se me paso el preaviso',
      /^Hasta cuatro años.*a más tardar el 1 de diciembre 2026.*todavía alcanzas/,
    ],
    [
      'el contrato a termino fijo de un empleado vence el 10 de diciembre, alcanzo a avisar que no renuevo?',
      /a más tardar el 10 de noviembre 2026.*ese día ya pasó/,
    ],
  ]))

test('in English too, our fees and whether somebody has to come are answered beside another question', async () => {
  const asked = [
    'Our accountant disappeared and we think nothing was filed for 2025. Can you check this and how much do you charge? also do we need to come in person',
  ]
  expect(
    await wrongReplies(asked, /accounting starts at.*You do not have to come/, /what is not said/),
  ).toEqual([])
})
