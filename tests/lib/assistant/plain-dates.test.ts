import { expect, test } from 'vitest'
import type { publicTaxes } from '@/content/tools/public-taxes'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }

/** People type these names for the taxes whose due dates depend on the NIT. */
const names: Partial<Record<(typeof publicTaxes)[number]['slug'], readonly string[]>> = {
  'retencion-en-la-fuente': ['retefuente', 'retención en la fuente', 'la retencion', 'rete fuente'],
  'iva-bimestral': ['iva', 'el IVA', 'iva bimestral', 'declaracion de iva'],
  'iva-cuatrimestral': ['iva cuatrimestral'],
  'impuesto-al-consumo': ['impoconsumo', 'impuesto al consumo'],
  'regimen-simple': ['anticipo simple', 'anticipo del régimen simple'],
  'ica-bogota': ['reteica bogota', 'ica bogota', 'ica bogotá bimestral'],
  'renta-empresas': ['renta empresas', 'renta de personas juridicas'],
  'renta-grandes-contribuyentes': ['renta grandes contribuyentes'],
  'renta-personas-naturales': ['renta personas naturales', 'renta persona natural'],
}
const questions = (tax: string): readonly string[] => [
  `fechas ${tax}`,
  `fechas ${tax} este mes`,
  `fecha ${tax}`,
  `cuando vence ${tax}`,
  `¿Cuándo vence ${tax} este mes?`,
  `plazo ${tax}`,
  `plazo para presentar ${tax}`,
  `vencimiento ${tax}`,
  `vencimientos ${tax} noviembre`,
  `${tax} cuando vence`,
  `${tax} fecha de vencimiento`,
  `${tax} este mes`,
  `calendario ${tax}`,
  `hasta cuando hay plazo para ${tax}`,
]
const day = /\b\d{1,2} de [a-z]+ (?:de )?20\d\d/

test(
  'a tax with a word such as «cuándo» gets its days, even without a NIT',
  { timeout: 120_000 },
  async () => {
    const missing: string[] = []
    for (const list of Object.values(names))
      for (const tax of list)
        for (const typed of questions(tax)) {
          const said = (await replyTo(typed, visitor)).text.join(' ')
          if (!day.test(said)) missing.push(`${typed} -> ${said.slice(0, 110)}`)
        }
    expect(missing).toEqual([])
  },
)

test('a tax with the last digit of a NIT gets the one day of that digit', { timeout: 120_000 }, async () => {
  const missing: string[] = []
  for (const [slug, list] of Object.entries(names))
    for (const tax of list)
      for (const typed of [
        `${tax} nit terminado en 47`,
        `cuando vence ${tax} nit terminado en 47`,
        `fechas ${tax} mi nit termina en 47`,
        `vencimiento ${tax} 901456747`,
      ]) {
        const said = (await replyTo(typed, visitor)).text.join(' ')
        const sameForAll = slug === 'ica-bogota' && !/reteica/.test(tax)
        if (!day.test(said) || (!sameForAll && !/terminado en (?:4?7)\b/.test(said)))
          missing.push(`${slug} ${typed} -> ${said.slice(0, 110)}`)
      }
  expect(missing).toEqual([])
})
