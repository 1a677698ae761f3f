import { expect, test } from 'vitest'
import { englishReply } from '@/lib/assistant/english-reply'

test('an English message whose first part has an answer names each part that has none', () => {
  const parts = ['can you repair my old bicycle', 'Do you also translate school diplomas']
  const said = englishReply(`How much does payroll cost, and ${parts[0]}? ${parts[1]}?`).text.join(' ')
  expect(said).toContain('payroll from')
  for (const part of parts) expect(said).toContain(part)
})
