import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const each = async (every: readonly (readonly [string, RegExp])[]) => {
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
}

test('an angry client, a wish for a call, a worker and a debtor of the firm are each spoken to as who they are', () =>
  each([
    ['ustedes no sirven pa un culo', /^Lamento no haberte ayudado.*te atiende una persona/],
    ['quiero q me llamen', /^Claro\. Deja tu número.*llama tú al/],
    [
      'llevo 3 dias escribiendole a mi asesora por el portal y nada, me siento estafado, quiero hablar con el jefe YA',
      /^Lamento lo que pasó.*pide hablar con quien dirige la firma.*queja por escrito/,
    ],
    [
      'Soy mesera y me pagan por dia sin contrato, si me enfermo quien responde',
      /^Responde quien te da el trabajo.*Ministerio del Trabajo/,
    ],
    [
      'Les debo la mensualidad de octubre y noviembre, puedo abonar la mitad el 5 de diciembre? no quiero q me dejen sin presentar la retencion, y otra cosa ya quedo lo del iva?',
      /^Tranquilo: dilo hoy(?!.*delito)/,
    ],
    [
      'el contador me presento la renta con unos costos inventados y ahora la dian me pide soportes. yo tengo que responder o el? puedo ir a la carcel? son como 95 millones en facturas',
      /^Ante la DIAN respondes tú.*434B.*588, 639 y 644.*Junta Central/,
    ],
  ]))

test('whose message names other words of calls and bosses gets another answer', async () => {
  const other = [
    'la dian me llama a cobrar, que me llamen del banco es normal?',
    'mi jefe no me paga la prima y quiero hablar con un abogado',
    'por favor que me llame alguien, mi cel es el q dejé en el formulario',
  ]
  expect(await wrongReplies(other, /./, /Deja tu número y la hora|quien dirige la firma/)).toEqual([])
})

test('who works for a company with false costs is not told to correct a return of their own', async () => {
  const worker = [
    'trabajo en una sas que tiene costos inventados y el contador me echa la culpa, que responsabilidad tengo',
  ]
  expect(await wrongReplies(worker, /./, /Ante la DIAN respondes tú/)).toEqual([])
})
