'use server'

import { staffAction } from '@/lib/action'
import { signaturePdfLimits, takeLimits } from '@/lib/limits'
import { makeLetter } from '@/lib/signatures/templates/make-letter'
import { archiveSchema, makeLetterSchema, saveTemplateSchema } from '@/lib/signatures/templates/schema'
import { unwrap } from '@/lib/supabase/unwrap'

export const saveSignatureTemplateAction = staffAction(
  saveTemplateSchema,
  async ({ template, seen, ...content }, { db }) => {
    await unwrap(
      db.rpc('save_signature_template', { template, content, ...(seen !== null && { seen }) }),
      'signatures.save-template',
    )
    return null
  },
)

export const archiveSignatureTemplateAction = staffAction(
  archiveSchema,
  async ({ template, archive }, { db }) => {
    await unwrap(db.rpc('archive_signature_template', { template, archive }), 'signatures.archive-template')
    return null
  },
)

export const makeLetterAction = staffAction(makeLetterSchema, async (input, member) => {
  await takeLimits(signaturePdfLimits(member.id))
  return makeLetter(member, input)
})
