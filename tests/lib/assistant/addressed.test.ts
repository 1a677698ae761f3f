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

test('whoever prepared a return with an error, the taxpayer answers to DIAN and claims from them', async () => {
  const asked = [
    'Presentaron mi declaración con un error y la DIAN me está cobrando sanción, ¿quién responde por esa plata?',
    'quedo mal presentada mi renta y me llego sancion, quien la paga',
    'el que me hizo la renta se equivoco y la dian me cobra intereses, quien paga eso',
    'la señora que me llena la declaracion puso mal un dato y me llego multa, ella responde?',
    'me hicieron la declaracion con errores y ahora la dian me multa, a quien le cobro',
    'una amiga me hizo la declaracion y la hizo mal, me toca pagar la sancion a mi o a ella',
    'me presentaron la exogena con errores y me llego pliego de cargos, quien responde',
    'quien responde si mi declaracion queda mal',
    'por culpa de quien me llevaba las cuentas me multo la dian, quien me devuelve esa plata',
    'pagaria el que declaro mal o pago yo la multa de la dian',
  ]
  expect(await wrongReplies(asked, /^Ante la DIAN respondes tú.*art\. 720.*abogado/)).toEqual([])
  const other = [
    'quien paga la multa por declarar tarde',
    'me equivoque en la declaracion y me cobran sancion, cuanto pago',
    'quien responde por las deudas de iva de una sas',
    'quien es responsable del iva',
    'ustedes presentaron tarde mi iva quien paga la sancion',
    'mi hermano murio y su declaracion tenia un error, quien paga la sancion',
  ]
  expect(await wrongReplies(other, /./, /^Ante la DIAN respondes tú, o tu empresa/)).toEqual([])
})
