import { expect, test } from 'vitest'
import { numbersIn } from '@/lib/assistant/numbers'
import { readQuestion } from '@/lib/assistant/question'

const kinds = (text: string) =>
  numbersIn(text).map(({ kind, value, unit }) => [kind, value, unit].filter(Boolean).join(' '))

test.each<[string, string[]]>([
  ['gano 2.400.000 al mes', ['money 2400000']],
  ["intereses sobre 3'500.000", ['money 3500000']],
  ['vendi 5.000 millones en 2025', ['money 5000000000', 'year 2025']],
  ['1,5 millones y 200 mil', ['money 1500000', 'money 200000']],
  ['$ 800', ['money 800']],
  ['el 19% de 350000', ['percent 19', 'money 350000']],
  ['el articulo 771-5', ['article 771', 'plain 5']],
  ['la ley 50 de 1990', ['article 50', 'year 1990']],
  ['5.000 UVT', ['uvt 5000']],
  ['nit 900.123.456-8', ['identity 900123456', 'plain 8']],
  ['mi cedula es 52345678', ['identity 52345678']],
  ['901458732', ['identity 901458732']],
  ['cuando vence el iva de 900000000', ['money 900000000']],
  ['mi cel es 3104567890', ['phone 3104567890']],
  ['en 2025 gaste 69.718.599 con la tarjeta', ['year 2025', 'money 69718599']],
  ['compre un carro por 83456712', ['money 83456712']],
  ['tengo una casa de 224.095.501', ['money 224095501']],
  ['mi patrimonio es 224.095.501', ['money 224095501']],
  ['un lote que vale 91.234.567', ['money 91234567']],
  ['el avaluo es de 312.456.789', ['money 312456789']],
  ['compre con la cedula 52.345.678', ['identity 52345678']],
  ['mi nit es 900.123.456 y gaste 69.718.599', ['identity 900123456', 'money 69718599']],
  ['mi cedula termina en 52345678', ['identity 52345678']],
  [
    'vendi la casa por 300 millones y la compre en 2014 por 170',
    ['money 300000000', 'year 2014', 'money 170000000'],
  ],
  ['2 meses y 10 dias', ['count 2 mes', 'count 10 dia']],
  ['tres meses con dos empleadas', ['count 3 mes', 'count 2 emplead']],
  ['el 1 de octubre', ['day 1 octubre']],
])('the numbers of «%s» are recognised by kind', (text, expected) => expect(kinds(text)).toEqual(expected))

test('a NIT, an article and a year are not taken for amounts of money', () => {
  expect(readQuestion('nit 900.123.456 y articulo 640 de 2026, pague 1.200.000').amounts).toEqual([1_200_000])
})
