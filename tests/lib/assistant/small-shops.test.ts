import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a hairdresser or small shop hears its own rate in SIMPLE and that it has no VAT', async () => {
  const messages = [
    'tengo una peluqueria en kennedy y me dicen que me pase al regimen simple, me conviene?',
    'tengo una barberia, me sirve el simple o me quedo como estoy',
    'tengo una tienda de barrio y me ofrecen el simple, vale la pena?',
  ]
  expect(
    await wrongReplies(messages, /^Suele convenir.*art\. 437, parágrafo 4.*1,2%.*26 de febrero/),
  ).toEqual([])
  const sales = ['Soy dueña de un salón de belleza en Suba que vende 18 millones al mes. ¿Me paso al SIMPLE?']
  expect(await wrongReplies(sales, /\$\s216\.000\.000 de ventas al año, estimado: \$\s2\.592\.000/)).toEqual(
    [],
  )
  expect(
    await wrongReplies(['tengo una ferreteria me conviene el simple'], /margen/, /^Suele convenir/),
  ).toEqual([])
})
