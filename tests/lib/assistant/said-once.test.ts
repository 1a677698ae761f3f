import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleThemes } from '@/content/assistant/rules'
import { askingsIn } from '@/lib/assistant/askings'
import { withTexts } from '@/lib/assistant/later-texts'
import { meanings } from '@/lib/assistant/meanings'
import { saidOnce, saysSame, withoutTwins } from '@/lib/assistant/repeats'
import { replyTo } from '@/lib/assistant/reply'
import { askedInOneSitting } from './asked-in-one-sitting'

const nobody = { name: null, folder: null }

const short =
  'Sobre «¿Cómo doy acceso?»: En «Personas», el dueño de la empresa invita por correo y elige qué ve.'
const full =
  'Sí. En «Personas», el dueño de la empresa invita por correo y elige qué ve cada quien: «Solo lectura» mira; «Auxiliar» sube facturas.'
const other =
  'La dotación es un par de zapatos y un vestido de labor, gratis, para quien gana hasta dos mínimos.'

test('of two paragraphs that say the same, only the fuller one stays', () => {
  expect(saysSame(full, short)).toBe(true)
  expect(saysSame(full, other)).toBe(false)
  expect(withoutTwins([full], [short, other])).toEqual([full, other])
  expect(withoutTwins([short], [full])).toEqual([full])
  expect(saidOnce({ text: [full, other, short], links: [] }).text).toEqual([full, other])
})

test('two different questions keep both answers, even if the answers are alike', () => {
  const vat =
    'Si vendes menos de 3.500 UVT (art. 437) puedes ser no responsable de IVA: cuentan ventas, consignaciones y contratos del año.'
  const invoices = `Sobre «¿Debo facturar?»: ${vat}`
  expect(saysSame(invoices, vat)).toBe(true)
  expect(saysSame(invoices, vat, ['cobro iva', 'debo facturar'])).toBe(false)
})

test('the same norm with the same figure is a repetition, but lines with different dates are not', () => {
  const late =
    'Presentar tarde cuesta el 5% del impuesto por cada mes o fracción de mes, hasta el 100% (artículo 641).'
  const again =
    'Sobre «¿Y si presento tarde?»: Hay una sanción de extemporaneidad del 5% del impuesto por mes, con tope (artículo 641), y corren intereses hasta que pagues la deuda completa.'
  expect(saysSame(again, late)).toBe(true)
  const [vat, withheld] = [
    'IVA, bimestre 5 de 2026: del 11 de noviembre 2026 al 25 de noviembre 2026, según el número (art. 1.6.1.13.2.30).',
    'Consumo, bimestre 5 de 2026: del 11 de noviembre 2026 al 25 de noviembre 2026, según el número (art. 1.6.1.13.2.32).',
  ]
  expect(saysSame(withheld, vat)).toBe(false)
})

const rules = (await Promise.all(ruleThemes.map(({ load }) => load()))).flatMap((theme) => theme.rules)
const answers = [
  ...rules.map(({ text }) => text),
  ...(await Promise.all(meanings.flatMap(({ known }) => (known ? [withTexts(known)] : [])))).map(
    ({ text }) => text,
  ),
]
/** True if one stored answer contains both lines, because the second line then continues the first one. */
const isOneAnswer = (line: string, said: string) =>
  answers.some((text) => [line, said].every((one) => text.some((written) => one.endsWith(written))))

const every = 45
const phrasings = readFileSync('content/assistant/phrasings.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const questions = [
  ...phrasings.filter((_, at) => at % every === 0),
  ...Object.values(askedInOneSitting).flatMap((asked) => asked.map(([typed]) => typed)),
  'ya cree la s.a.s. y ahora qué sigue',
  'ya creé la SAS y la matrícula, qué hago',
  'quiero darle acceso a mi socia',
  'mi asesor no responde',
  'extemporaneidad cuanto cobran',
  'jornada laboral 42 horas',
  'sigo en lista de espera',
  'impuesto por una herencia',
  '¿Cuánto dura y cuánto sale la evaluación inicial?',
]

test('no reply says the same thing twice', { timeout: 120_000 }, async () => {
  const twice: string[] = []
  for (const typed of questions) {
    const { text, sum } = await replyTo(typed, nobody)
    if (sum) continue
    const asked = askingsIn(typed).map((asking) => asking.text)
    for (const [at, line] of text.entries())
      for (const said of text.slice(0, at))
        if (saysSame(line, said, asked) && !isOneAnswer(line, said)) twice.push(`${typed}\n${said}\n${line}`)
  }
  expect(twice).toEqual([])
})
