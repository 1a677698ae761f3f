'use server'
import { staffAction } from '@/lib/action'
import { diagnose } from '@/lib/diagnosis/diagnose'
import { describeDeployment } from '@/lib/diagnosis/question'
import { diagnosisSchema } from '@/lib/diagnosis/schema'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { diagnosisLimits, takeLimits } from '@/lib/limits'
import { unwrap } from '@/lib/supabase/unwrap'

/** The browser sends no address: the diagnosis calls configured services and mails only the person who runs it. */
export const diagnoseAction = staffAction(diagnosisSchema, async ({ sends }, { id, email, role, db }) => {
  if (role !== 'admin') throw new ExpectedError('not-found')
  await takeLimits(diagnosisLimits(id, sends))
  await unwrap(db.rpc('begin_diagnosis', { sends }), 'diagnosis.begin')
  const deployment = describeDeployment({ values: env, problems: [], mailTo: email })
  return { at: new Date().toISOString(), answers: await diagnose(deployment, { sends }) }
})
