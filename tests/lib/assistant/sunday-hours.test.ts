import { expect, test } from 'vitest'
import { inPesos } from '@/content/legal-figures'
import { benefitsReply } from '@/lib/assistant/benefits-reply'
import { hoursReply } from '@/lib/assistant/hours-reply'
import { readQuestion } from '@/lib/assistant/question'

const wage = 2_100_000
const cases = [
  ['cuanto vale la hora extra diurna con un sueldo de 2.100.000', [12_500], ['168']],
  ['cuanto vale la hora extra nocturna con un sueldo de 2.100.000', [17_500], ['168']],
  [
    'cuanto vale la hora extra diurna en festivo con un sueldo de 2.100.000',
    [21_500],
    ['168', '179', '2466'],
  ],
  ['valor hora extra nocturna dominical con un sueldo de 2.100.000', [26_500], ['168', '179', '2466']],
  ['cuanto valen las horas extras un domingo, gano 2.100.000', [21_500, 26_500], ['168', '179', '2466']],
  ['cuanto me pagan la noche del domingo con sueldo de 2.100.000', [12_500], ['168', '179', '2466']],
  ['cuanto vale una hora un festivo con un sueldo de 2.100.000', [9_000], ['179', '2466']],
] as const

test.each(cases)('each hour has all its surcharges and their norms: %s', (question, sums, norms) => {
  const numbers = readQuestion(question).numbers
  const text = hoursReply(wage, readQuestion(question).text, numbers, '2026-11-28')?.text.join('\n') ?? ''
  for (const sum of sums) expect(text).toContain(inPesos(sum))
  for (const norm of norms) expect(text).toContain(norm)
})

test('from July 2027 a Sunday is paid with its whole surcharge', () => {
  const { text, numbers } = readQuestion('cuanto vale la hora extra de noche un domingo, gano 2.100.000')
  const reply = hoursReply(wage, text, numbers, '2027-08-01')?.text.join('\n') ?? ''
  expect(reply).toContain(inPesos(27_500))
  expect(reply).not.toContain('sube')
})

test('several extra hours on a Sunday night are added up', () => {
  const reply = benefitsReply(
    readQuestion('trabaje 4 horas extras el domingo de noche con un sueldo de 2.100.000, cuanto me deben'),
  )
  expect(reply?.text[0]).toContain(inPesos(106_000))
})

test.each([
  ['trabaje 8 horas un domingo y gano 2.100.000 cuanto me pagan', 72_000],
  ['trabaje 4 horas el festivo, gano 2.100.000, cuanto me deben', 36_000],
  ['trabaje un domingo y gano 2.100.000 cuanto me pagan', 63_000],
])('the surcharge of a Sunday is for the hours of the message, or for 7 hours: %s', (question, sum) => {
  const { text, numbers } = readQuestion(question)
  const reply = hoursReply(wage, text, numbers, '2026-11-28')?.text.join('\n') ?? ''
  expect(reply).toContain(`${inPesos(sum)} más por`)
})

test.each([
  ['cuanto me pagan 5 horas nocturnas con sueldo de 2.100.000', 17_500],
  ['trabaje de noche 20 horas, gano 2.100.000, cuanto es el recargo nocturno', 70_000],
])('the surcharge of a night is added up: %s', (question, sum) => {
  expect(benefitsReply(readQuestion(question))?.text[0]).toContain(inPesos(sum))
})
