import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { nearerReply } from '@/lib/assistant/nearer-reply'
import { nearest } from '@/lib/assistant/nearness'
import { replyTo } from '@/lib/assistant/reply'
import { indexFile, nearnessIndex } from '../../../scripts/assistant-index'

test('the search index matches the phrasings: after a change run `npm run assistant:index`', async () => {
  expect(JSON.parse(readFileSync(indexFile, 'utf8'))).toEqual(await nearnessIndex())
})

/** Strangers who did not know the assistant's phrasings typed these messages; each has the right answer. */
const strangers = [
  ['plazo exogena 2026 q formato es', '¿Cuándo se presentan la exógena y el ICA?'],
  ['alguien facturo con mi nit y yo no compre nada', 'Me aparece una factura que no es mía'],
  ['sociedad sas o persona natural q es mejor', '¿Persona natural o S.A.S.?'],
  ['el pan y los huevos pagan iva?', '¿El pan, los huevos y el mercado llevan IVA?'],
  ['reteica de un servicio d 900 mil en bogota', '¿Cuánto es el ReteICA o el ICA de una actividad?'],
  ['me clonaron el correo y piden plata a nombre d ustedes', 'Me piden plata a nombre de ustedes'],
  ['puedo hacer tiket pos de 300 mil', '¿Hasta cuánto se puede dar tiquete POS?'],
  ['me llegan muchisimas notificaciones como las quito', '¿Dónde activo los recordatorios y avisos?'],
  ['se me cayo la pagina subiendo varias fotos', 'El portal no carga'],
  ['empleada d servicio por dias como se le paga', 'Empleada de la casa o por días'],
  ['la firma electronica se me vencio', '¿Cómo renuevo la firma electrónica de la DIAN?'],
  ['como liquido a alguien q renuncio', '¿Cómo liquido a un empleado?'],
  ['como anulo una factura q ya le mande al cliente', '¿Cómo anulo una factura?'],
  ['q es el rub y quien lo reporta', '¿Qué es el RUB?'],
  ['como saco el rut x primera vez', '¿Cómo saco el RUT?'],
  ['necesito correr la cita del lunes', '¿Cómo pido, cambio o cancelo una cita?'],
  ['atienden empresas fuera de bogota?', '¿Atienden en otras ciudades?'],
  ['sera q con ustedes hablo o es un robot', '¿Eres un robot?'],
  ['ustedes guardan las facturas q subo, quien las ve', '¿Quién ve mis documentos?'],
] as const

test('a message in other words finds its answer in the first place', async () => {
  const found = await Promise.all(strangers.map(async ([text]) => (await nearest(text))[0]?.key))
  expect(found).toEqual(strangers.map(([, key]) => key))
})

const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join(' ')

test.each([
  ['cuanto cobran x la contabilidad mensual', /desde \$.800\.000 al mes/],
  ['plazo exogena 2026 q formato es', /^Sobre «¿Cuándo se presentan la exógena/],
  ['alguien facturo con mi nit y yo no compre nada', /evento de «reclamo»/],
  ['me clonaron el correo y piden plata a nombre d ustedes', /alguien use nuestro nombre/],
  ['reteica de un servicio d 900 mil en bogota', /¿Cuánto es el ReteICA o el ICA de una actividad\?/],
])('«%s» gets the answer with the nearest phrasing', async (text, expected) => {
  expect(await said(text)).toMatch(expected)
})

const given = { standing: 'ready', topic: null, rule: null, several: false } as const

test('an answer that fits is kept, and so are a computed one and one of another authority', async () => {
  const fits = { text: ['Sobre «¿Cómo saco el RUT?»: Se saca por internet.'], links: [] }
  expect(await nearerReply(fits, 'como saco el rut x primera vez', given)).toBeNull()
  const other = { text: ['Otra cosa.'], links: [] }
  expect((await nearerReply(other, 'como saco el rut x primera vez', given))?.text[0]).toMatch(
    /^Sobre «¿Cómo saco el RUT\?»/,
  )
  expect(
    await nearerReply(other, 'como saco el rut x primera vez', { ...given, standing: 'computed' }),
  ).toBeNull()
  expect(await nearerReply(other, 'no me deja entrar olvide la clave', given)).toBeNull()
})

test('a message about another subject gets no answer of ours beside the refusal', async () => {
  const reply = await replyTo('me recomienda un plan pa este puente con niños cerca a bogota?', {
    name: null,
    folder: null,
  })
  expect(reply.text.join(' ')).toMatch(/^De eso no sé: no es nuestro tema\.(?!.*Sobre «)/)
})

test('an answer that shares one word is dropped when the message is surely about another subject', async () => {
  expect(await said('donde compro llantas para la moto')).toMatch(
    /^De eso no sé: no es nuestro tema\.(?!.*tránsito)/,
  )
})

test('a reply waits two seconds for a slow search index, and the next one not at all', async () => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.doMock('@/content/assistant/nearness.json', () => new Promise(() => {}))
  const { nearest: slow } = await import('@/lib/assistant/nearness')
  const found = slow('como saco el rut x primera vez')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await found).toEqual([])
  // The next question gets its result at once, without waiting two seconds for the index again.
  expect(await slow('y cuanto vale')).toEqual([])
  vi.useRealTimers()
  vi.doUnmock('@/content/assistant/nearness.json')
})

test('without the search index nothing is found', async () => {
  vi.resetModules()
  vi.doMock('@/content/assistant/nearness.json', () => {
    throw new Error('offline')
  })
  const { nearest: offline } = await import('@/lib/assistant/nearness')
  expect(await offline('como saco el rut x primera vez')).toEqual([])
  vi.doUnmock('@/content/assistant/nearness.json')
})
