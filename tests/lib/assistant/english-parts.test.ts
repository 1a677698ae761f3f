import { expect, test } from 'vitest'
import { englishReply } from '@/lib/assistant/english-reply'
import { replyTo } from '@/lib/assistant/reply'

test('an English message whose first part has an answer names each part that has none', () => {
  const parts = ['can you repair my old bicycle', 'Do you also translate school diplomas']
  const said = englishReply(`How much does payroll cost, and ${parts[0]}? ${parts[1]}?`).text.join(' ')
  expect(said).toContain('payroll from')
  for (const part of parts) expect(said).toContain(part)
})

test('somebody who stayed some months is told, in English, that 183 days make a tax resident', async () => {
  for (const text of [
    'do i need to file taxes here if i only lived in colombia 5 months',
    'I was in Colombia for four months only, do I have to file?',
    'do i owe taxes in colombia if i stayed 3 months',
  ]) {
    const { text: said } = await replyTo(text, { name: null, folder: null })
    expect(said.join(' '), text).toMatch(/183 days/)
  }
})
