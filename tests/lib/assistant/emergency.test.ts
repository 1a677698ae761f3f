import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const reply = (text: string) => replyTo(text, { name: null, folder: null })
const help = /^tel:(?:123|106|155)$/

test.each([
  'me duele mucho el pecho del estres con esto de los impuestos, que me tomo',
  'siento una opresión en el pecho desde que llegó la carta de la DIAN, cuanto es la multa',
  'no puedo respirar, me llegó un embargo',
  'me quiero morir con estas deudas, cuanto cobran por ayudarme',
  'ya pensé en quitarme la vida por lo que le debo a la dian',
  'mi socio me amenazó de muerte si no le firmo',
  'mi esposo me pega y maneja la empresa, que hago',
  'mi marido me amenazo con un cuchillo por la plata del negocio',
  'se metieron unos ladrones a la oficina ahora mismo',
  'tengo ganas de no despertar mañana, no veo salida con tanta deuda',
  'I want to die, I owe so much tax',
])('«%s» gets the emergency number and nothing else', async (text) => {
  const { text: lines, links, prices } = await reply(text)
  expect(lines.join(' ')).toMatch(/\b123\b/)
  expect(lines.join(' ')).not.toMatch(/impuesto|DIAN|sanción|\$|desde|oficina|cita/)
  expect(links.every(({ href }) => help.test(href))).toBe(true)
  expect(prices).toBeUndefined()
})

test.each([
  'me ahogo en deudas con la dian',
  'me van a pegar una multa',
  'quiero desaparecer la empresa, como la cierro',
])('«%s» is not taken for an emergency', async (text) => {
  expect((await reply(text)).links.some(({ href }) => help.test(href))).toBe(false)
})

test('a sad message without a question gets the number of a helpline, no choices and no price', async () => {
  const { text, choices } = await reply(
    'estoy re triste mi novia me dejo y encima la dian, no se para q sigo trabajando',
  )
  expect(text.join(' ')).toMatch(/línea 106/)
  expect(choices).toBeUndefined()
})
