import { expect, test } from 'vitest'
import { readQuestion } from '@/lib/assistant/question'
import { simpleLeftReply } from '@/lib/assistant/simple-left'
import { wrongReplies } from '../../support/wrong-replies'

test('what an external audit adds to a revisor fiscal is told with its own subject', async () => {
  expect(
    await wrongReplies(
      [
        'ya tenemos revisoria fiscal, vale la pena contratar ademas un auditor externo?',
        'una auditoria externa reemplaza al revisor fiscal?',
        'teniendo revisora fiscal, que agrega la auditoria',
      ],
      /^La auditoría externa agrega.*El revisor fiscal es otra cosa/s,
    ),
  ).toEqual([])
  expect(await wrongReplies(['que hace un revisor fiscal cada mes'], /El revisor fiscal trabaja/)).toEqual([])
})

test('the bonus of somebody who leaves is owed in proportion', async () => {
  expect(
    await wrongReplies(
      [
        'mi mesera renuncia el 10 de diciembre, le tengo que pagar toda la prima?',
        'despedi con justa causa a un vendedor en mayo, pierde la prima?',
        'si saco a un empleado en diciembre le pago la prima entera',
      ],
      /^Sí, en proporción: la prima/,
    ),
  ).toEqual([])
})

test('a penalty that differs from the one of the tool is compared by its data', async () => {
  expect(
    await wrongReplies(
      [
        'la calculadora de la sancion arroja una cifra y en la dian sale distinta, a cual le creo',
        'el simulador de la multa da un valor y mi contadora dice otra cosa',
      ],
      /^El que use los datos correctos.*524\.000.*640/s,
    ),
  ).toEqual([])
})

test('who attends a company and where its tasks are is answered', async () => {
  expect(
    await wrongReplies(
      [
        'quien quedo encargado de mi empresa? el que me atendia ya no trabaja con ustedes',
        'con quien hablo de mi contabilidad ahora, antes me atendia don Pedro',
      ],
      /«Mensajes».*NIT/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['no encuentro mis tareas, en que parte salen', 'donde miro lo pendiente en el portal'],
      /^En el portal, en «Tareas»/,
    ),
  ).toEqual([])
})

test('whether SIMPLE suits comes with the deadline to enter', async () => {
  expect(
    await wrongReplies(
      ['tengo una tienda, me conviene el simple y hasta que dia me puedo pasar?'],
      /último día hábil de febrero/,
    ),
  ).toEqual([])
})

test.each([
  ['2026-11-28', /^Del SIMPLE ya no queda nada que venza en 2026.*bimestre 5.*bimestre 6.*enero 2027/s],
  ['2026-10-02', /^Este año \(2026\) falta: .*bimestre 5/s],
] as const)('on %s, what is left to pay in SIMPLE comes from the calendar', async (today, has) => {
  for (const typed of [
    'soy del simple y quiero saber que pagos quedan pendientes en 2026',
    'en el simple que anticipos me faltan este año',
  ])
    expect((await simpleLeftReply(readQuestion(typed), today))?.text.join(' ')).toMatch(has)
})
