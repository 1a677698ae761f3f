'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { secondStepText } from '@/content/second-step'
import { memberAction } from '@/lib/action'
import { openSession } from '@/lib/auth/open-session'
import { codeSchema } from '@/lib/auth/schema'
import { beginSecondStep, passSecondStep } from '@/lib/auth/second-step'
import { flash } from '@/lib/flash'

export const beginSecondStepAction = memberAction(z.undefined(), (_input, member) => beginSecondStep(member))

export const passSecondStepAction = memberAction(codeSchema, async ({ code }, member) => {
  await passSecondStep(member, code)
  const target = await openSession(member.db, member.email, null)
  await flash({ kind: 'success', ...secondStepText.passed })
  redirect(target)
})
