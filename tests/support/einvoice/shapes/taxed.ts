import { money } from '../xml-text'
import { inc, iva, line, perUnit, shape, swap, swapAll, type Shape } from './build'

const price = 1_890_000
const bag = (count: number, how = {}) =>
  line(count, 0, [], { taxes: [perUnit('22', 'INC Bolsas', count * 7000, how)] })

export const taxedShapes: readonly Shape[] = [
  shape('IVA of 19 %', [line(3, price, [iva(19)])]),
  shape('IVA of 5 %', [line(3, price, [iva(5)])]),
  shape('IVA of 0 %', [line(3, price, [iva(0)])]),
  shape('no tax at all', [line(3, price)]),
  shape('INC of 8 %', [line(2, price, [inc(8)])]),
  shape('INC of 4 %', [line(2, price, [inc(4)])]),
  shape('INC of 16 %', [line(2, price, [inc(16)])]),
  shape('three rates of IVA', [
    line(1, price, [iva(19)]),
    line(2, price, [iva(5)]),
    line(3, price, [iva(0)]),
  ]),
  shape('IVA and INC on lines of their own', [line(1, price, [iva(19)]), line(1, price, [inc(8)])]),
  shape('ICA beside IVA', [line(1, price, [iva(19), { code: '03', name: 'ICA', percent: 0.966 }])]),
  shape('stamp tax', [line(1, price, [{ code: '21', name: 'Timbre', percent: 1.5 }])]),
  shape('the quota of fruit growers', [
    line(1, price, [{ code: '20', name: 'FtoHorticultura', percent: 1 }]),
  ]),
  shape('food with much sugar', [line(4, price, [iva(19), { code: '35', name: 'ICUI', percent: 20 }])]),
  shape('a tax of another name', [line(1, price, [{ code: 'ZZ', name: 'Contribución', percent: 4 }])]),
  shape('bags, one unit whatever the quantity', [line(1, price, [iva(19)]), bag(3)]),
  shape('bags by their count', [line(1, price, [iva(19)]), bag(4, { units: '4' })]),
  shape('bags with a base and a rate of zero', [line(1, price, [iva(19)]), bag(2, { zeros: true })]),
  shape('bags without the price of one', [line(1, price, [iva(19)]), bag(2, { zeros: true, perUnit: 0 })]),
  shape('fuel by the gallon', [
    line(35.67, 1_445_000, [], {
      taxes: [
        perUnit('24', 'INCombustibles', Math.round(35.67 * 70_421), { perUnit: 70_421, units: '35.67' }),
        perUnit('23', 'INCarbono', Math.round(35.67 * 21_500), { perUnit: 21_500, units: '35.67' }),
        perUnit('25', 'Sobretasa Combustibles', Math.round(35.67 * 126_000), {
          perUnit: 126_000,
          units: '35.67',
        }),
      ],
    }),
  ]),
  shape('carbon alone', [
    line(100, 50_000, [], { taxes: [perUnit('23', 'INCarbono', 100 * 301_500, { perUnit: 301_500 })] }),
  ]),
  shape('spirits by their degrees, and of their price', [
    line(12, 3_500_000, [iva(5), { code: '36', name: 'ADV', percent: 25 }], {
      taxes: [perUnit('32', 'ICL', 12 * 29 * 34_200, { perUnit: 34_200, units: '29' })],
    }),
  ]),
  shape('sugared drinks by 100 ml', [
    line(1, 2_400_000, [iva(19)], {
      taxes: [perUnit('34', 'IBUA', 65_000, { perUnit: 6_500, units: '1000' })],
    }),
  ]),
  shape('plastics by the gram', [
    line(1, 900_000, [iva(19)], { taxes: [perUnit('33', 'INPP', 1_250, { perUnit: 5, units: '250' })] }),
  ]),
  shape('tobacco by the packet', [
    line(10, 500_000, [], { taxes: [perUnit('02', 'IC', 10 * 380_000, { perUnit: 380_000 })] }),
  ]),
  shape('spirits by volume as well', [
    line(6, 3_500_000, [iva(5)], {
      taxes: [perUnit('32', 'ICL', 6 * 29 * 17_100, { perUnit: 34_200, units: '29' })],
    }),
  ]),
  shape('a total for each rate of IVA', [line(1, price, [iva(19)]), line(2, price, [iva(5)])], {}, (text) =>
    swap(
      text,
      /<cac:TaxTotal>(<cbc:TaxAmount[^>]*>)[^<]*(<\/cbc:TaxAmount>)(<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>)(<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>)<\/cac:TaxTotal>/,
      '<cac:TaxTotal>$13591.00$2$3</cac:TaxTotal><cac:TaxTotal>$11890.00$2$4</cac:TaxTotal>',
    ),
  ),
  shape('two taxes by unit in two lines', [bag(1), bag(5), line(1, price, [iva(19)])]),
  includedInLines(),
  includedInPrice(),
  includedInBase(),
  includedInAll(),
  shape('prices of as many decimals as a division leaves', [line(3, 33_333, [iva(19)])], {}, (text) =>
    swap(text, /(<cbc:PriceAmount[^>]*>)333\.33</, '$1333.33333333333331<'),
  ),
  shape('amounts without a zero before the point', [line(1, 50, [iva(0)])], {}, (text) =>
    swapAll(text, '>0.50<', '>.50<'),
  ),
  shape('AIU: taxed on the profit alone', [line(1, 500_000_000, [iva(19)], { base: 25_000_000 })], {
    operation: '09',
  }),
  shape('a gift, taxed on what it is worth', [
    line(1, price, [iva(19)]),
    line(1, 0, [iva(19)], { free: true, base: 150_000 }),
  ]),
  shape('a gift without tax', [line(1, price, [iva(19)]), line(2, 0, [], { free: true })]),
  shape('500 lines, each rounded to the peso', manyLines(500)),
  shape('500 lines that tell no taxes', manyLines(500), {}, (text) =>
    text.replace(/(<cac:InvoiceLine>[^]*?)<cac:TaxTotal>[^]*?<\/cac:TaxTotal>/g, '$1'),
  ),
  shape(
    '37 lines of odd cents',
    Array.from({ length: 37 }, (_, at) => line(7 + at, 1_333 + at * 17, [iva(19)])),
  ),
  shape('amounts without decimals', [line(2, 1_500_000, [iva(19)])], { shortAmounts: true }),
  shape('amounts of four decimals', [line(3, price, [iva(19)])], {}, (text) =>
    text.replace(/(\.\d\d)(<\/cbc:\w*Amount>)/g, '$100$2'),
  ),
  shape('a price of six decimals', [line(3, 33_333, [iva(19)])], {}, (text) =>
    swap(text, /(<cbc:PriceAmount[^>]*>)333\.33</, '$1333.333333<'),
  ),
  shape('rates without decimals, rates with many', [line(3, price, [iva(19)])], {}, (text) =>
    swap(text, '<cbc:Percent>19<', '<cbc:Percent>19.000000<'),
  ),
  shape('a price for a hundred', [line(1000, 189, [iva(19)])], {}, (text) =>
    swap(
      swap(text, '>1.89</cbc:PriceAmount>', '>189.00</cbc:PriceAmount>'),
      /(<cbc:BaseQuantity[^>]*>)[^<]*/,
      '$1100.000000',
    ),
  ),
]

