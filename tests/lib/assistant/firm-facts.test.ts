import { expect, test } from 'vitest'
import { firm } from '@/content/firm'
import { profile } from '@/content/firm-profile'
import { replyTo } from '@/lib/assistant/reply'

const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join('\n')

test.each([
  [
    'quien esta detras de esto, como se que son serios, de que año es la firma',
    new RegExp(String(firm.founded)),
  ],
  ['los que firman tienen tarjeta profesional o que', new RegExp(profile.team?.[0]?.card ?? 'tarjeta')],
  ['la exogena viene en la mensualidad o es aparte', /exógena/],
  ['si no me gusta como trabajan me tengo que quedar el año', /en cualquier momento|No hay permanencia/],
  ['les quede debiendo la mensualidad de octubre, me suspenden', /lo dice tu contrato/],
  ['quiero que me reembolsen, pague y no hicieron nada', /Devolución/],
  ['puedo pasarme con ustedes en junio o espero a que acabe el año', /No hay que esperar a enero/],
])('«%s» is answered with what the site says', async (text, answer) => {
  expect(await said(text)).toMatch(answer)
})

test('the chat admits that the site does not say how to pay, and that a person confirms it', async () => {
  expect(await said('ustedes reciben daviplata o tarjeta para pagarles')).toMatch(/confirma una persona/)
})

test.each([
  ['se me cruzo algo, como muevo la cita del martes con mi asesora', /Cambiar la hora/],
  ['me sale atrasada una tarea y yo ya la hice', /márcala como hecha/],
  ['las facturas las revisa alguien o las rechaza solo el sistema', /quien acepta o rechaza es una persona/],
])('«%s» is answered with what the portal can do', async (text, answer) => {
  expect(await said(text)).toMatch(answer)
})
