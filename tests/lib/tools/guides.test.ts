import { describe, expect, test } from 'vitest'
import type { GuideId } from '@/content/tools/guides/guide'
import { answerGuide } from '@/lib/tools/guides/answer-guide'

const today = '2026-11-26'
function answer(guide: GuideId, fields: Record<string, string | string[]>) {
  const all = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return answerGuide(guide, all, today)
}
const verdict = (...args: Parameters<typeof answer>) => {
  const given = answer(...args)
  return 'answer' in given ? given.answer.verdict : given.problem
}
const said = (...args: Parameters<typeof answer>) => JSON.stringify(answer(...args))

describe('the guide on how often VAT is declared', () => {
  const mine = { responsible: 'yes', regime: 'ordinary', exempt: 'no', income: 'low' }
  test.each([
    [mine, 'Cada cuatro meses'],
    [{ ...mine, income: 'high' }, 'Cada dos meses'],
    [{ ...mine, income: 'new' }, 'Cada dos meses'],
    [{ ...mine, exempt: 'yes' }, 'Cada dos meses'],
    [{ ...mine, regime: 'large' }, 'Cada dos meses'],
    [{ ...mine, regime: 'simple', income: 'high' }, 'Una vez al año'],
    [{ ...mine, responsible: 'no', income: 'high' }, 'No te toca declarar IVA'],
    [{ ...mine, responsible: 'unsure' }, 'Primero mira tu RUT'],
    [{}, 'Cada cuatro meses'],
    [{ responsible: 'hack', income: 'x' }, 'Cada cuatro meses'],
  ])('answers %o with «%s»', (fields, expected) => expect(verdict('iva', fields)).toBe(expected))

  test('names the norm and links to the due dates', () => {
    expect(said('iva', mine)).toMatch(/1\.6\.1\.13\.2\.31.*vencimientos\/iva-cuatrimestral/)
    expect(said('iva', { ...mine, exempt: 'yes' })).toMatch(/art\. 600, num\. 1.*vencimientos\/iva-bimestral/)
  })
})

describe('the guide on the SIMPLE', () => {
  const mine = { now: 'ordinary', income: 'under', kind: 'company' }
  test.each([
    [mine, 'Puedes pedirlo: compara antes'],
    [{ ...mine, income: 'over' }, 'Régimen ordinario'],
    [{ ...mine, now: 'simple' }, 'Sigues en SIMPLE mientras cumplas'],
    [{ ...mine, now: 'new' }, 'Se puede elegir al empezar: pregúntanos antes de sacar el RUT'],
  ])('answers %o with «%s»', (fields, expected) => expect(verdict('simple', fields)).toBe(expected))

  test('tells a person with little income about the advances', () => {
    expect(said('simple', { ...mine, kind: 'small' })).toContain('3.500 UVT no presenta los anticipos')
    expect(said('simple', mine)).not.toContain('anticipos: paga')
  })
})

test('the VAT guide tells a large taxpayer and an exporter that the income does not matter', () => {
  const mine = { responsible: 'yes', regime: 'large', exempt: 'yes', income: 'high' }
  expect(said('iva', mine)).toContain('Los grandes contribuyentes declaran cada dos meses')
  expect(said('iva', { ...mine, regime: 'ordinary' })).toContain('artículos 477 y 481')
  expect(said('iva', { ...mine, regime: 'ordinary', exempt: 'no' })).toContain(
    'Tus ingresos del año anterior',
  )
})

describe('the guide on a person’s income tax return', () => {
  test('says no below every threshold', () => {
    expect(verdict('renta', { year: '2026' })).toBe('Con lo que marcaste, no')
  })

  test('gives the computed day for 2026 by the last two digits', () => {
    const text = said('renta', { year: '2026', reached: ['income', 'vat'], ending: '45' })
    expect(text).toContain('Tu fecha: 14 de septiembre 2027')
    expect(text).toContain('Es una fecha calculada')
    expect(text).toContain('responsable de IVA')
    expect(text).not.toContain('declarar-tarde')
  })

  test('says that the day for 2025 has passed, and links to the cost of the delay', () => {
    const text = said('renta', { year: '2025', reached: 'assets', ending: '01' })
    expect(text).toContain('Tu fecha fue el 12 de agosto 2026')
    expect(text).toContain('/herramientas/declarar-tarde')
  })

  test('has no monthly price', () => {
    expect(said('renta', { reached: 'card' })).toContain('no tiene tarifa mensual')
    expect(said('renta', { reached: 'card' })).not.toMatch(/600\.000/)
  })

  test.each(['7', '123', 'ab'])('does not accept «%s» as two digits', (ending) =>
    expect(verdict('renta', { reached: 'card', ending })).toMatch(/^Escribe solo las dos últimas cifras/),
  )
})
