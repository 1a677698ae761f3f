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

describe('how often VAT is declared', () => {
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
  ])('%o: %s', (fields, expected) => expect(verdict('iva', fields)).toBe(expected))

  test('names its norm and the page of its dates', () => {
    expect(said('iva', mine)).toMatch(/1\.6\.1\.13\.2\.31.*vencimientos\/iva-cuatrimestral/)
    expect(said('iva', { ...mine, exempt: 'yes' })).toMatch(/art\. 600, num\. 1.*vencimientos\/iva-bimestral/)
  })
})

describe('the SIMPLE regime', () => {
  const mine = { now: 'ordinary', income: 'under', kind: 'company' }
  test.each([
    [mine, 'Puedes pedirlo: compara antes'],
    [{ ...mine, income: 'over' }, 'Régimen ordinario'],
    [{ ...mine, now: 'simple' }, 'Sigues en SIMPLE mientras cumplas'],
    [{ ...mine, now: 'new' }, 'Se puede elegir al empezar: pregúntanos antes de sacar el RUT'],
  ])('%o: %s', (fields, expected) => expect(verdict('simple', fields)).toBe(expected))

  test('a person with little income is told about the advances', () => {
    expect(said('simple', { ...mine, kind: 'small' })).toContain('3.500 UVT no presenta los anticipos')
    expect(said('simple', mine)).not.toContain('anticipos: paga')
  })
})

test('a large taxpayer, and whoever exports, reads that the income does not matter', () => {
  const mine = { responsible: 'yes', regime: 'large', exempt: 'yes', income: 'high' }
  expect(said('iva', mine)).toContain('Los grandes contribuyentes declaran cada dos meses')
  expect(said('iva', { ...mine, regime: 'ordinary' })).toContain('artículos 477 y 481')
  expect(said('iva', { ...mine, regime: 'ordinary', exempt: 'no' })).toContain(
    'Tus ingresos del año anterior',
  )
})

describe('the income return of a person', () => {
  test('is not due below every threshold', () => {
    expect(verdict('renta', { year: '2026' })).toBe('Con lo que marcaste, no')
  })

  test('of 2026 is due on the day of the last two digits, which is computed', () => {
    const text = said('renta', { year: '2026', reached: ['income', 'vat'], ending: '45' })
    expect(text).toContain('Tu fecha: 14 de septiembre 2027')
    expect(text).toContain('Es una fecha calculada')
    expect(text).toContain('responsable de IVA')
    expect(text).not.toContain('declarar-tarde')
  })

  test('of 2025 was due already, and leads to the cost of the delay', () => {
    const text = said('renta', { year: '2025', reached: 'assets', ending: '01' })
    expect(text).toContain('Tu fecha fue el 12 de agosto 2026')
    expect(text).toContain('/herramientas/declarar-tarde')
  })

  test('has no monthly price', () => {
    expect(said('renta', { reached: 'card' })).toContain('no tiene tarifa mensual')
    expect(said('renta', { reached: 'card' })).not.toMatch(/600\.000/)
  })

  test.each(['7', '123', 'ab'])('does not take «%s» for two digits', (ending) =>
    expect(verdict('renta', { reached: 'card', ending })).toMatch(/^Escribe solo las dos últimas cifras/),
  )
})
