import { expect, test } from 'vitest'
import { firm } from '@/content/firm'
import { services } from '@/content/services'
import { replyTo } from '@/lib/assistant/reply'
import { formatPesos } from '@/lib/format/number'

const visitor = { name: null, folder: null }
const priceOf = (slug: string) => formatPesos(services.find((one) => one.slug === slug)?.price.from ?? 0)

const facts = {
  hours: {
    asked: ['a que horas atienden los sabados', 'hasta que hora atienden', 'a que hora abren'],
    said: firm.hours[1].time,
  },
  address: {
    asked: ['donde queda la oficina', 'donde estan ubicados', 'donde quedan'],
    said: firm.address.street,
  },
  parking: { asked: ['tienen parqueadero'], said: 'parqueadero' },
  accounting: { asked: ['cuanto cobran por la contabilidad'], said: priceOf('asesoria-contable') },
  auditor: { asked: ['cuanto vale la revisoria fiscal'], said: priceOf('revisoria-fiscal') },
  income: { asked: ['cuanto cobran por declaracion de renta'], said: 'una vez al año' },
} as const

const pairs = Object.values(facts).flatMap((one) =>
  Object.values(facts)
    .filter((other) => other !== one)
    .flatMap((other) =>
      one.asked.flatMap((first) =>
        other.asked.map((second) => ({ typed: `${first} y ${second}`, said: [one.said, other.said] })),
      ),
    ),
)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test(
  'two questions about hours, address, parking and prices both get their answer',
  { timeout: 120_000 },
  async () => {
    const lost: string[] = []
    for (const { typed, said } of pairs) {
      const text = plain((await replyTo(typed, visitor)).text.join(' '))
      if (!said.every((one) => text.includes(plain(one)))) lost.push(`${typed} -> ${text.slice(0, 120)}`)
    }
    expect(lost).toEqual([])
  },
)

test('a list of nouns asks for each of them', async () => {
  for (const typed of [
    'horario de atencion, direccion y precio de la contabilidad',
    'direccion de la oficina y precio de la contabilidad por favor',
  ]) {
    const text = (await replyTo(typed, visitor)).text.join(' ')
    expect(text).toContain(firm.address.street)
    expect(text).toContain(priceOf('asesoria-contable'))
  }
})

test('one question about the firm gets no second answer', async () => {
  for (const typed of ['donde quedan', 'atienden los sabados', 'tienen parqueadero'])
    expect((await replyTo(typed, visitor)).text.join(' ')).not.toMatch(/cuesta desde|Sobre «/)
})

test('the address and the hours follow an answer that was found by a whole message', async () => {
  for (const [typed, first] of [
    ['solo quiero la nomina, son 10 personas, y donde quedan?', /solo la nómina/],
    ['me interesa la contabilidad, precio y direccion', /800\.000/],
    [
      'mi contador no me responde, reciben la contabilidad en octubre? donde quedan?',
      /^Sí, en cualquier mes/,
    ],
  ] as const) {
    const text = (await replyTo(typed, visitor)).text.join(' ')
    expect(text).toMatch(first)
    expect(text).toContain(firm.address.street)
  }
  const hours = (
    await replyTo('que datos necesitan para cotizarme la contabilidad y a que hora atienden', visitor)
  ).text.join(' ')
  expect(hours).toMatch(/^Para la cotización necesitamos/)
  expect(plain(hours)).toContain(firm.hours[1].time)
})
