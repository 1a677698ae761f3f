import { expect, test } from 'vitest'
import { ruleThemes } from '@/content/assistant/rules'
import { withTexts } from '@/lib/assistant/later-texts'
import { meanings } from '@/lib/assistant/meanings'
import { plain } from '@/lib/assistant/texts'

const rules = (await Promise.all(ruleThemes.map(({ load }) => load()))).flatMap((theme) => theme.rules)

test('no two answers have titles that differ only in a plural', () => {
  const titles = new Set([...meanings, ...rules].flatMap(({ topic }) => topic ?? []))
  const singular = [...titles].map((title) => plain(title).replaceAll(/s\b/g, '').trim())
  expect(singular.filter((one, place) => singular.indexOf(one) < place)).toEqual([])
})

test('no rule repeats the first words of an answer that it neither completes nor replaces', async () => {
  const known = await Promise.all(
    meanings.map(async ({ topic, known }) => ({ topic, text: known ? (await withTexts(known)).text : [] })),
  )
  const repeated = rules.filter(({ topic: title, insteadOf = [], text: [first] }) =>
    known.some(
      ({ topic, text }) => text[0] === first && topic !== title && !(topic && insteadOf.includes(topic)),
    ),
  )
  expect(repeated.map(({ topic }) => topic)).toEqual([])
})