function manyLines(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const amount = 1_234_500 + at * 700
    const tax = Math.round((amount * 0.19) / 100) * 100
    return { ...line(1, amount), taxes: [{ ...iva(19), base: amount, amount: tax }] }
  })
}

/** The line's amount of 119.000 pesos includes 19.000 pesos of tax. */
function includedInLines(): Shape {
  const { name, text } = shape('lines that include the tax', [
    line(1, 11_900_000, [iva(19)], { base: 10_000_000 }),
  ])
  const wrong = swapAll(text, money(13_800_000), money(11_900_000))
  return { name, text: wrong }
}

function includedInPrice(): Shape {
  const { name, text } = shape('a price that includes the tax', [line(1, 10_000_000, [iva(19)])])
  return { name, text: swap(text, /(<cbc:PriceAmount[^>]*>)100000\.00/, '$1119000.00') }
}

function includedInBase(): Shape {
  const { name, text } = shape('a base that includes the tax', [line(1, 10_000_000, [iva(19)])])
  const wrong = text.replace(/(<cbc:TaxableAmount[^>]*>)100000\.00/g, '$1119000.00')
  return { name, text: wrong, loud: ['T5.included', 'T2'] }
}

function includedInAll(): Shape {
  const { name, text } = shape('lines and bases that include the tax', [
    line(1, 11_900_000, [iva(19)], { base: 10_000_000 }),
  ])
  const wrong = swapAll(text, money(13_800_000), money(11_900_000))
  return {
    name,
    text: swapAll(wrong, `>${money(10_000_000)}<`, `>${money(11_900_000)}<`),
    loud: ['T5.included'],
  }
}
