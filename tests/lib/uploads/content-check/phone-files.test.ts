import { describe, expect, test } from 'vitest'
import { declaredType, nameOfContent, whyByName } from '@/lib/uploads/file'
import { fileProblemMessage } from '@/lib/uploads/refusal'
import { phoneFiles } from '../../../support/files/phone-files'
import { checkContent, streamOf } from './stream-of'

describe.each(Object.entries(phoneFiles))('%s', (_, files) => {
  test('are tested in at least twenty variants', () => expect(files.length).toBeGreaterThanOrEqual(20))

  test.each(files)(
    'are accepted or refused by their content: $name, declared "$declared"',
    async ({ name, declared, bytes, type, kept, why }) => {
      const expected = declaredType(name, declared)
      if (!expected) return expect(whyByName(name, bytes.length)).toBe(why)
      for (const piece of [undefined, 100]) {
        const checked = await checkContent(streamOf(bytes, piece), expected)
        if (type) {
          expect(checked).toMatchObject({ ok: true, type, size: bytes.length })
          expect(nameOfContent(name, type)).toBe(kept)
        } else {
          expect(checked).toMatchObject({ ok: false, problem: 'file-type', detail: why })
          const sentences = fileProblemMessage('file-type', name, why).split('. ')
          expect(sentences[0]).toBe(`El archivo "${name}" no es un formato válido`)
          expect(sentences.length).toBeGreaterThan(2)
        }
      }
    },
  )
})
