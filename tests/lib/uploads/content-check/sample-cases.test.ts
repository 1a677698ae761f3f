import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { declaredType, nameOfContent } from '@/lib/uploads/file'
import { sampleCases, samplesFolder } from '../../../support/files/sample-cases'
import { checkContent, streamOf } from './stream-of'

test.skipIf(!existsSync(samplesFolder)).each(sampleCases)(
  'the real file $file, sent as $name, "$declared", is accepted or refused as expected',
  async ({ file, name, declared, kept, why }) => {
    const bytes = readFileSync(path.join(samplesFolder, file))
    const expected = declaredType(name, declared)
    if (!expected) throw new Error('no type was promised')
    const checked = await checkContent(streamOf(bytes), expected)
    if (why) expect(checked).toMatchObject({ ok: false, detail: why })
    else expect(checked.ok && nameOfContent(name, checked.type)).toBe(kept)
  },
)
