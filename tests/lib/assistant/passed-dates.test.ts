import { expect, test } from 'vitest'
import { datesQuestion, datesReply } from '@/lib/assistant/dates-reply'
import { readQuestion } from '@/lib/assistant/question'
import { spansQuestion, spansReply } from '@/lib/assistant/spans-reply'

async function answerOn(today: string, typed: string): Promise<string> {
  const question = datesQuestion(readQuestion(typed, today), today)
  return question ? (await datesReply(question, today)).text.join('\n') : ''
}

test('a due date that has passed this year is named before the next one', async () => {
  expect(await answerOn('2026-11-27', 'plazo de renta este año, mi cédula termina en 47')).toMatch(
    /ya venció el 15 de septiembre 2026[^]*15 de septiembre 2027/,
  )
  expect(await answerOn('2026-11-27', 'when is my income tax return due, my cedula ends in 88')).toMatch(
    /has passed: it was 16 October 2026[^]*2027/,
  )
  expect(await answerOn('2026-11-27', 'nit 900123456 cuando declara renta la empresa')).toMatch(
    /en 2026 ya no queda ningún plazo/,
  )
})

test('a due date that is still ahead is not said to have passed', async () => {
  expect(await answerOn('2027-02-01', 'plazo de renta este año, mi cédula termina en 47')).not.toMatch(
    /ya venció|ya no queda/,
  )
})

test('the passed day of this year’s exógena is named, and next year’s is still to be confirmed', async () => {
  for (const typed of [
    'cuando presento la exogena nit terminado en 80',
    'la exógena de este año de una sas, el nit acaba en 80',
    'fecha de la información exógena 2026, nit 900123480',
    'plazo medios magneticos nit terminado en 80',
    'mi nit termina en 80, ¿qué día me toca la exógena?',
    'para cuándo es la exógena si las dos últimas cifras son 80',
  ])
    expect(await answerOn('2026-11-27', typed)).toMatch(
      /ya venció, el 5 de junio 2026[^]*2027: por confirmar/,
    )
  expect(await answerOn('2026-11-27', 'when is the exogena due, nit ends in 80')).toMatch(
    /it was 5 June 2026[^]*not published yet/,
  )
})

test('a passed instalment of this year’s income tax is named before that of next year', async () => {
  const grid: readonly (readonly [string, RegExp])[] = [
    [
      '¿cuándo vence la primera cuota de renta de mi empresa, NIT terminado en 3?',
      /ya venció: declaración y primera cuota, el 14 de mayo 2026[^]*14 de mayo 2027/,
    ],
    [
      'cuándo debo pagar la segunda cuota de renta de la sociedad, NIT termina en 7',
      /ya venció: segunda cuota, el 21 de julio 2026[^]*22 de julio 2027/,
    ],
    [
      'gran contribuyente nit terminado en 4 segunda cuota de renta',
      /ya venció: declaración y segunda cuota, el 16 de abril 2026[^]*14 de abril 2027/,
    ],
    [
      'nit 900123456 cuando declara renta la empresa',
      /primera cuota, el 20 de mayo 2026; segunda cuota, el 17 de julio 2026/,
    ],
    [
      'when does my company pay income tax, nit ends in 31',
      /has passed: return and first instalment, 12 May 2026/,
    ],
  ]
  for (const [typed, has] of grid) expect(await answerOn('2026-11-27', typed), typed).toMatch(has)
  expect(
    await answerOn('2026-11-27', 'cuándo vence la renta de empresas en 2027, nit termina en 3'),
  ).not.toMatch(/2026\)?\. Si no se presentó/)
})

test('without a number, the days of this year that have passed are named too', async () => {
  const spansOn = async (typed: string) => {
    const question = spansQuestion(readQuestion(typed, '2026-11-27'))
    return question ? (await spansReply(question, '2026-11-27'))?.text.join('\n') : null
  }
  for (const typed of [
    '¿cuándo vence la primera cuota de renta de mi empresa?',
    'cuándo se paga la primera cuota de renta de las sociedades',
    'fechas de renta de empresas',
  ])
    expect(await spansOn(typed), typed).toMatch(
      /2025: ya venció, del 12 de mayo 2026[^]*2026: del 12 de mayo 2027/,
    )
})
