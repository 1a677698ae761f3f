import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')

test.each([
  'mi hermana vive en Toronto y arrienda un local en Bogotá por 3 millones al mes, ella declara renta?',
  'resido en el exterior hace 10 años, recibo 48 millones de arriendos de un apartamento en Medellín, debo declarar',
  'estoy en alemania hace dos años y tengo un apto alquilado en Bucaramanga, toca declarar?',
  'vivo en Madrid, España, y tengo una casa arrendada en Tunja, pago impuestos allá?',
])('rent in Colombia of somebody abroad has no limits of a resident: %s', async (question) => {
  const text = await said(question)
  expect(text).toContain('art. 592')
  expect(text).toContain('formulario 110')
  expect(text).not.toMatch(/Declaras por|cédula general|69\.718\.600/)
})

test.each([
  'vivo en España desde 2018 y vendí una casa en Pereira, qué impuestos pago',
  'me mude a estados unidos hace 3 años y vendi mi apartamento en bogota en 300 millones, cuanto pago de impuesto',
])('a sale in Colombia by somebody abroad is to be declared: %s', async (question) => {
  const text = await said(question)
  expect(text).toContain('art. 398')
  expect(text).toContain('no libra de declarar')
  expect(text).not.toContain('69.718.600')
})

test.each([
  'vivo en canada y tengo un cdt de 80 millones en colombia, declaro renta?',
  'llevo 4 años viviendo en Chile y tengo una finca de 500 millones en el Quindío, toca declarar?',
])('possessions of somebody abroad are not measured as those of a resident: %s', async (question) => {
  const text = await said(question)
  expect(text).toContain('residencia fiscal')
  expect(text).not.toMatch(/^(?:Sí|No)\b|69\.718\.600/)
})

test.each([
  'trabajo para una empresa de españa y vivo en medellin, cómo declaro renta',
  'vivo en madrid cundinamarca y tengo un apto arrendado en bogota por 1 millon, declaro renta?',
])('somebody who lives in Colombia keeps the limits: %s', async (question) => {
  expect(await said(question)).toContain('69.718.600')
})

test('money from a relative abroad is not the return of somebody abroad', async () => {
  const text = await said('mi papá vive en Canadá y me manda dinero cada mes, tengo que declarar renta?')
  expect(text).not.toMatch(/^Depende de tu residencia fiscal/)
})

test('somebody on holiday abroad gets the due date', async () => {
  const text = await said(
    'estoy en Miami de vacaciones, cuando vence mi declaracion de renta cedula 52123456',
  )
  expect(text).not.toContain('residencia fiscal')
})

test.each([
  'la dian me mando un oficio de que soy omiso en 2021 pero yo vivia en Chile ese año',
  'requerimiento por renta de 2023, estuve todo el año estudiando en Canada, que hago',
  'emplazada por no declarar 2022 y ese año no residia en Colombia',
])('a letter about a year lived abroad begins with the residence of that year: %s', async (question) => {
  const text = await said(question)
  expect(text).toMatch(/^Con calma: antes que nada se mira tu residencia fiscal de ese año.*592.*715/s)
})

test.each([
  'emplazamiento para declarar 2023 y yo vivo en medellin',
  'me llego un emplazamiento por no declarar 2022 y estaba fuera de la oficina cuando llego',
])('a letter to somebody who lived in Colombia keeps the answer about the limits: %s', async (question) => {
  expect(await said(question)).not.toContain('residencia fiscal de ese año')
})
