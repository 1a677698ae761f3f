import { expect, test } from 'vitest'
import { laterMark, laterTexts } from '@/content/assistant/later'
import { meanings } from '@/lib/assistant/meanings'
import { replyTo } from '@/lib/assistant/reply'
import { phrases } from '@/lib/assistant/words'

const later = meanings.flatMap(
  ({ examples, known, topic }) =>
    known?.text.flatMap((line) => {
      const [, group = '', named = ''] = laterMark.exec(line) ?? []
      return group ? [{ group, named, topic, example: phrases(examples)[0] ?? '' }] : []
    }) ?? [],
)

test('every answer that is loaded later has a text, and every text belongs to an answer', async () => {
  const texts = await Promise.all(
    Object.entries(laterTexts).map(async ([group, load]) =>
      Object.entries((await load()).texts).map(([topic, lines]) => {
        expect(lines.join('').length, topic).toBeGreaterThan(40)
        return `${group}: ${topic}`
      }),
    ),
  )
  expect(later.map(({ group, named }) => `${group}: ${named}`).toSorted()).toEqual(texts.flat().toSorted())
  expect(later.filter(({ named, topic }) => named !== topic)).toEqual([])
})

test('a reply shows the loaded text, never its placeholder', async () => {
  const { example } = later[0] ?? { example: '' }
  for (const question of [example, `hola ${example}`, `${example} y como saco el rut por primera vez`]) {
    const { text } = await replyTo(question, { name: null, folder: null })
    expect(text.join('\n')).not.toMatch(/@later/)
    expect(text.join('\n').length).toBeGreaterThan(150)
  }
})
