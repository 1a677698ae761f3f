import { beforeAll, describe, expect, test } from 'vitest'
import type { Aspect, Concept } from '@/content/assistant/concepts'
import { concepts } from '@/content/assistant/concepts/tables'
import { prepareNearness } from '@/lib/assistant/nearness'
import { readQuestion } from '@/lib/assistant/question'
import { replyTo } from '@/lib/assistant/reply'
import { askedConcepts, knownOf } from '@/lib/assistant/short-question'
import { learn } from '@/lib/assistant/understand'

beforeAll(async () => {
  await prepareNearness()
  learn()
})

const known = knownOf(concepts)
const asks = (typed: string) => askedConcepts(readQuestion(typed).text, known)
const answered = async (typed: string) => (await replyTo(typed, { name: null, folder: null })).text.join(' ')

/** Phrasings of hurried people for each aspect; {x} is the concept with its article. */
const phrasings: Partial<Record<Aspect, readonly string[]>> = {
  what: ['{x}', 'q es {x}', 'Hola, me pueden explicar qué es {x}?', 'no entiendo qué es {x}'],
  amount: ['cuánto es {x}', 'cuanto vale {x} 2026'],
  how: ['como se calcula {x}', '{x} como se calcula'],
  when: [
    'cuándo se paga {x}',
    'buenas cuando vence {x}',
    'hasta cuándo hay que pagar {x}',
    'fecha de {x}',
    '{x} cuando se paga',
  ],
  often: ['cada cuánto se paga {x}'],
  who: ['quién tiene que pagar {x}', 'me toca pagar {x}?', 'es obligatorio {x}', '{x} quien debe pagar'],
  payer: ['quien paga {x}'],
  late: ['q pasa si no pago {x}', 'multa por no pagar {x}'],
  unpaid: ['que pasa si no me pagan {x}'],
  get: ['cómo saco {x}', 'que necesito para {x}'],
}

const typedAs = (phrasing: string, { name }: Concept) =>
  phrasing
    .replace('{x}', name)
    .replace(/\bde el\b/, 'del')
    .replace(/\ba el\b/, 'al')

describe.each(concepts.map((concept) => [concept.name, concept] as const))('%s', (_, concept) => {
  const aspects = Object.entries(concept.aspects) as [Aspect, readonly [string, ...string[]]][]

  test('is asked for by the questions that it answers itself', () => {
    const wrong = aspects.filter(([, [question, ...lines]]) => {
      const asked = asks(question)
      const [first] = asked
      return (
        lines.length > 0 &&
        (asked.length !== 1 || first?.concept.aspects[first.aspect]?.slice(1).join() !== lines.join())
      )
    })
    expect(wrong).toEqual([])
  })

  test('is asked for in the words of hurried people', () => {
    const missed = aspects.flatMap(([aspect]) =>
      (phrasings[aspect] ?? [])
        .map((phrasing) => typedAs(phrasing, concept))
        .filter((typed) => asks(typed)[0]?.concept !== concept),
    )
    expect(missed).toEqual([])
  })

  test('has no question whose answer is doubtful', async () => {
    const referred = aspects.flatMap(([, [question, ...lines]]) => (lines.length === 0 ? [question] : []))
    const replies = await Promise.all([...new Set(referred)].map(answered))
    expect(replies.filter((reply) => /No estoy seguro|Cuéntame un poco más/.test(reply))).toEqual([])
  })

  test('has short lines that end as sentences', () => {
    const lines = aspects.flatMap(([, [, ...own]]) => own)
    expect(lines.filter((line) => line.length > 520 || !/[.:?)]$/.test(line))).toEqual([])
  })
})

test('a message that says more than a concept and its question is no short question', () => {
  const stories = [
    'mi jefe no me pagó la prima y me echó el viernes',
    'cuanto me toca de prima si gano 2 millones',
    'vendí la casa y no sé si me toca ganancia ocasional',
    'me llegó un requerimiento por el IVA del 2024',
    'cuándo vence el IVA de mi NIT 900123456',
    'cuanto cobran por la declaracion de renta',
    'no he pagado el ica desde 2021',
  ]
  expect(stories.filter((typed) => asks(typed).length > 0)).toEqual([])
})

test('one message may ask two things of a concept, or one thing of two', async () => {
  const two = asks('qué es la prima y cuándo se paga').map(({ concept, aspect }) => [concept.name, aspect])
  expect(two).toEqual([
    ['la prima', 'what'],
    ['la prima', 'when'],
  ])
  const both = asks('cuando se paga la prima y las cesantias').map(({ concept, aspect }) => [
    concept.name,
    aspect,
  ])
  expect(both).toEqual([
    ['la prima', 'when'],
    ['las cesantías', 'when'],
  ])
})

test('names without small words are understood, and a question at the end counts for each name', () => {
  const found = (typed: string) => asks(typed).map(({ concept, aspect }) => [concept.name, aspect])
  expect(found('intereses cesantias como se calculan')).toEqual([['los intereses de las cesantías', 'how']])
  expect(found('licencia maternidad cuanto dura')).toEqual([['la licencia de maternidad', 'amount']])
  expect(found('prima y cesantias cuando')).toEqual([
    ['la prima', 'when'],
    ['las cesantías', 'when'],
  ])
})

test('a name with the year asks for the figure of the year', async () => {
  expect(await answered('minimo y auxilio de transporte 2026')).toMatch(/1\.750\.905.*249\.095/)
  expect(await answered('impuesto al patrimonio 2026 a quien le toca')).toMatch(/^Lo de 2026/)
  expect(await answered('cuál es el auxilio de transporte de este año')).toMatch(/249\.095/)
  expect(await answered('cuanto vale el uvt')).toMatch(/52\.374/)
  expect(await answered('uvt 2026')).toMatch(/52\.374/)
})

test('two answers about one concept do not say the same days twice', async () => {
  const said = await answered('qué es la prima y cuándo se paga')
  expect(said.match(/30 de junio/g)).toHaveLength(1)
})

test('a name alone is explained, and the other questions about it are offered', async () => {
  const { text, choices } = await replyTo('prima', { name: null, folder: null })
  expect(text[0]).toMatch(/^La prima de servicios es/)
  expect(choices).toContain('¿Cuándo se paga la prima?')
})

test('«hola» before a short question is answered, and nothing else is', async () => {
  expect(await answered('hola, qué es la prima?')).toMatch(/^Hola\. La prima/)
  expect(await answered('qué es la prima?')).toMatch(/^La prima/)
})
