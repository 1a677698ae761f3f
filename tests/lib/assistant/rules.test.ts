import { expect, test } from 'vitest'
import { exactThemes, ruleThemes } from '@/content/assistant/rules'
import { rules as english } from '@/content/assistant/rules/english'
import { plain } from '@/lib/assistant/texts'
import { phrases } from '@/lib/assistant/words'

const every = [...ruleThemes, ...exactThemes]
const themes = await Promise.all(every.map(({ load }) => load()))
const rules = [...themes.flatMap((theme) => theme.rules), ...english]

test('every rule of the chat has its own topic, an answer of more than 150 characters, a link and a trigger', () => {
  expect(new Set(rules.map(({ topic }) => topic)).size).toBe(rules.length)
  for (const { topic, text, links, when, asked } of rules) {
    expect(text.join(' ').length, topic).toBeGreaterThan(150)
    expect(links.length, topic).toBeGreaterThan(0)
    expect((when?.length ?? 0) + (asked?.length ?? 0), topic).toBeGreaterThan(0)
  }
})

test('a rule that calms somebody names no price', () => {
  for (const { topic, text, calms } of rules)
    if (calms) expect(text.join(' '), topic).not.toMatch(/desde \$|cuesta desde|cotiz/i)
})

test('no pattern of a rule remembers its position between messages', () => {
  for (const { topic, when, not } of rules)
    for (const { flags } of [...(when ?? []), ...(not ? [not] : [])]) expect(flags, topic).not.toMatch(/[gy]/)
})

test('every rule can be found: its group is loaded for its own question', async () => {
  for (const { gate, load } of every)
    for (const { topic, asked = '' } of (await load()).rules)
      for (const phrase of [topic, ...phrases(asked)]) expect(plain(phrase), topic).toMatch(gate)
})
