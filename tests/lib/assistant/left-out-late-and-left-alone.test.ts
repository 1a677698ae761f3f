import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('who left an account out of a return hears that an equal tax has no penalty', async () => {
  const asked = [
    'ya presente la renta pero se me olvido meter una cuenta de ahorros, la puedo corregir o me multan',
    'declare renta en agosto y no puse un cdt que tengo, tengo problema?',
    'se me quedo por fuera una cuenta de nequi en la renta q ya presente que hago',
  ]
  expect(await wrongReplies(asked, /^Sí, la puedes corregir.*no hay sanción.*588.*Si sube.*3 años/)).toEqual(
    [],
  )
  const rule = [
    'presente el iva y se me olvido una factura de venta, cuanto es la sancion por corregir',
    'cuanto es la sancion por corregir una declaracion de renta',
  ]
  expect(
    await wrongReplies(rule, /[Ss]i (?:el impuesto )?no sube ni baja.*no hay sanción/, /mientras el/),
  ).toEqual([])
})

test('no reply has a heading without an answer', async () => {
  const asked = [
    'soy medico, trabajo por prestacion de servicios en dos clinicas y tengo un apto arrendado, que me conviene que me lleven ustedes',
    'que servicio me conviene para mi restaurante',
    'tengo una tienda con dos empleados, que me aconsejan de ustedes',
  ]
  for (const typed of asked) {
    const { text } = await replyTo(typed, { name: null, folder: null })
    expect(text.filter((line) => /^$|»:\s*$/.test(line))).toEqual([])
  }
})

test('who works alone by services hears what the firm would usually do for them', async () => {
  const doctors = [
    'soy medico, trabajo por prestacion de servicios en dos clinicas y tengo un apto arrendado, que me conviene que me lleven ustedes',
    'soy enfermera por ops en un hospital, que servicio me conviene',
  ]
  expect(
    await wrongReplies(
      doctors,
      /^Lo usual.*una vez al año.*40%.*médicos.*no lo llevan/,
      /responsable de IVA/,
    ),
  ).toEqual([])
  const others = ['soy diseñador independiente, que servicio de ustedes me conviene']
  expect(await wrongReplies(others, /^Lo usual.*3\.500 UVT/, /médicos/)).toEqual([])
  expect(
    await wrongReplies(['que servicio me conviene para mi restaurante'], /nómina/, /^Lo usual en tu/),
  ).toEqual([])
})

test('who resigned hears that the settlement may not wait a month', async () => {
  const asked = [
    'renuncie el viernes y mi jefe dice q me paga la liquidacion dentro de un mes, eso es legal?',
    'me fui de la empresa y dicen que la liquidacion me la pagan en 30 dias, eso es legal',
    'mi patron puede pagarme la liquidacion el otro mes si ya renuncie?',
  ]
  expect(await wrongReplies(asked, /^No: se debe desde el último día.*art\. 65.*tres años/)).toEqual([])
})

test('the price of a late income return has our fee and what the tax authority charges', async () => {
  const asked = [
    'q vale una declaracion de renta atrasada',
    'cuanto cobran por hacer la renta que no presente',
  ]
  expect(await wrongReplies(asked, /^Son dos cobros.*por escrito.*5%.*641.*524\.000/)).toEqual([])
  expect(
    await wrongReplies(['cuanto cuesta la declaracion de renta'], /una vez al año/, /dos cobros/),
  ).toEqual([])
})

test('who was left alone by an accountant hears that the firm puts the whole year in order', async () => {
  const asked = [
    'mi contadora renuncio y me dejo todo botado, uds pueden organizar lo de todo el año??',
    'el contador desaparecio, ustedes me ponen al dia todo este año?',
  ]
  expect(await wrongReplies(asked, /^Sí: .*al día.*se reconstruye.*800\.000/, /antes de fin de año/)).toEqual(
    [],
  )
})

test('a professional hears whether SIMPLE suits them', async () => {
  const asked = [
    'un abogado independiente q factura 15 millones al mes le sirve el regimen simple?',
    'soy consultora y facturo 15 millones mensuales, me favorece el simple?',
  ]
  expect(await wrongReplies(asked, /10\.620\.000.*14\.636\.000.*Sale mejor el SIMPLE/)).toEqual([])
})

test('who sold a car and earns a wage hears the sum of both against the limit', async () => {
  const asked = [
    'en 2025 vendi un carro en 48 millones y gano el minimo, tenia q declarar renta?',
    'gano el salario minimo y el año pasado vendi mi camioneta en 48 millones, debo declarar renta?',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Probablemente sí.*17\.082\.000.*65\.082\.000.*70\.900\.000.*69\.718\.600.*220/,
    ),
  ).toEqual([])
  const little = ['el año pasado vendi la moto en 12 millones y gano el salario minimo, debo declarar renta']
  expect(await wrongReplies(little, /^Por los ingresos, no/, /preséntala ya/)).toEqual([])
  const thisYear = ['vendi un carro en 48 millones este año y gano el minimo, tengo que declarar renta']
  expect(await wrongReplies(thisYear, /21\.010\.860.*se presenta en 2027/, /preséntala ya/)).toEqual([])
  const alone = ['en 2025 vendi un carro en 48 millones, tenia que declarar renta?']
  expect(await wrongReplies(alone, /^Por esa venta sola, no/)).toEqual([])
})

test('the hours of a working week are not the hours of the office', async () => {
  const asked = [
    'cuantas horas a la semana se puede poner a trabajar a un empleado ahorita',
    'cual es el maximo de horas semanales que puede trabajar un empleado',
  ]
  expect(await wrongReplies(asked, /42 horas a la semana.*2101.*doce a la semana/)).toEqual([])
  expect(await wrongReplies(['que dias y a que horas atienden en la semana'], /Atendemos/)).toEqual([])
})
